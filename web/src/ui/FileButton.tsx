/** A button that asks for a file. */

import { useRef } from "preact/hooks";
import { Glyph } from "./Glyph";
import { Button } from "./kit";

type Props = {
  label: string;
  accept: string;
  class?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
};

export function FileButton({ label, accept, class: style = "", disabled = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button class={style} disabled={disabled} onClick={() => input.current?.click()}>
        <Glyph name="upload" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ""; // so that the same file can be chosen again
          if (file) onFile(file);
        }}
      />
    </>
  );
}
