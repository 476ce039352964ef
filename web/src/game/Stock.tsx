/** What a player has besides settlements and tiles: pieces of their own, number tiles, marks. */

import { kind } from "../games";
import { row, t } from "../i18n";
import type { Picture } from "../net/protocol";
import { lookUp } from "../rules/asking";
import { Art, extentOf, House, Icon, TileArt } from "../ui/art";

type Item = Picture["stock"][number][number];

export const stockText = ({ says }: Item): string => row(says.map(({ id, args }) => t(id, args)));

function ItemArt({ art, colour }: { art: string; colour: string | null }) {
  const Own = kind().stock[art];
  if (Own) return <Own colour={colour} />;
  if (art === "house") return <House colour={colour} size={15} />;
  if (art.startsWith("location-")) return <TileArt id={art} size={18} />;
  const isPiece = art.startsWith("piece-");
  const reach = isPiece ? extentOf(art) : 96;
  return (
    <Icon
      size={isPiece ? 19 : 18}
      box={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      class={`of-${colour}`}
    >
      <Art id={art} size={100} class="house" />
    </Icon>
  );
}

export function Stock({ items, colour }: { items: readonly Item[]; colour: string | null }) {
  if (!items.length) return null;
  return (
    <div class="wrap soft player-stock">
      {items.map((item) => (
        <button
          type="button"
          key={item.kind}
          class={`pair stock-${item.kind} ${item.n ? "" : "spent"}`}
          title={stockText(item)}
          onClick={() => lookUp(`piece-${item.kind} stock-${item.kind} ${item.art}`)}
        >
          <ItemArt art={item.art} colour={colour} />
          <span aria-hidden="true">{item.n}</span>
          <span class="hidden-text">{stockText(item)}</span>
        </button>
      ))}
    </div>
  );
}
