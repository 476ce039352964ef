/** Where the links in mails and messages lead: yes, no more, or never. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { Wish } from "../net/protocol.gen";
import { link, place } from "../router";
import { Top } from "../screens/Top";
import { useWork } from "../screens/useAsync";
import { House } from "../ui/art";
import { Button, Problem } from "../ui/kit";
import { alertsApi } from "./api";

/** `#confirm=TOKEN` or `#stop=TOKEN`. */
function read(hash: string): { wish: "confirm" | "stop"; token: string } {
  const [key = "", token = ""] = hash.replace(/^#/, "").split("=", 2);
  return { wish: key === "confirm" ? "confirm" : "stop", token };
}

export function AnswerScreen() {
  const { wish, token } = read(place().hash);
  const [done, setDone] = useState<Wish | null>(null);
  const { busy, error, work } = useWork();
  const answer = (wanted: Wish): Promise<void> =>
    work(async () => setDone((await alertsApi.answer({ token, wish: wanted })).wish));
  return (
    <div class="lines page">
      <Top />
      <main class="center-page">
        <p aria-hidden="true">
          <House colour="blue" size={64} />
        </p>
        <h1>{t(done ? `alerts-done-${done}` : `alerts-answer-${wish}`)}</h1>
        {!done && (
          <p class="wrap">
            <Button kind="primary" large disabled={busy} onClick={() => answer(wish)}>
              {t(`alerts-yes-${wish}`)}
            </Button>
            {wish === "stop" && (
              <Button large disabled={busy} onClick={() => answer("never")}>
                {t("alerts-yes-never")}
              </Button>
            )}
          </p>
        )}
        <Problem text={error} />
        <p>
          <a class="button" href={link("/")}>
            {t("unknown-home")}
          </a>
        </p>
      </main>
    </div>
  );
}
