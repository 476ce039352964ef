/** The boards that come with hexholm, as models for one's own. */

import { t } from "../i18n";
import { call } from "../net/api";
import type { Catalog, LandData, SectionData, SideData } from "../net/protocol.gen";
import { sectionName } from "../screens/new/Picker";
import { type Draft, emptyRows, type Kind, read, slug } from "./draft";
import { freeName } from "./mine";

/** As they come, without one's own in their place. */
export const ourCatalog = (): Promise<Catalog> => call<Catalog>("/api/catalog");

export type Model = { name: string; called: string; group: string; draft: Draft };

const ofSection = (kind: Kind, one: SectionData): Model => ({
  name: one.name,
  called: sectionName(one),
  group: one.box,
  draft: { ...one, kind, source: "printed" },
});

const ofSide = (one: SideData): Model => ({
  name: one.name,
  called: t("boards-side", { board: one.board, side: one.name }),
  group: "",
  draft: { ...one, kind: "side", box: one.board, locations: [], source: "printed" },
});

/** Those of a kind. */
export function modelsOf({ games }: Catalog, kind: Kind): Model[] {
  if (kind === "side") return games["winter-kingdom"].sides.map(ofSide);
  const { sections, islands } = games["kingdom-builder"];
  return (kind === "section" ? sections : islands).map((one) => ofSection(kind, one));
}

/** A board to begin with: one of ours to be entered as printed, or one's own. */
export function blank(kind: Kind, model: Model | undefined): Draft {
  const rows = emptyRows(kind);
  if (model) return { ...model.draft, rows };
  const name = freeName(slug(t("boards-new-name")));
  const box = kind === "side" ? name : "own";
  return { kind, name, box, locations: [], source: "house", rows };
}

/** New land of the kind of a model, or of any. */
export async function generated(
  kind: Kind,
  model: Model | undefined,
  models: readonly Model[],
): Promise<Draft> {
  const of = model ?? models[Math.floor(Math.random() * models.length)];
  const land = of?.draft.locations[0] ?? of?.name ?? "";
  const path = kind === "side" ? `/api/sides/${of?.name}` : `/api/lands/${land}`;
  const { text = "" } = await call<LandData | SideData>(
    `${path}?seed=${Math.floor(Math.random() * 1e6)}`,
  );
  const draft = read(text) ?? blank(kind, model);
  return model ? { ...draft, name: model.name, source: "printed" } : draft;
}

/** The locations there are, by box. */
export function locationsOf({ games }: Catalog): [box: string, names: string[]][] {
  const { sections, islands, boxes } = games["kingdom-builder"];
  return boxes.flatMap((box) => {
    const names = [...sections, ...islands]
      .filter((one) => one.box === box)
      .flatMap(({ locations }) => locations);
    return names.length ? [[box, names] as [string, string[]]] : [];
  });
}

/** The box that a location belongs to. */
export const boxOf = (catalog: Catalog, location: string | undefined): string | undefined =>
  locationsOf(catalog).find(([, names]) => location && names.includes(location))?.[0];
