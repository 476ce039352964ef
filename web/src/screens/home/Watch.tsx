/** Tables that anybody may watch, and a field for a link somebody sent. */

import { useState } from "preact/hooks";
import { door } from "#door";
import { list, t } from "../../i18n";
import { server } from "../../net/server";
import { link, navigate, tablePath } from "../../router";
import { known } from "../../state/mygames";
import { Glyph } from "../../ui/Glyph";
import { Box, Button, Problem } from "../../ui/kit";
import { readLink } from "../links";
import { useAsync } from "../useAsync";
import { nameAt, seatName } from "../words";

const SHOWN = 6;

function Paste({ titled }: { titled: boolean }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const open = (event: Event): void => {
    event.preventDefault();
    const link = readLink(text);
    setWrong(!link);
    if (link?.kind === "here") navigate(link.path);
    else if (link) window.location.assign(link.url);
  };
  return (
    <form class="row paste" onSubmit={open}>
      <label class="stack tight grow field">
        <span class={titled ? "hidden-text" : ""}>{t("watch-paste")}</span>
        <input
          class="input"
          value={text}
          placeholder={t("watch-placeholder")}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? "paste-error" : undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
      </label>
      <Button type="submit">{t("watch-open")}</Button>
      {wrong && <Problem id="paste-error" text={t("watch-wrong")} />}
    </form>
  );
}

export function Watch() {
  const { data, error } = useAsync(door.isShared ? server.listed : async () => []);
  const others = data?.filter(({ table }) => !known(table)?.seats.length).slice(0, SHOWN);
  return (
    <Box title={t(others?.length ? "watch-title" : "watch-paste")} class="watch">
      {error && <p class="soft">{t("error-offline")}</p>}
      <ul>
        {others?.map(({ table, seats, turn, watch }) => (
          <li key={table} class="row game-row">
            <a class="row grow game-link" href={link(tablePath(table, { watch }))}>
              <Glyph name="eye" />
              <span class="lines grow game-words">
                <b class="cut">{list(seats.map(seatName))}</b>
                <span class="game-about soft">
                  {turn !== null && t("games-turn", { name: nameAt(seats, turn) })} · {table}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Paste titled={!others?.length} />
    </Box>
  );
}
