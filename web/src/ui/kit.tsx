/** Small building blocks for every screen. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Glyph } from "./Glyph";
import { toast } from "./toast";
import "./kit.css";

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "icon"> & {
  kind?: "plain" | "primary" | "danger";
  large?: boolean;
  wide?: boolean;
};

export function Button({ kind = "plain", large, wide, class: more, ...rest }: ButtonProps) {
  const names = ["button", kind, large && "large", wide && "wide", more];
  return <button type="button" {...rest} class={names.filter(Boolean).join(" ")} />;
}

/** A button with a picture and a name for those who can't see it. */
export function IconButton(props: ButtonProps & { glyph: string; label: string }) {
  const { glyph, label, ...rest } = props;
  return (
    <Button {...rest} class={`icon ${rest.class ?? ""}`} aria-label={label} title={label}>
      <Glyph name={glyph} />
    </Button>
  );
}

interface BoxProps {
  title?: string;
  /** a name for screen readers where there is no title */
  label?: string;
  class?: string;
  children: ComponentChildren;
}

export function Box({ title, label, class: more = "", children }: BoxProps) {
  const id = useId();
  return (
    <section class={`box ${more}`} aria-labelledby={title ? id : undefined} aria-label={label}>
      {title && (
        <h2 class="heading" id={id}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  class?: string;
  children: ComponentChildren;
}

/** A modal window; a sheet from below on a phone. */
export function Dialog({ title, onClose, class: more = "", children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${more}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header class="row">
        <h2 class="grow title" id={id}>
          {title}
        </h2>
        <IconButton glyph="close" label={t("close")} onClick={onClose} />
      </header>
      <div class="body">{children}</div>
    </dialog>
  );
}

/** A question with a yes and a no. */
export function Confirm(props: {
  title: string;
  text?: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog title={props.title} onClose={props.onNo}>
      {props.text && <p>{props.text}</p>}
      <div class="row buttons">
        <Button onClick={props.onNo}>{t("cancel")}</Button>
        <Button kind="primary" onClick={props.onYes}>
          {props.yes}
        </Button>
      </div>
    </Dialog>
  );
}

export function Switch(props: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="row switch">
      <span class="grow">{props.label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/** One of a few, all visible. */
export function Segments<T extends string>(props: {
  label: string;
  value: T;
  options: readonly T[];
  /** what an option is called, if not as it is */
  name?: (option: T) => string;
  onChange: (value: T) => void;
}) {
  return (
    <div class="segments" role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <button
          type="button"
          key={option}
          aria-pressed={option === props.value}
          onClick={() => props.onChange(option)}
        >
          {props.name?.(option) ?? option}
        </button>
      ))}
    </div>
  );
}

/** Over plain http from another machine a page has no clipboard, but can copy what is selected. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden-text";
  const focused = document.activeElement;
  // Nothing outside a dialog can be selected while it is open.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copy a link and say so; where that isn't possible, show it long enough to be read. */
export async function copyLink(link: string, done: string): Promise<void> {
  if (await copyText(link)) toast(done, 2000);
  else toast(link, 12_000);
}

/** A link to send on, with a button that copies it. */
export function CopyField({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div class="row">
      <input
        ref={field}
        class="grow input"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        onClick={async () => {
          field.current?.select();
          if (await copyText(text)) setDone(true);
          setTimeout(() => setDone(false), 1600);
        }}
      >
        <Glyph name={done ? "check" : "copy"} />
        {t(done ? "copied" : "copy")}
      </Button>
    </div>
  );
}

/** A mark where what is said isn't printed anywhere. */
export function Source({ source = "printed" }: { source: string | undefined }) {
  if (source === "printed") return null;
  return (
    <small class={`source of-${source}`} title={t(`source-${source}-text`)}>
      {t(`source-${source}`)}
    </small>
  );
}

/** What went wrong, if anything did. */
export function Problem({ text, id }: { text: string; id?: string }) {
  if (!text) return null;
  return (
    <p class="error" role="alert" id={id}>
      {text}
    </p>
  );
}

export function Page({ children }: { children: ComponentChildren }) {
  return <main class="center-page">{children}</main>;
}
