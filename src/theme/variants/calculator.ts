import { hideOtherStates } from "./by-state"
import { cardGround, tall, type VariantGroup } from "./variant-style"

/** Applies if there's room for the result next to the fields. */
const wide = "@container (min-width: 56rem)"

export const calculator = {
  /** The state that's answered is also the one whose worked totals the page shows. */
  box: { containerType: "inline-size", ...hideOtherStates },
  form: {
    display: "flex",
    flexDirection: "column",
    gap: [4, null, 5],
    "& > *": { m: 0, minWidth: 0 },
    /* The focused field is never behind the total at the bottom of a small screen. */
    [tall]: { "& input, & summary, & a, & button": { scrollMarginBottom: "136px" } },
    [wide]: { display: "grid", gridTemplateColumns: "minmax(0,1fr) 25rem", alignItems: "start" },
  },
  result: {
    display: "contents",
    [wide]: { display: "block", alignSelf: "stretch" },
  },
  panel: {
    display: "contents",
    [wide]: {
      display: "grid",
      gap: 3,
      position: "sticky",
      top: "88px",
      p: 4,
      ...cardGround,
      "& > *": { m: 0 },
    },
  },
  /** The headline. On a small screen that's high enough it's docked at the bottom, as wide as the window, until its own position is reached. */
  total: {
    [tall]: { position: "sticky", bottom: 0, zIndex: 1 },
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: 3,
    m: 0,
    pt: 2,
    pb: "calc(8px + env(safe-area-inset-bottom))",
    fontSize: "note",
    lineHeight: "snug",
    fontVariantNumeric: "tabular-nums",
    bg: "surface",
    /* Solid to both edges of the window, with a line above. It's drawn outside the box, so that the page gets no wider. */
    borderImage: "linear-gradient(to top, var(--surface) calc(100% - 1px), var(--border) 0) 0 fill / 0 / 0 100vmax",
    "& span": { width: "100%" },
    "& strong": { fontSize: "h3", letterSpacing: "title" },
    "& a": { display: "inline-flex", alignItems: "center", minHeight: "target", ml: "auto" },
    [wide]: {
      position: "static",
      display: "grid",
      gap: 1,
      p: 0,
      borderImage: "none",
      "& strong": { fontSize: "figure", fontWeight: "heading", lineHeight: 1.1, overflowWrap: "anywhere" },
      "& a": { display: "none" },
    },
    "@media print": { position: "static", borderImage: "none", "& a": { display: "none" } },
  },
  reason: { m: 0, fontWeight: "heading" },
  withPrice: {
    pt: 3,
    borderTop: "line",
    fontSize: "note",
    lineHeight: "snug",
    fontVariantNumeric: "tabular-nums",
    "& > div": { display: "flex", flexWrap: "wrap", columnGap: 3, paddingBlock: 1 },
    "& > div:last-of-type:not(:first-of-type)": { fontWeight: "heading" },
    "& dt": { flex: "1 1 7rem" },
    "& dd": { m: 0, ml: "auto", whiteSpace: "nowrap" },
  },
  /** The questions. In print, only those that were answered appear, in one line each. */
  answers: {
    "@media print": {
      fontSize: "10pt",
      "& .form-hint, & .form-radio:not(:has(:checked)), & .form-radio input, & .form-money > span, & summary::after": {
        display: "none !important",
      },
      "& .form-field:has(:placeholder-shown), & .form-fieldset:not(:has(:checked, [type=text]:not(:placeholder-shown)))":
        {
          display: "none !important",
        },
      "& .form-form": { display: "block", maxWidth: "none", columnCount: 2 },
      "& .form-field, & .form-fieldset": { display: "flex", flexWrap: "wrap", gap: 2, breakInside: "avoid" },
      /* An amount and how it was understood have room side by side, or else one below the other. */
      "& .form-amount": { display: "flex", flexWrap: "wrap", gap: 2, "& input": { width: "7rem" } },
      "& .form-legend": { float: "left", m: 0, fontSize: "10pt", fontWeight: "body" },
      "& .form-label": { flex: "none", fontSize: "10pt", fontWeight: "body" },
      "& .form-radio": {
        display: "inline",
        bg: "transparent",
        minHeight: 0,
        p: 0,
        border: 0,
        boxShadow: "none",
        outline: "none",
        fontSize: "10pt",
      },
      "& .form-input": {
        width: "auto",
        minHeight: 0,
        p: 0,
        border: 0,
        outline: "none",
        fontSize: "10pt",
        fontWeight: "heading",
      },
      "& .form-date": { display: "flex", gap: 1, "& input": { width: "3rem" } },
    },
  },
  whole: {
    gridColumn: "1 / -1",
    "& > div > *, & > div > div > *": { minWidth: 0 },
    /* In print, a line has details only if it was opened, and the sources are listed once. */
    "@media print": {
      "& .quote-line:not([open]) > div": { display: "none !important" },
      "& .quote-sources": { fontSize: "9pt" },
      "& .quote-sources ul": { display: "block !important" },
      "& .quote-sources li": { display: "inline", "&:not(:last-child)::after": { content: "' · '" } },
      "& .quote-line > summary": { paddingBlock: 0 },
      "& .quote-group": { paddingBlock: 1 },
    },
  },
} satisfies VariantGroup
