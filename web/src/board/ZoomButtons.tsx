import type { Signal } from "@preact/signals";
import { t } from "../i18n";
import { IconButton } from "../ui/kit";
import type { HexMap } from "./geometry";
import { MOST, type Pose, type Size } from "./panzoom";
import { freeCorner } from "./placing";

const SIZE = 36;

/** Over the whole board only where they lie beside it; a wheel, a pinch and keys zoom as well. */
export function ZoomButtons({
  map,
  pose,
  size,
  zoom,
}: {
  map: HexMap;
  pose: Signal<Pose>;
  size: Signal<Size>;
  zoom: (factor: number) => void;
}) {
  const { scale } = pose.value;
  const corner = freeCorner(map, SIZE, size.value);
  if (scale === 1 && !corner) return null;
  return (
    <div class={`stack zoom-buttons ${corner ?? "bottom left"}`}>
      {scale > 1 && (
        <>
          <IconButton glyph="fit" label={t("board-zoom-fit")} onClick={() => zoom(0)} />
          <IconButton glyph="minus" label={t("board-zoom-out")} onClick={() => zoom(1 / 1.5)} />
        </>
      )}
      {scale < MOST && (
        <IconButton glyph="plus" label={t("board-zoom-in")} onClick={() => zoom(1.5)} />
      )}
    </div>
  );
}
