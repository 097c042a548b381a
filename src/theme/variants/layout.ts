import { BELOW_THREE_COLUMNS, notPrinted, plainList, printedOnly, type VariantGroup } from "./variant-style"

const container = { width: "100%", marginInline: "auto", paddingInline: [3, 4, 5] }
/** Between the sections of a page, and at its end. */
export const sectionGap = "clamp(48px, 7vw, 96px)"
const grid = { display: "grid", gap: [3, null, 4], ...plainList }

/** An answer that's printed. */
const ANSWER = ".layout-answer:not(details:not([open]))"

export const layout = {
  page: { minHeight: "100vh", display: "flex", flexDirection: "column" },
  main: {
    flex: "1 0 auto",
    outline: "none",
    /* On paper a page with an answer is that answer and the page's heading. */
    "@media print": {
      [`&:has(${ANSWER}) *:not(h1, :has(h1), ${ANSWER}, ${ANSWER} *, :has(${ANSWER}))`]: {
        display: "none !important",
      },
      [`&:has(${ANSWER}) :has(${ANSWER})`]: { display: "block", p: 0, m: 0, border: 0 },
    },
  },
  /** The answer of a tool, which is all that's printed of its page. An answer in a closed disclosure isn't printed. */
  answer: { breakInside: "auto" },
  /** The firm's details at the top of what's printed. */
  letterhead: { ...printedOnly, fontSize: "9pt", color: "muted", m: 0, mb: 3 },
  container: { ...container, maxWidth: "container" },
  /** Lines of text at the same left edge as what's wider. */
  narrow: {
    ...container,
    maxWidth: "container",
    "& > *": { maxWidth: "measure" },
    "@media print": { "& > *": { maxWidth: "none" } },
  },
  /** For a page whose layout has no container. */
  gallery: { ...container, maxWidth: "container", pb: sectionGap },
  /** Sections and other elements: a section has the whole width of the window, the rest the width of the container. */
  flow: {
    "& > :not(section)": {
      marginInline: ["16px", "24px", "max(32px, calc(50% - 36rem + 32px))"],
    },
    "& > .piece-callToAction:nth-child(n)": { marginBlock: sectionGap },
    "& > .section-plain + .piece-callToAction:nth-child(n)": { mt: 0 },
  },
  /** A whole page in a container, so that nothing in it needs a container of its own. */
  boxed: {
    ...container,
    maxWidth: "container",
    pb: sectionGap,
    "&:has(> section:last-child), &:has(> .layout-flow > section:last-child)": { pb: 0 },
    "& .layout-container": { paddingInline: 0 },
    "& .layout-narrow": { paddingInline: 0 },
    "& .layout-flow > *": { marginInline: 0 },
    "@media print": { "& > article form": { display: "none !important" } },
  },
  stack: { display: "grid", gap: 3, "& > *": { marginBlock: 0, minWidth: 0 } },
  stackLarge: { display: "grid", gap: [4, null, 5], "& > *": { marginBlock: 0, minWidth: 0 } },
  row: { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" },
  /** Short lists side by side. One that would be alone below two has its row to itself, as a long list has. */
  columns: {
    ...grid,
    gap: 4,
    alignItems: "start",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
    [BELOW_THREE_COLUMNS]: { "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
  },
  /** One column of text or form. */
  column: {
    "& > :not(:has(.layout-headDrawing))": { maxWidth: "measure" },
    "& > .text-prose ~ *": { mt: 5 },
    "& > .notices-info + .text-prose": { mt: 6 },
    /* The quote form has its receipt beside it, and the calculator its total. */
    "& > .text-prose:has(.quoteForm-box, .calculator-box)": { maxWidth: [null, null, null, "none"] },
    "& > .text-prose > :not(.quoteForm-box, .calculator-box, :has(.quoteForm-box))": { maxWidth: "measure" },
  },
  /** The top of a page: its h1, lead and small print. The h1 is at the same height with something above it or not. */
  pageHeader: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: 3,
    pt: [3, null, 4],
    pb: [4, null, 5],
    "& > h1:first-of-type:first-child": { mt: ["60px", null, "48px"] },
    "&:has(> .layout-headDrawing)": {
      gridTemplateColumns: [null, null, "minmax(0,clamp(40rem,100% - 20rem,48rem)) minmax(0,1fr)"],
      columnGap: 6,
    },
    "& > *": { gridColumn: "1", maxWidth: "measure" },
    /* Wider than lines of text, so that it has two lines where it would have three. */
    "& > h1:first-of-type": { maxWidth: "48rem" },
    "& > .layout-headDrawing": { gridColumn: "2" },
    "& > h1:first-child ~ .layout-headDrawing": { gridRow: "1 / span 4" },
  },
  headDrawing: {
    display: ["none", null, "block"],
    gridRow: "2 / span 4",
    alignSelf: "center",
    justifySelf: "end",
    width: "100%",
    maxWidth: "17rem",
    height: "auto",
    ...notPrinted,
  },
  /** The sections of a page, each with its own heading. */
  sections: { display: "grid", gap: [6, null, 7], "& > *": { marginBlock: 0, minWidth: 0 } },
  aside: {
    ...grid,
    gap: [5, null, 6],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,1fr) 18rem"],
    "& > .piece-map": { alignSelf: "center", mb: [5, 0] },
    "&:has(> .piece-map)": { gridTemplateColumns: [null, "minmax(0,1fr) 14rem", "minmax(0,1fr) 18rem"] },
    "& > aside:has(> .piece-map)": {
      alignItems: "center",
      gridTemplateColumns: [null, "14rem minmax(0,1fr)", "minmax(0,1fr)"],
    },
    "@media print": { display: "block" },
  },
  hidden: {
    position: "absolute",
    size: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  skipLink: {
    position: "absolute",
    left: 3,
    top: "-100px",
    zIndex: "skipLink",
    p: 3,
    bg: "surface",
    color: "text",
    borderRadius: "input",
    "&:focus": { top: 2, boxShadow: "panel" },
    ...notPrinted,
  },
} satisfies VariantGroup

export const section = {
  /** After a section or a hero with the same background it has no space above it, which would double the gap. */
  plain: { paddingBlock: sectionGap, ".section-plain + &, .hero-root:not(.hero-street) + &": { pt: 0 } },
  /** The last of a page, which has its own space below it. */
  last: { pt: sectionGap },
  /** Its background is as wide as the window, even inside a container. */
  tint: {
    paddingBlock: sectionGap,
    bg: "tint",
    boxShadow: "0 0 0 100vmax var(--tint)",
    clipPath: "inset(0 -100vmax)",
  },
  header: { maxWidth: "measure", mb: [4, null, 5], "& > *": { marginBlock: 0 }, "& > * + *": { mt: 3 } },
} satisfies VariantGroup

/** A tool in a page of another site: as wide as its frame, and no higher than it is. */
export const embed = {
  page: {
    p: [3, 4],
    "& > main > *": { marginBlock: 0 },
    "& > main > * + *, & > footer": { mt: 4 },
    "& > footer > * + *": { mt: 2 },
  },
} satisfies VariantGroup
