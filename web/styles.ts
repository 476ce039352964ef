/** Lengths follow the text size that the browser is set to, as if the page were zoomed. */

import type { AcceptedPlugin, AtRule, Declaration, Rule } from "postcss";

const ROOT = 16;
/** What is drawn is measured in the units of its own picture. */
const DRAWN = /(^|[\s,>])text([\s,:]|$)|\.stands\b|\.mark\b|^(drop|slide|lift)$/;

const isDrawn = (node: Declaration): boolean => {
  let at = node.parent as Rule | AtRule | undefined;
  for (; at; at = at.parent as typeof at)
    if (DRAWN.test("selector" in at ? at.selector : (at.params ?? ""))) return true;
  return false;
};

const scaled = (value: string): string =>
  value.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (_, sign, n) => `${sign}${Number(n) / ROOT}rem`);

export const textSized: AcceptedPlugin = {
  postcssPlugin: "text-sized",
  Once(root) {
    root.walkDecls((one) => {
      if (one.value.includes("px") && !isDrawn(one)) one.value = scaled(one.value);
    });
    root.walkAtRules(/^(media|container)$/, (one) => {
      one.params = scaled(one.params);
    });
  },
};
