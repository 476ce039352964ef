/** What all fields of a position share. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { EditData } from "../../net/protocol.gen";
import type { Data } from "../api";

export interface FieldProps {
  edit: EditData;
  data: Data;
  onChange: (data: Data) => void;
}

/** A group with a name of its own. */
export function Group({ label, children }: { label: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <div class="field" role="group" aria-labelledby={id}>
      <span class="field-label" id={id}>
        {label}
      </span>
      {children}
    </div>
  );
}
