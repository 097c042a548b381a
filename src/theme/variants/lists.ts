import { turn } from "../tokens"
import type { VariantGroup, VariantStyle } from "./variant-style"

export const facts = {
  list: {
    display: "flex",
    flexWrap: "wrap",
    gap: "1px",
    m: 0,
    bg: "border",
    border: "line",
    borderRadius: "card",
    overflow: "hidden",
    /* Four facts are in one row, or in two rows of two; on a phone they're below each other. */
    "&:has(> :nth-child(4):last-child) > .facts-fact": {
      flexBasis: "max(min(100%, (24rem - 100%) * 999), clamp(9rem, (48rem - 100%) * 999, 40%))",
    },
  },
  fact: {
    /* Up to six facts fill their rows: three per row, all in one row if there's room, or below each other in a narrow space. */
    flex: "1 1 max(min(100%, (36rem - 100%) * 999), clamp(9rem, (60rem - 100%) * 999, 30%))",
    bg: "surface",
    p: [3, 4],
    "& dt": { fontSize: "note", color: "muted" },
    "& dd": { m: 0, mt: 1, fontSize: "h3", fontWeight: "heading", lineHeight: 1.3, letterSpacing: "title" },
    "& p": { m: 0 },
  },
} satisfies VariantGroup

export const device = {
  facts: {
    m: 0,
    "& > div + div": { borderTop: "line" },
    "& > div": { display: "flex", flexWrap: "wrap", columnGap: 3, paddingBlock: 2 },
    "& dt": { flex: "0 0 9rem", color: "muted" },
    "& dd": { m: 0, overflowWrap: "anywhere" },
  },
  /** As high as its button, so that nothing moves when the button appears. */
  copy: { minHeight: "target" },
} satisfies VariantGroup

const opens = {
  "& > summary": {
    paddingBlock: 3,
    fontWeight: "heading",
  },
  "& > summary > svg": { size: "16px", transition: turn },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
  "& > summary:hover": { color: "accentText" },
} satisfies VariantStyle

export const disclosure = {
  list: { borderTop: "line" },
  fold: { ...opens, borderTop: "line", borderBottom: "line", "& > div": { pb: 4 } },
  item: {
    ...opens,
    borderBottom: "line",
    "& > :not(summary)": { mt: 0, mb: 3, maxWidth: "measure", color: "muted", scrollMarginTop: "72px" },
  },
} satisfies VariantGroup
