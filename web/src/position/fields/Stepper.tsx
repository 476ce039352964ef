/** A number with a button on each side; one that follows from the rest says so. */

import { t } from "../../i18n";
import { IconButton } from "../../ui/kit";
import { Typed } from "../../ui/Typed";

interface Props {
  label: string;
  value: number;
  most: number | null;
  isAuto?: boolean;
  onChange: (value: number) => void;
  /** let it follow from the rest again */
  onAuto?: () => void;
}

export function Stepper({ label, value, most, isAuto = false, onChange, onAuto }: Props) {
  const set = (next: number): void => {
    if (Number.isInteger(next) && next >= 0) onChange(next);
  };
  return (
    <span class="row stepper">
      {onAuto && !isAuto && (
        <IconButton
          glyph="again"
          class="quiet small"
          label={t("position-auto", { label })}
          onClick={onAuto}
        />
      )}
      <IconButton
        glyph="minus"
        class="small"
        label={t("position-less", { label })}
        disabled={value <= 0}
        onClick={() => set(value - 1)}
      />
      <Typed
        class={`input ${isAuto ? "auto" : ""}`}
        inputMode="numeric"
        aria-label={label}
        value={String(value)}
        onTyped={(text) => set(Number(text))}
      />
      <IconButton
        glyph="plus"
        class="small"
        label={t("position-more", { label })}
        disabled={most !== null && value >= most}
        onClick={() => set(value + 1)}
      />
    </span>
  );
}
