/** Icons of Winter Kingdom. */

import { Art, drawn, markId, TileArt } from "../../ui/art";
import { Glyph } from "../../ui/Glyph";

/** A talent; its lower action, `NAME-2`, has the same pictogram. */
export function TalentArt({ name, size = 38 }: { name: string; size?: number }) {
  const card = name.replace(/-2$/, "");
  return (
    <TileArt id={drawn(`talent-${card}`) ? `talent-${card}` : `location-${card}`} size={size} />
  );
}

export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg class="piece" width={size} height={size} viewBox="-84 -84 168 168" aria-hidden="true">
      <Art id="coin" size={100} />
    </svg>
  );
}

/** A fort in a player's colour. */
export function Fort({ colour, size = 30 }: { colour: string | null; size?: number }) {
  return (
    <svg
      class={`piece of-${colour}`}
      width={size}
      height={size}
      viewBox="-90 -84 180 172"
      aria-hidden="true"
    >
      <Art id="piece-fort" size={100} class="house" />
      <Art id={markId(colour)} size={100} class="mark" />
    </svg>
  );
}

/** What stands for a player's stock. */
export const STOCK = {
  "piece-fort": ({ colour }: { colour: string | null }) => <Fort colour={colour} size={17} />,
  coin: () => <Coin size={15} />,
  cards: () => <Glyph name="cards" />,
};
