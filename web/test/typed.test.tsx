import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { Typed } from "../src/ui/Typed";

/** A field whose text follows `read` of what was typed, as those do who use it. */
class Form {
  value = "first";
  told: string[] = [];
  private place = document.createElement("div");

  constructor(private read: (text: string) => string) {
    this.show();
  }

  get field(): HTMLInputElement {
    return this.place.querySelector("input") as HTMLInputElement;
  }

  show(): void {
    const onTyped = (text: string): void => {
      this.told.push(text);
      this.value = this.read(text);
      this.show();
    };
    act(() => render(<Typed class="input" value={this.value} onTyped={onTyped} />, this.place));
  }

  type(text: string): void {
    act(() => {
      this.field.value = text;
      this.field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  leave(hasChanged: boolean): void {
    act(() => {
      if (hasChanged) this.field.dispatchEvent(new Event("change", { bubbles: true }));
      this.field.dispatchEvent(new FocusEvent("blur"));
    });
  }
}

describe("a field that tells what was typed once it is left", () => {
  it("keeps the text while what is around it is drawn anew", () => {
    const form = new Form((text) => text.toLowerCase());
    form.type("Second");
    form.show();
    expect(form.field.value).toBe("Second");
    expect(form.told).toEqual([]);
    form.leave(true);
    expect(form.told).toEqual(["Second"]);
    expect(form.field.value).toBe("second");
  });

  it("shows what holds when the text can't be taken", () => {
    const form = new Form(() => "first");
    form.type("?");
    form.leave(true);
    expect(form.field.value).toBe("first");
  });

  it("follows what is around it again after a text that came to nothing", () => {
    const form = new Form((text) => text);
    form.type("firs");
    form.type("first");
    form.leave(false); // a browser tells no change then
    form.value = "other";
    form.show();
    expect(form.field.value).toBe("other");
    expect(form.told).toEqual([]);
  });
});
