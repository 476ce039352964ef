/** What a board is called, whether it is printed, and which locations its hexes are. */

import { useId } from "preact/hooks";
import { named, t } from "../i18n";
import type { Catalog } from "../net/protocol.gen";
import { Box, Switch } from "../ui/kit";
import { Typed } from "../ui/Typed";
import { type Draft, SITES, slug, withLetter } from "./draft";
import { boxOf, locationsOf } from "./ours";

interface Props {
  draft: Draft;
  catalog: Catalog;
  onChange: (next: Draft) => void;
}

function Location({ draft, catalog, onChange, site }: Props & { site: number }) {
  const id = useId();
  const set = (name: string): void => {
    const [one = "", other = ""] = draft.locations;
    const locations = (site ? [one, name] : [name, name && other]).filter(Boolean);
    const box = boxOf(catalog, locations[0]) ?? draft.box;
    onChange({ ...draft, locations, box });
  };
  const others = draft.locations.filter((_, at) => at !== site);
  return (
    <div class="stack tight field">
      <label for={id}>{t(`boards-location-${site + 1}`)}</label>
      <select
        id={id}
        class="input"
        value={draft.locations[site] ?? ""}
        onChange={(event) => set(event.currentTarget.value)}
      >
        <option value="">{t("boards-location-none")}</option>
        {locationsOf(catalog).map(([box, names]) => (
          <optgroup key={box} label={named("box", box)}>
            {names
              .filter((name) => !others.includes(name))
              .map((name) => (
                <option key={name} value={name}>
                  {named("location", name)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

export function Details(props: Props) {
  const { draft, onChange } = props;
  const id = useId();
  const two = draft.locations.length > 0 || withLetter(draft, SITES[1] ?? "").length > 0;
  return (
    <Box title={t("boards-details")} class="stack details">
      <div class="stack tight field">
        <label for={id}>{t("boards-name")}</label>
        <Typed
          id={id}
          class="input"
          value={draft.name}
          maxLength={40}
          autocomplete="off"
          spellcheck={false}
          onTyped={(text) => onChange({ ...draft, name: slug(text) || draft.name })}
        />
      </div>
      {draft.kind !== "side" && (
        <div class="two-fields">
          <Location {...props} site={0} />
          {two && <Location {...props} site={1} />}
        </div>
      )}
      <div>
        <Switch
          label={t("boards-printed")}
          on={draft.source === "printed"}
          onChange={(on) => onChange({ ...draft, source: on ? "printed" : "house" })}
        />
        <small>{t("boards-printed-text")}</small>
      </div>
    </Box>
  );
}
