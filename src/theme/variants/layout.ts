import {
  BELOW_THREE_COLUMNS,
  groundAcrossScreen,
  notPrinted,
  plainList,
  printedOnly,
  type VariantGroup,
} from "./variant-style"

const container = { width: "100%", maxWidth: "container", marginInline: "auto", paddingInline: [3, 4, 5] }
export const sectionGap = "clamp(48px, 7vw, 96px)"
const grid = { display: "grid", gap: [3, null, 4], ...plainList }

const ANSWER = ".layout-answer:not(details:not([open]))"

export const layout = {
  page: { minHeight: "100vh", display: "flex", flexDirection: "column", "@media print": { minHeight: 0 } },
  main: {
    flex: "1 0 auto",
    outline: "none",
    /* A page with an answer is printed as that answer and the page's heading. */
    "@media print": {
      [`&:has(${ANSWER}) *:not(h1, :has(h1), ${ANSWER}, ${ANSWER} *, :has(${ANSWER}))`]: {
        display: "none !important",
      },
      [`&:has(${ANSWER}) :has(${ANSWER})`]: { display: "block", p: 0, m: 0, border: 0 },
    },
  },
  /** The answer of a tool. Nothing else of the page is printed, and an answer in a closed disclosure isn't either. */
  answer: { breakInside: "auto" },
  letterhead: { ...printedOnly, fontSize: "9pt", color: "muted", m: 0, mt: 3 },
  container,
  /** Text in lines short enough to read, whose left edge is that of the wider blocks above and below it. */
  narrow: {
    ...container,
    "& > *": { maxWidth: "measure" },
    "@media print": { "& > *": { maxWidth: "none" } },
  },
  gallery: { ...container, pb: sectionGap },
  /** Sections and other elements: a section is as wide as the window, any other element as wide as the container. */
  flow: {
    "& > :not(section)": {
      marginInline: ["16px", "24px", "max(32px, calc(50% - 36rem + 32px))"],
    },
    "& > .piece-callToAction:nth-child(n)": { marginBlock: sectionGap },
    "& > .section-plain + .piece-callToAction:nth-child(n)": { mt: 0 },
  },
  /** A whole page in a container, so that nothing in it needs its own container. */
  boxed: {
    ...container,
    pb: sectionGap,
    "&:has(> section:last-child), &:has(> .layout-flow > section:last-child)": { pb: 0 },
    "& .layout-container, & .layout-narrow": { paddingInline: 0 },
    "& .layout-flow > *": { marginInline: 0 },
    "@media print": { "& > article form": { display: "none !important" } },
  },
  stack: { display: "grid", gap: 3, "& > *": { marginBlock: 0, minWidth: 0 } },
  stackLarge: {
    display: "grid",
    gap: [4, null, 5],
    "& > *": { marginBlock: 0, minWidth: 0 },
    "@media print": { gap: 3 },
  },
  row: { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" },
  /** Short lists side by side. A list that would be alone below two others has a whole row, and so has a long list. */
  columns: {
    ...grid,
    gap: 4,
    alignItems: "start",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
    [BELOW_THREE_COLUMNS]: { "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
  },
  column: {
    "& > :not(:has(.layout-headDrawing))": { maxWidth: "measure" },
    "& > .text-prose ~ *": { mt: 5 },
    "& > .notices-info + .text-prose": { mt: 6 },
    /* Next to the quote form is its receipt, and next to the calculator its total. */
    "& > .text-prose:has(.quoteForm-box, .calculator-box)": { maxWidth: [null, null, null, "none"] },
    "& > .text-prose > :not(.quoteForm-box, .calculator-box, :has(.quoteForm-box))": { maxWidth: "measure" },
  },
  /** The top of a page: its h1, lead and small print. The h1 is at the same height with or without something above it. */
  pageHeader: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    columnGap: 6,
    rowGap: 3,
    pt: [3, null, 4],
    pb: [4, null, 5],
    "& > h1:first-of-type:first-child": { mt: ["60px", null, "48px"], "@media print": { mt: 0 } },
    "@media print": { paddingBlock: 2 },
    "&:has(> .layout-headDrawing)": {
      gridTemplateColumns: [null, null, "minmax(0,clamp(40rem,100% - 20rem,48rem)) minmax(0,1fr)"],
    },
    "& > *": { gridColumn: "1", maxWidth: "measure" },
    /* Wider than lines of text, so that a long heading takes two lines instead of three. */
    "& > h1:first-of-type": { maxWidth: "48rem" },
  },
  /** On a phone it's across the screen, after the lead. */
  headDrawing: {
    gridColumn: [null, null, "2"],
    gridRow: [null, null, "1 / span 4"],
    alignSelf: "center",
    justifySelf: "end",
    width: "100%",
    maxWidth: ["none", null, "17rem"],
    height: ["136px", null, "auto"],
    borderImage: [groundAcrossScreen, null, "none"],
    "--stroke": ["4", null, "2.4"],
    ...notPrinted,
  },
  sections: {
    display: "grid",
    gap: [6, null, 7],
    "& > *": { marginBlock: 0, minWidth: 0 },
    /* Below a page's header, which has half a section's gap itself. */
    ".layout-aside + &": { pt: [4, null, 5] },
  },
  aside: {
    ...grid,
    gap: [5, null, 6],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,1fr) 18rem"],
    "& > .piece-map": { alignSelf: "center", mb: [5, 0] },
    /* On a phone, the map is a small one beside the heading, as drawings are. */
    "@media (min-width: 22rem) and (max-width: 39.99rem)": {
      position: "relative",
      "& > .piece-map": { position: "absolute", top: "76px", right: 0, size: "96px", m: 0 },
      "&:has(> .piece-map) h1": { minHeight: "96px", mr: "112px" },
    },
    "&:has(> .piece-map)": { gridTemplateColumns: [null, "minmax(0,1fr) 14rem", "minmax(0,1fr) 18rem"] },
    "@media print": { display: "block" },
  },
  /** Opens the element after it on a phone. It's a sibling, because a wider screen can't open a closed disclosure. */
  phoneFold: {
    display: ["block", "none"],
    "& > summary": { fontSize: "note", fontWeight: "heading" },
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "@media (max-width: 39.99em)": { "&:not([open]) + *": { display: "none" } },
  },
  aboveFold: { display: ["none", "block"] },
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
  /** It has no space above it after a section or a hero with the same background, which would double the gap. */
  plain: {
    paddingBlock: sectionGap,
    ".section-plain + &, .hero-root:not(.hero-street) + &": { pt: 0 },
    "@media print": { paddingBlock: 4 },
  },
  /** The last section of a page, which has its own space below it. */
  last: { pt: sectionGap },
  /** The background is as wide as the window, even inside a container. */
  tint: {
    paddingBlock: sectionGap,
    bg: "tint",
    boxShadow: "0 0 0 100vmax var(--tint)",
    clipPath: "inset(0 -100vmax)",
    /* It's the ground of a drawing above it. */
    "@media screen and (max-width: 55.99rem)": {
      ":has(> * > .layout-headDrawing:last-child) + * > &:first-child": { mt: "-24px" },
    },
  },
  header: { maxWidth: "measure", mb: [4, null, 5], "& > *": { marginBlock: 0 }, "& > * + *": { mt: 3 } },
} satisfies VariantGroup

export const embed = {
  page: {
    p: [3, 4],
    "& > main > *": { marginBlock: 0 },
    "& > main > * + *, & > footer": { mt: 4 },
    "& > footer > * + *": { mt: 2 },
  },
} satisfies VariantGroup
