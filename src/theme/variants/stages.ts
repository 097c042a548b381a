import { linkTarget, notPrinted, plainList, type VariantGroup, type VariantStyle } from "./variant-style"

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
  /** All stages in one line. There's only room for the names of the two beside this one on wider screens. */
  steps: {
    "& > ol": { ...plainList, display: "flex", gap: [1, 2] },
    "& li": { flex: ["1 1 0", "0 1 auto"], minWidth: "36px" },
    "& a": {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: 2,
      minHeight: "target",
      paddingInline: [0, 3],
      border: "control",
      borderRadius: "pill",
      color: "text",
      fontSize: "note",
      textDecoration: "none",
      "&:hover": { borderColor: "text" },
    },
    "& [aria-current]": { borderColor: "text", bg: "accentTint", fontWeight: "heading" },
    ...notPrinted,
  },
  stepName: {
    overflow: "hidden",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    maxWidth: "12rem",
    "@media (max-width: 39.99em)": { position: "absolute", size: "1px", clipPath: "inset(50%)" },
  },
} satisfies VariantGroup

/** A stage with a drawing, next to others. In each row, drawings, numbers, titles and texts start at the same heights. */
export const drawnStage = {
  stage: {
    display: "grid",
    gridRow: [null, "span 4"],
    gridTemplateRows: [null, "subgrid"],
    /* On a phone the number and the title are beside the drawing. */
    gridTemplateColumns: ["6.5rem minmax(0,1fr)", "minmax(0,1fr)"],
    justifyItems: "start",
    alignContent: "start",
    gap: 2,
    columnGap: [3, 2],
    counterIncrement: "stage",
    "&::before": { ...number, order: 1, alignSelf: ["end", "auto"] },
    "& > svg": { gridRow: ["1 / span 2", "auto"], alignSelf: ["center", "auto"] },
    "& > h3": { order: 2, m: 0, pt: ["0", "6px"] },
    "& > div": {
      order: 3,
      gridColumn: ["1 / -1", "auto"],
      display: "grid",
      gap: 2,
      maxWidth: "measure",
      color: "muted",
      "& > *": { m: 0 },
    },
    "@media print": { "& a[href^=http]::after": linkTarget },
  },
  drawing: { display: "block", width: "100%", maxWidth: "12.5rem", height: "auto" },
} satisfies VariantGroup
