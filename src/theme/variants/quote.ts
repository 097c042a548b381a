import type { Family, Look } from "./style"

const spread = {
  display: "flex",
  flexWrap: "wrap",
  "& > :first-child": { flex: "1 1 9rem" },
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: 3,
} satisfies Look
const amount = {
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  textAlign: "right",
  ml: "auto",
} satisfies Look

/** Where the sheet has the room of a whole page. */
const wide = "@container (min-width: 60rem)"

export const quote = {
  /** Around a sheet that lays itself out by the room it has. */
  example: { containerType: "inline-size" },
  sheet: {
    [wide]: { display: "grid", gridTemplateColumns: "23rem minmax(0,1fr)" },
    bg: "surface",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "card",
    overflow: "clip",
    fontSize: "1rem",
  },
  /** Stays in sight beside the lines. */
  head: {
    p: [3, null, 5],
    display: "grid",
    gap: 2,
    "& > *": { m: 0 },
    [wide]: { position: "sticky", top: "68px", alignSelf: "start" },
  },
  lines: {
    borderTop: "1px solid",
    borderColor: "border",
    "& > :first-child": { borderTop: 0 },
    [wide]: { borderTop: 0, borderLeft: "1px solid var(--border)" },
  },
  figure: {
    fontSize: "figure",
    fontWeight: "heading",
    lineHeight: 1,
    letterSpacing: "heading",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  bar: { display: "block", width: "100%", height: "12px", borderRadius: "pill", mt: 3 },
  key: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 3,
    rowGap: 1,
    listStyle: "none",
    m: 0,
    p: 0,
    fontSize: "note",
    color: "muted",
    "& li": { display: "flex", alignItems: "center", gap: 2 },
  },
  /** The way on from the total. An offer has it beside the sheet where there is room. */
  next: { justifySelf: ["stretch", "start"], mt: 2, ".offer-grid &": { display: [null, null, null, "none"] } },
  ours: { color: "accent" },
  costs: { color: "text" },
  government: { color: "controlBorder" },
  group: {
    px: [3, null, 5],
    py: 4,
    borderTop: "1px solid",
    borderColor: "border",
    "& ul": { listStyle: "none", m: 0, p: 0 },
  },
  groupTitle: { ...spread, fontSize: "h4", fontWeight: "heading", m: 0, mb: 2, breakAfter: "avoid" },
  line: {
    borderTop: "1px solid",
    borderColor: "border",
    "& > summary": { ...spread, minHeight: "target", py: "10px", cursor: "pointer", listStyle: "none" },
    "& > summary::-webkit-details-marker": { display: "none" },
    "& > summary:hover": { color: "accentText" },
    /* The mark hangs past the words, so that it never falls into a line of its own. */
    "& > summary > :first-child": { pr: "20px" },
    "& > summary svg": { width: "16px", height: "16px", ml: 1, mr: "-20px", verticalAlign: "-3px", color: "muted" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > div": { pb: 3, fontSize: "note", color: "muted", maxWidth: "measure" },
    "& > div p": { m: 0 },
    /* On paper every line stands open. */
    "@media print": { "& > summary svg": { display: "none" } },
  },
  amount,
  sums: { m: 0, mb: 3 },
  total: { ...spread, py: 2, fontWeight: "heading", m: 0, "& dd": { ...amount, m: 0 } },
  grandTotal: {
    ...spread,
    py: 3,
    mt: 2,
    borderTop: "2px solid",
    borderColor: "text",
    fontSize: "h3",
    fontWeight: "bold",
    "& dd": { ...amount, m: 0 },
  },
  basis: {
    px: [3, null, 5],
    py: 4,
    gridColumn: "1 / -1",
    bg: "tint",
    borderTop: "1px solid",
    borderColor: "border",
    fontSize: "note",
    color: "muted",
    display: "grid",
    gap: 4,
    "& h3, & h4": { fontSize: "note", fontWeight: "heading", color: "text", m: 0, mb: 1 },
    "& ul:not([class])": { m: 0, pl: 3 },
    "& p": { m: 0 },
  },
  /** The basis behind a line that opens it. */
  folded: {
    gridColumn: "1 / -1",
    borderTop: "1px solid",
    borderColor: "border",
    bg: "tint",
    "& > summary": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 3,
      minHeight: "56px",
      px: [3, null, 5],
      py: 2,
      cursor: "pointer",
      listStyle: "none",
      fontSize: "note",
      fontWeight: "heading",
    },
    "& > summary::-webkit-details-marker": { display: "none" },
    "& > summary:hover": { color: "accentText" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > .quote-basis": { pt: 2, borderTop: 0 },
  },
  included: {
    display: "grid",
    gap: 1,
    m: 0,
    p: 0,
    listStyle: "none",
    fontSize: "note",
    color: "muted",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
    "& li": { display: "flex", gap: 2 },
    "& svg": { color: "success", mt: "1px" },
    "@media print": { "& svg": { color: "text" } },
  },
} satisfies Family

/** The quote as a page that can be accepted. */
export const offer = {
  grid: {
    display: "grid",
    gap: [3, null, 5],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, null, "minmax(0,1fr) 20rem"],
  },
  aside: { position: [null, null, null, "sticky"], top: "96px", display: "grid", gap: 3 },
  form: { "@media print": { display: "none" } },
  reference: { fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
} satisfies Family
