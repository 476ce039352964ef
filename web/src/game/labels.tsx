/** What the small dark label at a hex can say. */

import type { ComponentChildren } from "preact";
import type { Place } from "../board/Places";
import { has, named, rich, signed, t, told } from "../i18n";
import type { Picture, Reason, Seat } from "../net/protocol";
import { RuleLink } from "../rules/WhatIs";
import { Button } from "../ui/kit";
import {
  nameOf,
  person,
  placeName,
  previewLines,
  reasonText,
  type Standing,
  tileText,
} from "./words";

export function Why({ reason, seats }: { reason: Reason; seats: Seat[] }) {
  return (
    <>
      <p>{reasonText(reason, seats)}</p>
      <RuleLink rule={reason.rule} />
    </>
  );
}

/** All that can be said of a hex, for a finger that rests on it. */
export function Details({
  title,
  about,
  then,
}: {
  title: string;
  about: ComponentChildren;
  /** what acting there would bring, or why it isn't possible */
  then: ComponentChildren;
}) {
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      {about}
      {then}
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

/** What a place is good for and what is left of it; of bare ground what it pays, or has lost. */
function placeTexts(place: Place | undefined, ground: string): string[] {
  if (!place) return [has(`site-${ground}-gone`) ? t(`site-${ground}-gone`) : told("site", ground)];
  const { what, under, tiles } = place;
  const left = tiles === undefined ? under && told("site", ground) : t("label-tiles", { n: tiles });
  return [tileText(what) || told("site", what), left ?? ""];
}

export const siteTexts = (picture: Picture, hex: string, ground: string): string[] =>
  placeTexts(
    picture.places.find((one) => one.hex === hex),
    ground,
  ).filter(Boolean);

export function siteLabel(picture: Picture, hex: string, ground: string): ComponentChildren {
  const place = picture.places.find((one) => one.hex === hex);
  const texts = siteTexts(picture, hex, ground);
  if (!place && !texts.length) return null;
  return (
    <>
      <p>
        <b>{place ? placeName(place.what) : named("terrain", ground)}</b>
      </p>
      {texts.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </>
  );
}

export function pieceLabel(piece: Standing | undefined, alone: boolean): ComponentChildren {
  if (!piece?.seat) return null;
  if (piece.kind === "settlement") return <p>{nameOf(piece.seat, alone)}</p>;
  return <p>{t("label-piece", { piece: piece.kind, ...person(piece.seat, alone) })}</p>;
}
