import type { Signal } from "@preact/signals";
import { t } from "../i18n";
import { IconButton } from "../ui/kit";
import { MOST, type Pose } from "./panzoom";

export function ZoomButtons({
  pose,
  zoom,
}: {
  pose: Signal<Pose>;
  zoom: (factor: number) => void;
}) {
  const { scale } = pose.value;
  return (
    <div class="stack zoom-buttons">
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
