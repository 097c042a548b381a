import type { Family } from "./style"

export const openNow = {
  /** Keeps its room until the browser's clock was asked. */
  line: { minHeight: "1lh", fontWeight: "heading" },
} satisfies Family
