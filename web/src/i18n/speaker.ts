/** Messages -> sentences, by the same rules as hexholm/texts.py (tests/texts-cases.json). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable | readonly string[]>;

/** How the messages begin that have the name of what an argument stands for. */
const KINDS: Record<string, string[]> = {
  tile: ["location-"],
  ground: ["terrain-"],
  card: ["card-", "location-", ""],
  choices: ["choice-", "terrain-", "location-"],
  things: ["box-", "location-", "card-", "economy-", "twist-", "terrain-", "site-", ""],
};
for (const kind of [
  ...["location", "terrain", "piece", "box", "option", "game", "level", "colour", "mark"],
  ...["direction", "board", "place", "economy", "twist", "choice", "preset", "site"],
])
  KINDS[kind] = [`${kind}-`];

const SLUG = /^[a-z0-9_-]+$/;
type Forms = Record<string, FluentVariable>;

/** A name for a slug without one. */
const pretty = (slug: string): string =>
  SLUG.test(slug) ? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ") : slug;

const kindOf = (name: string): string => name.replace(/_or$/, "");

/** Forms by the names they have in a sentence. */
const under = (name: string, forms: Forms): Forms =>
  Object.fromEntries(
    Object.entries(forms).map(([form, said]) => [form ? `${name}_${form}` : name, said]),
  );

/** The messages about one game in one language; of two with the same id the later one counts. */
export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly known = new Map<string, Forms>();

  constructor(language: string, resources: Iterable<FluentResource>) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of resources) this.bundle.addResource(one, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /**
   * The sentence of a message; of several ids, separated by spaces, the first that exists. A missing
   * one shows its id, so that somebody sees it and adds it.
   */
  say(ids: string, args: Args = {}): string {
    const id = ids.split(" ").find((one) => this.has(one)) ?? "";
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.filled(args), []) : ids;
  }

  /** What a thing is called. */
  name(kind: string, slug: string): string {
    return String(this.forms(kind, slug)[""]);
  }

  /** The arguments by the names that sentences use for them and their forms: `tile`, `tile_id` … */
  private filled(args: Args): Forms {
    const filled: Forms = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string")
        Object.assign(
          filled,
          this.once(`${name} ${value}`, () => under(name, this.forms(kindOf(name), value))),
        );
      else if (Array.isArray(value)) {
        const each = value.map((one) => this.forms(kindOf(name), one));
        const link = kindOf(name) === name ? "list-and" : "list-or";
        Object.assign(filled, under(name, this.joined(each, link)));
      } else filled[name] = value as FluentVariable;
    }
    return filled;
  }

  /** All forms of the name of a thing; any other text is only itself. */
  private forms(kind: string, slug: string): Forms {
    const prefixes = KINDS[kind];
    if (!prefixes || !slug) return { "": slug };
    const slugs = [slug, slug.replace(/-\d+$/, "")];
    const ids = slugs.flatMap((one) => prefixes.map((prefix) => prefix + one));
    const known = ids.find((id) => this.has(id));
    const name = known ? this.say(known) : pretty(slug);
    return {
      "": name,
      id: slug,
      ...this.attributes(`${prefixes[0]}any`, { name }),
      ...(known ? this.attributes(known, {}) : {}),
    };
  }

  /** The same things are named again and again: those of 400 hexes with every move. */
  private once(key: string, find: () => Forms): Forms {
    let found = this.known.get(key);
    if (!found) {
      found = find();
      this.known.set(key, found);
    }
    return found;
  }

  private attributes(id: string, args: Record<string, FluentVariable>): Forms {
    const patterns = this.bundle.getMessage(id)?.attributes ?? {};
    const said = ([form, pattern]: [string, (typeof patterns)[string]]): [string, string] => [
      form,
      this.bundle.formatPattern(pattern, args, []),
    ];
    return Object.fromEntries(Object.entries(patterns).map(said));
  }

  private joined(each: readonly Forms[], link: string): Forms {
    const names = new Set(["", ...each.flatMap((one) => Object.keys(one))]);
    const join = (form: string): string =>
      this.list(
        each.map((one) => String(one[form] ?? "")),
        link,
      );
    return Object.fromEntries([...names].map((form) => [form, join(form)]));
  }

  /** a, b and c */
  list(parts: readonly string[], link = "list-and", between = "list-comma"): string {
    const join = (rest: string, last: string, index: number): string =>
      index ? this.say(index < parts.length - 1 ? between : link, { rest, last }) : last;
    return parts.reduce(join, "");
  }
}

export const resource = (text: string): FluentResource => new FluentResource(text);
