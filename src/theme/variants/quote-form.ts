import { arrival } from "../tokens"
import { cardGround, notPrinted, tall, type VariantGroup } from "./variant-style"

/** Applies if the form is wide enough for the receipt, the amounts of the quote so far, next to the questions. */
const wide = "@container (min-width: 58rem)"

/** All elements that can be focused, except those in the footer, which doesn't scroll. */
const focusable = "& > :not(.quoteForm-footer) :is(input, textarea, summary, a, button)"

/** The heading of any step after the first, and everything below it. */
const LATER = [2, 3, 4].flatMap(step => ["&", "& ~ *"].map(part => `[aria-valuenow='${step}'] ~ ${part}`)).join(",")

export const quoteForm = {
  form: {
    display: "grid",
    gap: 4,
    maxWidth: "measure",
    scrollMarginTop: "96px",
    "& > *": { minWidth: 0 },
    /* The focused element scrolls into view above the footer, with the tile around it. */
    [tall]: { [focusable]: { scrollMarginBottom: "272px" } },
    /* Forces a repaint, so that a frame is shown at once: a change of opacity alone waits for the next frame. */
    "&[data-moving] [type=submit]": { boxShadow: "0 0 0 3px var(--accent-edge)" },
  },
  /** The content of a later step moves into place. The first step is in the page from the start, so nothing in it moves. */
  heading: {
    m: 0,
    outline: "none",
    [LATER]: { transition: arrival },
    "@starting-style": { [LATER]: { transform: "translateY(6px)", opacity: 0 } },
  },
  /** The Continue and Back buttons. They stay at the bottom of the window while the form is in it. */
  footer: {
    display: "grid",
    gap: 2,
    bg: "background",
    borderTop: "line",
    paddingBlock: 3,
    [tall]: { position: "sticky", bottom: 0, zIndex: 1 },
    ".modal-body &": { marginInline: ["-16px", "-32px"], paddingInline: [3, 5] },
    ...notPrinted,
  },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: 2,
    alignItems: "center",
    "& > [type=submit]": { flex: "1 1 10rem", order: 1 },
    "& > .buttons-secondary": { flex: "0 1 auto" },
  },
  /** Around a form in a page. The form's layout depends on the width of this container. */
  box: { containerType: "inline-size", scrollMarginTop: "96px" },
  columns: {
    display: "grid",
    gap: 5,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    [wide]: { gridTemplateColumns: "minmax(0, 40rem) minmax(18rem, 22rem)", justifyContent: "space-between" },
  },
  whole: { "& > form": { maxWidth: "none" } },
  beside: {
    display: "none",
    position: "sticky",
    top: "96px",
    ...cardGround,
    p: 4,
    [wide]: { display: "block" },
    ...notPrinted,
  },
  below: {
    [wide]: { display: "none" },
    "& > summary": {
      fontSize: "note",
      fontWeight: "medium",
    },
    "& > summary > span": { display: "inline-flex", alignItems: "center", gap: 1 },
    "& > summary svg": { size: "18px", color: "muted", transform: "rotate(180deg)" },
    "&[open] > summary svg": { transform: "none" },
    "& > summary strong": { fontSize: "h4", fontWeight: "heading", fontVariantNumeric: "tabular-nums" },
    "& > :not(summary)": { pt: 1, pb: 2 },
  },
  again: { ml: -2 },
  /** The heading of a later screen is above the bar, beside the door. */
  title: { order: -1, display: "grid", alignItems: "end", minHeight: "60px", mb: "-24px" },
  /** It stands on the bar. */
  door: {
    width: "64px",
    height: "76px",
    m: "-52px 8px -24px auto",
    "--stroke": "4",
    "&.piece-door": { strokeWidth: "4" },
  },
} satisfies VariantGroup
