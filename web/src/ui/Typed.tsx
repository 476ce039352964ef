/**
 * A text field that tells what was typed once it is left. Until then the text is its own: whatever
 * is drawn anew around it, nothing overwrites what somebody is typing.
 */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

interface Props extends Omit<JSX.InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  value: string;
  onTyped: (text: string) => void;
}

export function Typed({ value, onTyped, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      value={typed ?? value}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        setTyped(null);
        onTyped(currentTarget.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
