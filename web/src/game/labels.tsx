/** What the small dark label at a hex can say. */

import type { ComponentChildren } from "preact";
import { has, named, rich, t, told } from "../i18n";
import type { Reason, View } from "../net/protocol";
import { Button } from "../ui/kit";
import { cardName, previewLines, reasonText, signed } from "./words";

export function Why({ reason }: { reason: Reason }) {
  return (
    <>
      <p>{reasonText(reason)}</p>
      {/[A-Z]/.test(reason.rule) && <small>{t("rule", { rule: reason.rule })}</small>}
    </>
  );
}

export function Which({ verbs, onPick }: { verbs: string[]; onPick: (verb: string) => void }) {
  return (
    <div class="row">
      {verbs.map((verb) => (
        <Button key={verb} onClick={() => onPick(verb)}>
          {has(`verb-${verb}`) ? t(`verb-${verb}`) : verb}
        </Button>
      ))}
    </div>
  );
}

export function Brings({
  verb,
  preview,
}: {
  verb: string;
  preview: Parameters<typeof previewLines>[0];
}) {
  const { gold, notes } = previewLines(preview);
  if (verb === "take" && !gold.length && !notes.length) return <p>{t("label-take")}</p>;
  return (
    <>
      {gold.map(([card, n]) => (
        <p key={card}>{rich("label-gold", { card: cardName(card), n: signed(n) })}</p>
      ))}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {preview && !gold.length && !notes.length && <small>{t("label-nothing")}</small>}
    </>
  );
}

function SiteText({ name, tiles }: { name: string; tiles: number }) {
  return (
    <>
      <p>
        <b>{named("location", name)}</b>
      </p>
      <small>{told("location", name)}</small>
      <small>{t("label-tiles", { n: tiles })}</small>
    </>
  );
}

/** A location says what its tile does and how many are left. */
export function siteLabel(view: View, hex: string): ComponentChildren {
  const site = view.locations[hex];
  return site ? <SiteText name={site.name} tiles={site.tiles} /> : null;
}
