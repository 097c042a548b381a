import type { Family } from "./look"

/** A component with its source text, for authors. */
export const example = {
  frame: { border: "1px solid", borderColor: "border", borderRadius: "card", overflow: "hidden" },
  bar: { px: [3, null, 4], py: 2, bg: "tint", borderBottom: "1px solid", borderColor: "border", fontSize: "note" },
  /** Clips what would otherwise be as wide as the window. */
  stage: { p: [3, null, 4], overflow: "hidden" },
  source: {
    borderTop: "1px solid",
    borderBottom: 0,
    borderColor: "border",
    bg: "surface",
    "& > summary": { px: [3, null, 4], py: 2, minHeight: "target", fontSize: "note", cursor: "pointer" },
    "& > pre, & > div": { maxWidth: "none", m: 0, px: [3, null, 4], pb: 3 },
    "& > pre": { color: "text", fontSize: "note", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  },
} satisfies Family
