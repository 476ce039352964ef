/** Icons of Winter Kingdom. */

import { Art, drawn, Icon, PieceIcon, TileArt } from "../../ui/art";
import { Glyph } from "../../ui/Glyph";

/** A talent; its lower action, `NAME-2`, has the same pictogram. */
export function TalentArt({ name, size = 38 }: { name: string; size?: number }) {
  const card = name.replace(/-2$/, "");
  return (
    <TileArt id={drawn(`talent-${card}`) ? `talent-${card}` : `location-${card}`} size={size} />
  );
}

export const Coin = ({ size }: { size: number }) => (
  <Icon size={size} box="-84 -84 168 168">
    <Art id="coin" size={100} />
  </Icon>
);

export const Fort = ({ colour, size }: { colour: string | null; size: number }) => (
  <PieceIcon art="piece-fort" colour={colour} size={size} box="-90 -84 180 172" />
);

/** What stands for a player's stock. */
export const STOCK = {
  "piece-fort": ({ colour }: { colour: string | null }) => <Fort colour={colour} size={17} />,
  coin: () => <Coin size={15} />,
  cards: () => <Glyph name="cards" />,
};
