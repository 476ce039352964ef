/** What the small dark label at a hex can say. */

import type { ComponentChildren } from "preact";
import { has, named, rich, t, told } from "../i18n";
import type { Reason, Seat, View } from "../net/protocol";
import { Button } from "../ui/kit";
import {
  nameOf,
  person,
  previewLines,
  reasonText,
  type Standing,
  signed,
  tileName,
  tileText,
} from "./words";

export function Why({ reason, seats }: { reason: Reason; seats: Seat[] }) {
  return (
    <>
      <p>{reasonText(reason, seats)}</p>
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
  piece,
}: {
  verb: string;
  preview: Parameters<typeof previewLines>[0];
  /** what stands there */
  piece: Standing | undefined;
}) {
  const { gold, notes } = previewLines(preview);
  if (verb === "take" && !gold.length && !notes.length)
    return <p>{t("label-take", { piece: piece?.kind ?? "settlement" })}</p>;
  return (
    <>
      {gold.map(([card, n]) => (
        <p key={card}>{rich("label-gold", { card, n: signed(n) })}</p>
      ))}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {preview && !gold.length && !notes.length && <small>{t("label-nothing")}</small>}
    </>
  );
}

/** A place in words: what it is, what it is good for, and what is left of it. */
function SiteText({ name, texts }: { name: string; texts: string[] }) {
  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      {texts.filter(Boolean).map((text) => (
        <small key={text}>{text}</small>
      ))}
    </>
  );
}

/** A location says what its tile does and how many are left; other places what they pay. */
export function siteLabel(view: View, hex: string, ground: string): ComponentChildren {
  const site = view.locations[hex];
  if (site) {
    const left = t("label-tiles", { n: site.tiles });
    return (
      <SiteText name={named("location", site.name)} texts={[told("location", site.name), left]} />
    );
  }
  if (ground === "nomad") {
    const tile = view.nomads?.[hex];
    if (!tile) return <SiteText name={named("terrain", ground)} texts={[t("site-nomad-gone")]} />;
    return <SiteText name={tileName(tile)} texts={[tileText(tile), t("site-nomad-text")]} />;
  }
  const place = view.capitols?.includes(hex) ? "capitol" : view.caves?.includes(hex) ? "cave" : "";
  if (place) return <SiteText name={t(`site-${place}`)} texts={[told("site", place)]} />;
  const text = told("site", ground);
  return text ? <SiteText name={named("terrain", ground)} texts={[text]} /> : null;
}

export function pieceLabel(piece: Standing | undefined, alone: boolean): ComponentChildren {
  if (!piece?.seat) return null;
  if (piece.kind === "settlement") return <p>{nameOf(piece.seat, alone)}</p>;
  return <p>{t("label-piece", { piece: piece.kind, ...person(piece.seat, alone) })}</p>;
}
