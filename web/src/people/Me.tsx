/** My profile: who I am, my link, my games, and how I do. Without one, the way to one. */

import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n";
import { ApiError } from "../net/api";
import type { Colour, ProfileAsked, ProfileData } from "../net/protocol.gen";
import { navigate } from "../router";
import { myName } from "../screens/me";
import { ColourPicker } from "../screens/new/ColourPicker";
import { NAME_LENGTH } from "../screens/new/form";
import { useShareOrigin } from "../screens/share/InviteQr";
import { Qr } from "../screens/share/Qr";
import { Top } from "../screens/Top";
import { useAsync, useWork } from "../screens/useAsync";
import { setPref } from "../state/prefs";
import { change, create, lookUp, open, profile, profilePath, remove } from "../state/profile";
import { Glyph } from "../ui/Glyph";
import { Box, Button, Confirm, CopyField, Problem } from "../ui/kit";
import { LanguageSelect } from "../ui/LanguageSelect";
import { saveAs } from "../ui/saving";
import { toast } from "../ui/toast";
import { Games } from "./Games";
import { Results } from "./Results";

/** A link was opened: take its profile, unless this browser has another one. */
export function Me({ secret }: { secret: string }) {
  const mine = profile.value?.secret ?? "";
  const { busy, error, work } = useWork();
  const take = (): Promise<void> =>
    work(async () => {
      await open(secret);
      navigate("/me", true);
      toast(t("me-opened"));
    });
  const isNew = secret && !mine;
  useEffect(() => {
    if (isNew) void take();
    else if (secret === mine && secret) navigate("/me", true);
  }, []);
  return (
    <div class="lines page me">
      <Top title={t("me-title")} />
      <main class="stack">
        <Problem text={error} />
        {secret && mine && secret !== mine ? (
          <Box class="me-new">
            <h1>{t("me-switch-title")}</h1>
            <p class="soft">{t("me-switch-text")}</p>
            <div class="row">
              <Button kind="primary" large disabled={busy} onClick={take}>
                {t("me-switch-yes")}
              </Button>
              <Button large onClick={() => navigate("/me", true)}>
                {t("cancel")}
              </Button>
            </div>
          </Box>
        ) : mine ? (
          <Mine key={mine} secret={mine} />
        ) : (
          (!secret || error) && <NewProfile />
        )}
      </main>
    </div>
  );
}

function Fields(props: { asked: ProfileAsked; onChange: (asked: ProfileAsked) => void }) {
  const { asked, onChange } = props;
  return (
    <>
      <label class="stack tight field">
        <span>{t("join-name")}</span>
        <input
          class="input"
          value={asked.name}
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          onInput={(event) => onChange({ ...asked, name: event.currentTarget.value })}
        />
      </label>
      <div class="stack tight field">
        <span>{t("join-colour")}</span>
        <ColourPicker
          name="profile-colour"
          label={t("join-colour")}
          value={asked.colour ?? ""}
          onPick={(colour: Colour) => onChange({ ...asked, colour })}
        />
      </div>
      <LanguageSelect
        value={asked.language ?? ""}
        auto=""
        onChange={(value) => onChange({ ...asked, language: value || null })}
      />
    </>
  );
}

function NewProfile() {
  const [asked, setAsked] = useState<ProfileAsked>({ name: myName(), colour: "blue" });
  const { busy, error, work } = useWork();
  const make = (event: Event): void => {
    event.preventDefault();
    void work(async () => {
      if (!asked.name.trim()) throw new ApiError(422, "bad-name", "a name is missing");
      await create(asked);
    });
  };
  return (
    <Box class="me-new">
      <h1>{t("me-new-title")}</h1>
      <p class="soft">{t("me-new-text")}</p>
      <form class="stack" onSubmit={make} noValidate>
        <Fields asked={asked} onChange={setAsked} />
        <Problem text={error} />
        <Button type="submit" kind="primary" large wide disabled={busy}>
          {t("me-create")}
        </Button>
      </form>
      <p class="soft">{t("me-have-link")}</p>
    </Box>
  );
}

function Mine({ secret }: { secret: string }) {
  const { data, error } = useAsync(() => lookUp(secret));
  if (error) return <Problem text={error} />;
  if (!data) return <p class="soft">{t("loading")}</p>;
  return (
    <div class="me-parts">
      <div class="stack">
        <Who secret={secret} data={data} />
        <Link secret={secret} />
        <Keep secret={secret} data={data} />
      </div>
      <div class="stack">
        <Games games={data.games} />
        <Results results={data.results} games={data.games} />
      </div>
    </div>
  );
}

function Who({ secret, data }: { secret: string; data: ProfileData }) {
  const { name, colour, language: spoken } = data;
  const [asked, setAsked] = useState<ProfileAsked>({
    name,
    colour: colour as Colour | null,
    language: spoken,
  });
  const { busy, error, work } = useWork();
  const save = (event: Event): void => {
    event.preventDefault();
    void work(async () => {
      await change(secret, asked);
      setPref("language", asked.language ?? "auto");
      toast(t("me-saved"));
    });
  };
  return (
    <Box title={t("me-who")}>
      <form class="stack" onSubmit={save} noValidate>
        <Fields asked={asked} onChange={setAsked} />
        <Problem text={error} />
        <Button type="submit" wide disabled={busy}>
          {t("me-save")}
        </Button>
      </form>
      <small>
        {t("me-since", { date: new Date(data.since).toLocaleDateString(language.value) })}
      </small>
    </Box>
  );
}

function Link({ secret }: { secret: string }) {
  const [shown, setShown] = useState(false);
  const link = useShareOrigin() + profilePath(secret);
  return (
    <Box title={t("me-link")}>
      <div class="stack">
        <p class="soft">{t("me-link-text")}</p>
        {shown ? (
          <>
            <CopyField label={t("me-link")} text={link} />
            <Qr text={link} label={t("me-qr")} />
          </>
        ) : (
          <Button wide onClick={() => setShown(true)}>
            <Glyph name="link" /> {t("me-show")}
          </Button>
        )}
      </div>
    </Box>
  );
}

/** Without secrets: a file gets around. */
const plain = ({ games, ...rest }: ProfileData) => ({
  format: "hexholm-profile",
  ...rest,
  games: games.map(({ secrets: _, ...game }) => game),
});

function Keep({ secret, data }: { secret: string; data: ProfileData }) {
  const [asks, setAsks] = useState(false);
  const { busy, error, work } = useWork();
  return (
    <Box title={t("me-data")}>
      <div class="stack">
        <Button wide onClick={() => saveAs("hexholm-profile.json", plain(data))}>
          <Glyph name="download" /> {t("me-export")}
        </Button>
        <Button wide kind="danger" disabled={busy} onClick={() => setAsks(true)}>
          {t("me-delete")}
        </Button>
        <Problem text={error} />
      </div>
      {asks && (
        <Confirm
          title={t("me-delete-title")}
          text={t("me-delete-text")}
          yes={t("me-delete")}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            void work(async () => {
              await remove(secret);
              toast(t("me-deleted"));
            });
          }}
        />
      )}
    </Box>
  );
}
