/** The small picture of an entry: what lies on the table, or else the scene of the entry. */

import { around } from "#around";
import { kind } from "../games";
import type { GuideEntry } from "../net/protocol.gen";
import { Art, drawn, Icon, isTerrain, TerrainArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { pictureOf } from "./asking";

const SIZE = 44;

export function Sign({ game, entry }: { game: string; entry: GuideEntry }) {
  const { sign, picture } = entry;
  const [what = "", name = ""] = sign.split(/-(.*)/s);
  const Use = kind().Icon;
  if (what === "location") return <Use name={name} size={SIZE} />;
  if (isTerrain(name)) return <TerrainArt ground={name} size={SIZE} />;
  const art = [sign, name].find(drawn);
  if (art)
    return (
      <Icon size={SIZE} box="-100 -100 200 200" class="of-blue">
        <Art id={art} size={100} class="house" />
      </Icon>
    );
  if (picture) return <around.Picture class="rules-thumb" path={pictureOf(game, entry.name)} />;
  return <Glyph name="log" />;
}
