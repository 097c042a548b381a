import type { Role } from "../roles"
import { arrival } from "../tokens"
import { sectionGap } from "./layout"
import { cardGround, notPrinted, plainList, type VariantGroup, type VariantStyle } from "./variant-style"

const spread = {
  display: "flex",
  flexWrap: "wrap",
  "& > :first-child": { flex: "1 1 9rem" },
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: 3,
} satisfies VariantStyle
const amount = {
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  textAlign: "right",
  ml: "auto",
} satisfies VariantStyle

/** A segment of the bar, or its colour in the key. If the visitor sets their own colours, it uses those. */
const buildBarSegmentStyle = (
  color: string,
  fill: string,
  stroke: Role,
  own: string,
  ownText: string,
): VariantStyle => ({
  flex: "none",
  color,
  "& rect": { fill, stroke, strokeWidth: "2px" },
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    "& rect": { fill: own, stroke: "CanvasText" },
    "& text": { fill: ownText },
  },
})

/** The columns in print, so that a whole quote fits on two pages. */
const inColumns = { display: "block", columnCount: 2, columnGap: "24px" } satisfies VariantStyle

/** Applies if the sheet is as wide as a whole page. */
const wide = "@container (min-width: 60rem)"

export const quote = {
  /** Around a sheet. The sheet's layout depends on the width of this container. */
  example: { containerType: "inline-size" },
  /** A worked example: its total, and the sheet folded below it. */
  short: {
    ...cardGround,
    maxWidth: "measure",
    overflow: "clip",
    fontSize: "1rem",
    "& .quote-sheet": { border: 0, borderTop: "line", borderRadius: 0 },
    "@media print": { border: 0, "& .quote-sheet": { border: 0 } },
  },
  sheet: {
    [wide]: { display: "grid", gridTemplateColumns: "23rem minmax(0,1fr)" },
    ...cardGround,
    overflow: "clip",
    fontSize: "1rem",
    "@media print": { border: 0 },
  },
  /** Stays visible next to the lines while they scroll. */
  head: {
    p: [3, null, 5],
    display: "grid",
    gap: 2,
    "& > *": { m: 0 },
    [wide]: { position: "sticky", top: "68px", alignSelf: "start" },
    "@media print": { position: "static", paddingInline: 0, pt: 0, breakInside: "avoid" },
  },
  lines: {
    borderTop: "line",
    "& > :first-child": { borderTop: 0 },
    [wide]: { borderTop: 0, borderLeft: "line" },
    "@media print": { ...inColumns, fontSize: "10pt" },
  },
  /** The segments grow when the price appears. */
  bar: {
    display: "flex",
    gap: "2px",
    width: "100%",
    height: "24px",
    borderRadius: "input",
    overflow: "hidden",
    transformOrigin: "left",
    transition: arrival,
    "@starting-style": { transform: "scaleX(0)" },
    "& > svg": { display: "block", flex: "0 1 auto", minWidth: "10px", height: "100%" },
    "& text": { fill: "currentColor", fontSize: "small", fontWeight: "heading" },
    "@media print": { transition: "none" },
  },
  /** The next step below the total. An offer shows it next to the sheet if there's room. */
  next: { justifySelf: ["stretch", "start"], mt: 2, ".offer-grid &": { display: [null, null, null, "none"] } },
  ours: buildBarSegmentStyle("onAccent", "accent", "accentEdge", "Highlight", "HighlightText"),
  costs: buildBarSegmentStyle("surface", "midInk", "midInk", "Canvas", "CanvasText"),
  government: buildBarSegmentStyle("onGovernment", "government", "government", "CanvasText", "Canvas"),
  group: {
    paddingInline: [3, null, 5],
    paddingBlock: 4,
    borderTop: "line",
    "& ul": plainList,
    "@media print": { paddingInline: 0, paddingBlock: 2 },
  },
  groupTitle: { fontSize: "h4", fontWeight: "heading", m: 0, mb: 2, breakAfter: "avoid" },
  line: {
    marginInline: "-8px",
    borderTop: "line",
    "& > summary": { ...spread, minHeight: "target", paddingInline: "8px", paddingBlock: "10px" },
    "& > summary:hover": { bg: "tint" },
    /* The arrow is inside the padding after the text, so that it never wraps to a line of its own. */
    "& > summary > :first-child": { pr: "20px" },
    "& > summary svg": { size: "16px", ml: 1, mr: "-20px", verticalAlign: "-3px", color: "muted" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > div": { paddingInline: "8px", pb: 3, fontSize: "note", color: "muted", maxWidth: "measure" },
    "& > div p": { m: 0 },
    /* Every line is open in print, so it needs no arrow. */
    "@media print": {
      breakInside: "avoid",
      "& > summary": { minHeight: 0, paddingBlock: 1 },
      "& > summary svg": { display: "none" },
      "& > div": { pb: 0, fontSize: "8pt", maxWidth: "none" },
      /* What a line is for, its rule and who sets it follow each other, so that a quote fits on two pages. */
      "& > div p": { display: "inline" },
      "& > div p + p::before": { content: "' · '" },
    },
  },
  amount,
  condition: { color: "muted" },
  gst: {
    m: 0,
    paddingInline: [3, null, 5],
    pb: 4,
    fontSize: "note",
    lineHeight: 1.5,
    color: "muted",
    "@media print": { paddingInline: 0, pb: 2, fontSize: "9pt" },
  },
  /** Who set the figures: one line that opens to the list, or the sentences at the foot of an offer. */
  sources: {
    fontSize: "note",
    lineHeight: "snug",
    color: "muted",
    "& p": { m: 0, mt: 2 },
    "& ul": { display: "grid", gap: 1, m: 0, mt: 2, p: 0, listStyle: "none" },
    /* An offer has the sources next to the sheet. */
    ".offer-grid .quote-head > &": { display: "none" },
    "@media print": { fontSize: "8pt", "& ul": { display: "none !important" }, "& p": { mt: 0 } },
  },
  total: {
    ...spread,
    paddingBlock: 2,
    fontWeight: "heading",
    m: 0,
    "@media print": { breakInside: "avoid" },
  },
  /** A quote in short: its total, largest, and what it's made of. It moves into place when the price appears. */
  receipt: {
    display: "grid",
    gap: 3,
    minWidth: 0,
    fontSize: "note",
    lineHeight: "snug",
    "& > *": { m: 0 },
    "& > h2": { fontSize: "h4" },
    "& > p": { color: "muted" },
    "& dl": { display: "grid", transition: arrival },
    "@starting-style": { "& dl": { transform: "translateY(6px)", opacity: 0 } },
    "& dl > div:not(.quote-grandTotal)": { ...spread, paddingBlock: 2, "&:not(:first-child)": { borderTop: "line" } },
    "& dt": { display: "flex", alignItems: "center", gap: 2, minWidth: 0 },
    "& dd": { ...amount, m: 0, fontWeight: "heading" },
    "@media print": { "& dl": { transition: "none" } },
  },
  /** The total: its label above, and no figure on the page is larger. */
  grandTotal: {
    display: "grid",
    gap: 1,
    pb: 2,
    "& > dt": { color: "muted" },
    "& > dd": {
      ml: 0,
      textAlign: "left",
      fontSize: "figure",
      lineHeight: 1.1,
      letterSpacing: "heading",
      whiteSpace: "normal",
    },
    "@media print": { "& > dd": { fontSize: "20pt" } },
  },
  outline: {
    "& dl": { color: "muted" },
    "& dd": { alignSelf: "center", width: "4.5rem", borderBottom: "2px dotted var(--border)" },
    "& .quote-grandTotal > dd": { justifySelf: "start", width: "9rem", height: "2.25rem" },
  },
  basis: {
    paddingInline: [3, null, 5],
    paddingBlock: 4,
    gridColumn: "1 / -1",
    bg: "tint",
    borderTop: "line",
    fontSize: "note",
    color: "muted",
    display: "grid",
    gap: 4,
    "& h3, & h4": { fontSize: "note", fontWeight: "heading", color: "text", m: 0, mb: 1 },
    "& ul:not([class])": { m: 0, pl: 3 },
    "& p": { m: 0 },
    "@media print": {
      ...inColumns,
      paddingInline: 0,
      paddingBlock: 2,
      fontSize: "9pt",
      "& > *": { mb: 2, breakInside: "avoid" },
    },
  },
  folded: {
    gridColumn: "1 / -1",
    borderTop: "line",
    bg: "tint",
    "& > summary": {
      minHeight: "56px",
      paddingInline: [3, null, 5],
      paddingBlock: 2,
      fontSize: "note",
      fontWeight: "heading",
    },
    "& > summary:hover": { textDecoration: "underline" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > .quote-basis": { pt: 2, borderTop: 0 },
    "@media print": { "& > summary": { minHeight: 0, paddingInline: 0 }, "& > summary svg": { display: "none" } },
  },
  /** Lines to fill in by hand. */
  toFillIn: {
    display: "none",
    m: 0,
    breakInside: "avoid",
    "@media print": { display: "flex", columnGap: 4 },
    "& > div": { display: "flex", flex: 1, gap: 2, mt: 3 },
    "& dd": { flex: 1, m: 0, borderBottom: "line" },
  },
  included: {
    columns: "2 15rem",
    ...plainList,
    fontSize: "note",
    color: "muted",
    "& li": { display: "flex", gap: 2, mb: 1, breakInside: "avoid" },
    "& svg": { color: "success", mt: "1px" },
    "@media print": { fontSize: "9pt", "& li": { mb: 0 }, "& svg": { color: "text" } },
  },
} satisfies VariantGroup

export const offer = {
  grid: {
    display: "grid",
    gap: [3, null, 5],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, null, "minmax(0,1fr) 20rem"],
    "@media print": { display: "block" },
  },
  aside: {
    position: [null, null, null, "sticky"],
    top: "96px",
    gridColumn: [null, null, null, "2"],
    gridRow: "1",
    display: "grid",
    gap: 3,
    ...notPrinted,
  },
  /** Has its own space at the foot of the page; a boxed page has that already. */
  page: {
    pb: sectionGap,
    ".layout-boxed &": { pb: 0 },
    "@media print": { pb: 0 },
  },
  screen: notPrinted,
  reference: { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
} satisfies VariantGroup
