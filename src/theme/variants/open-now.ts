import type { Family } from "./look"

export const openNow = {
  /** Keeps its room until the browser's clock was asked. */
  line: { minHeight: "1lh", fontWeight: "heading" },
} satisfies Family
