/** Where a position comes from: nothing but a set-up, a file, or a link. */

import { useEffect, useRef, useState } from "preact/hooks";
import { GAMES } from "../games";
import { t } from "../i18n";
import type { PositionData } from "../net/protocol.gen";
import { server, serverInfo } from "../net/server";
import { Games } from "../screens/New";
import { making } from "../screens/new/useStart";
import { useAsync } from "../screens/useAsync";
import { TerrainArt } from "../ui/art";
import { FileButton } from "../ui/FileButton";
import { Glyph } from "../ui/Glyph";
import { Box, Button, Problem } from "../ui/kit";
import { positionApi } from "./api";
import { openFile, openText } from "./opening";

interface Props {
  onOpen: (ask: () => Promise<PositionData>) => Promise<void>;
  onTold: (told: PositionData) => void;
  isBusy: boolean;
  onBack?: () => void;
}

export function Start({ onOpen, onTold, isBusy, onBack }: Props) {
  const [text, setText] = useState("");
  const [chooses, setChooses] = useState(false);
  return (
    <>
      <p class="soft position-lead">{t("position-lead")}</p>
      {onBack && (
        <Button onClick={onBack} class="position-back">
          <Glyph name="back" /> {t("position-back")}
        </Button>
      )}
      <div class="position-ways">
        <Box title={t("position-from-nothing")}>
          <div class="stack">
            {GAMES.map(({ name, ground }) => (
              <Button
                key={name}
                large
                wide
                disabled={isBusy}
                class="position-game"
                onClick={() => onOpen(() => positionApi.begin(name, { preset: "first-game" }))}
              >
                <TerrainArt ground={ground} size={40} />
                <span class="lines">
                  <b class="title">{t(`game-${name}`)}</b>
                  <small>{t("position-first-game")}</small>
                </span>
              </Button>
            ))}
            <Button large wide aria-expanded={chooses} onClick={() => setChooses(!chooses)}>
              <Glyph name="settings" /> {t("position-choose")}
            </Button>
          </div>
        </Box>
        <Box title={t("position-from-file")}>
          <div class="stack">
            <p class="soft">{t("position-file-text")}</p>
            <FileButton
              label={t("position-open")}
              accept=".json,.txt,application/json,text/plain"
              class="wide large"
              onFile={(file) => void onOpen(() => openFile(file))}
            />
          </div>
        </Box>
        <Box title={t("position-from-link")}>
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim()) void onOpen(() => openText(text));
            }}
          >
            <p class="soft">{t("position-link-text")}</p>
            <textarea
              class="input"
              rows={3}
              aria-label={t("position-link")}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit" large wide disabled={isBusy || !text.trim()}>
              <Glyph name="link" /> {t("position-open-link")}
            </Button>
          </form>
        </Box>
      </div>
      {chooses && <Chosen onTold={onTold} />}
    </>
  );
}

/** The whole set-up, as for a table; what is wrong with it is said there, too. */
function Chosen({ onTold }: Pick<Props, "onTold">) {
  const { data, error } = useAsync(() => Promise.all([server.catalog(), serverInfo()]));
  useEffect(() => {
    making.value = {
      label: t("position-begin"),
      make: async ({ game, setup, seats }) =>
        onTold(await positionApi.begin(game, { ...setup, players: seats.length })),
    };
    return () => {
      making.value = null;
    };
  }, []);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) place.current?.scrollIntoView(); // on a phone it begins below the screen
  }, [data]);
  return (
    <div class="new position-setup" ref={place}>
      <Problem text={error} />
      {data && <Games catalog={data[0]} bots={data[1].bots} isPublic={false} />}
    </div>
  );
}
