import { linkTarget, plainList, type VariantGroup, type VariantStyle } from "./variant-style"

const number = {
  content: "counter(stage)",
  display: "grid",
  placeItems: "center",
  size: "40px",
  borderRadius: "pill",
  border: "1px solid var(--accent-edge)",
  bg: "accentTint",
  color: "text",
  fontWeight: "heading",
  fontSize: "note",
} satisfies VariantStyle

/** The steps of a process, numbered in order, below each other. */
export const stages = {
  list: {
    ...plainList,
    counterReset: "stage",
    /* As many columns as fill their rows. */
    "&:has(> .drawnStage-stage)": {
      display: "grid",
      gap: 4,
      gridTemplateColumns: ["minmax(0,1fr)", "repeat(2, minmax(0,1fr))", "repeat(4, minmax(0,1fr))"],
    },
  },
  stage: {
    position: "relative",
    pl: [6, null, "72px"],
    pb: 4,
    counterIncrement: "stage",
    "&::before": { ...number, position: "absolute", left: 0, top: 0, zIndex: 1 },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      inset: "40px auto 0 20px",
      borderLeft: "control",
    },
    "& > h3": { pt: "6px", maxWidth: "measure" },
    "& > :not(h3)": { color: "muted", marginBlock: 2, maxWidth: "measure" },
    "&:last-child": { pb: 0 },
    "&:last-child > :last-child": { mb: 0 },
    "@media print": { "& a[href^=http]::after": linkTarget },
  },
} satisfies VariantGroup

/** A stage with a drawing, next to others. In each row, drawings, numbers, titles and texts start at the same heights. */
export const drawnStage = {
  stage: {
    display: "grid",
    gridRow: [null, "span 4"],
    gridTemplateRows: [null, "subgrid"],
    justifyItems: "start",
    alignContent: "start",
    gap: 2,
    counterIncrement: "stage",
    "&::before": { ...number, order: 1 },
    "& > h3": { order: 2, m: 0, pt: "6px" },
    "& > div": { order: 3, display: "grid", gap: 2, maxWidth: "measure", color: "muted", "& > *": { m: 0 } },
    "@media print": { "& a[href^=http]::after": linkTarget },
  },
  drawing: { display: "block", width: "100%", maxWidth: "12.5rem", height: "auto" },
} satisfies VariantGroup
