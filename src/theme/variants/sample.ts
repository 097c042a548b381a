import { SAMPLE_MODES } from "../../domain/sample-documents/sample-document"
import { notPrinted, tall, type VariantGroup, type VariantStyle } from "./variant-style"

/** Shows only what the reader's mode asks for. Everything is printed. */
const others = Object.fromEntries(
  SAMPLE_MODES.map(mode => [
    `&:has([value=${mode}]:checked) [data-mode]:not([data-mode=${mode}])`,
    { "@media screen": { display: "none" } },
  ]),
)

/** A sticky flag, as in the drawings of these documents. */
const flag = {
  width: "24px",
  height: "14px",
  clipPath: "polygon(0 0, 100% 0, 75% 50%, 100% 100%, 0 100%)",
} satisfies VariantStyle

export const sample = {
  root: {
    display: "grid",
    gap: 5,
    maxWidth: "measure",
    "& > *": { marginBlock: 0 },
    ...others,
    /* A planted problem that was found is flagged at the edge of the paper. */
    "&:has([value=spot]:checked) [data-planted][open]::before": {
      ...flag,
      content: '""',
      position: "absolute",
      top: "20px",
      right: ["-28px", "-44px"],
      bg: "accent",
    },
  },
  /** A sheet of paper with numbered parts, on which what's filled in is as dark as what's printed. */
  paper: {
    counterReset: "part",
    display: "grid",
    gap: 5,
    p: [3, 5],
    pt: [4, 5],
    bg: "surface",
    border: "line",
    boxShadow: "panel",
    "& > *": { m: 0, minWidth: 0 },
    "& > p": { pb: 3, borderBottom: "3px double", fontSize: "h4", fontWeight: "heading", textAlign: "center" },
    "& h3": { m: 0, mb: 2, fontSize: "h4" },
    "& details": { position: "relative", counterIncrement: "part" },
    "& summary": { [tall]: { scrollMarginTop: "128px" } },
    "& summary::before": {
      content: "counter(part)",
      alignSelf: "baseline",
      minWidth: "1.5rem",
      color: "muted",
      fontWeight: "body",
      fontVariantNumeric: "tabular-nums",
    },
    "& summary > span": { mr: "auto" },
    "& small": { display: "block", fontSize: "note", fontWeight: "body", color: "text" },
    "@media print": { p: 0, border: 0, boxShadow: "none" },
  },
  /** Stays below the page's header while the paper is read. */
  count: { [tall]: { position: "sticky", top: ["60px", null, "68px"], zIndex: 1 }, ...notPrinted },
  found: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 3,
    paddingBlock: 2,
    paddingInline: [3, 5],
    bg: "surface",
    border: "line",
    borderBottom: 0,
    "& > p": { m: 0, fontWeight: "heading", fontVariantNumeric: "tabular-nums" },
    "& > span": { display: "flex", gap: 1 },
    "& i": { ...flag, bg: "border" },
    "& [data-found]": { bg: "accent" },
  },
  onScreen: notPrinted,
} satisfies VariantGroup
