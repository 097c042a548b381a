import { notPrinted, type Family } from "./look"

const container = { width: "100%", mx: "auto", px: [3, 4, 5] }
const sectionGap = "clamp(48px, 7vw, 96px)"
const grid = { display: "grid", gap: [3, null, 4], m: 0, p: 0, listStyle: "none" }

export const layout = {
  page: { minHeight: "100vh", display: "flex", flexDirection: "column" },
  main: { flex: "1 0 auto", outline: "none" },
  container: { ...container, maxWidth: "container" },
  narrow: { ...container, maxWidth: "calc(40rem + 96px)" },
  /** The container of a page whose layout has none. */
  gallery: { ...container, maxWidth: "container", pb: sectionGap },
  /** A body of sections and loose elements: sections take the whole width, the rest keeps to the container. */
  flow: {
    "& > :not(section)": {
      ml: ["16px", "24px", "max(32px, calc(50% - 36rem + 32px))"],
      mr: ["16px", "24px", "max(32px, calc(50% - 36rem + 32px))"],
    },
    "& > .piece-callToAction:nth-child(n)": { my: sectionGap },
  },
  /** Keeps a whole page to the container, so that what stands in it needs no container of its own. */
  boxed: {
    ...container,
    maxWidth: "container",
    pb: sectionGap,
    "&:has(> section:last-child), &:has(> .layout-flow > section:last-child)": { pb: 0 },
    "& .layout-container": { px: 0 },
    "& .layout-narrow": { maxWidth: "measure", ml: 0, px: 0 },
    "& .layout-flow > *": { mx: 0 },
    "@media print": { "& > article form": { display: "none !important" } },
  },
  stack: { display: "grid", gap: 3, "& > *": { my: 0, minWidth: 0 } },
  stackLarge: { display: "grid", gap: [4, null, 5], "& > *": { my: 0, minWidth: 0 } },
  row: { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" },
  between: { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", justifyContent: "space-between" },
  /** Short lists side by side, in the columns that one long list would have. */
  columns: {
    ...grid,
    gap: 4,
    alignItems: "start",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  },
  /** One column of text or form, centred in the container. */
  column: {
    maxWidth: "measure",
    mx: "auto",
    "& > .text-prose ~ *": { mt: 5 },
    "& > .notices-info + .text-prose": { mt: 6 },
  },
  /** The top of a page: its h1, its lead, and small print. */
  pageHeader: {
    display: "grid",
    gap: 3,
    maxWidth: "measure",
    pt: [5, null, 6],
    pb: [4, null, 5],
    "&:has(> nav)": { pt: [3, null, 4] },
  },
  /** Parts of a page one below the other, each with its own heading. */
  sections: { display: "grid", gap: [6, null, 7], pb: [5, null, 6], "& > *": { my: 0, minWidth: 0 } },
  aside: {
    ...grid,
    gap: [5, null, 6],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,1fr) 18rem"],
    "& > .piece-map": { alignSelf: "center", mb: [5, null, 0] },
    "@media print": { display: "block" },
  },
  inverse: { bg: "surface", color: "text" },
  hidden: {
    position: "absolute",
    width: "1px",
    height: "1px",
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
} satisfies Family

export const section = {
  plain: { py: sectionGap },
  /** Its ground reaches the edges of the window from inside a box too. */
  tint: {
    py: sectionGap,
    bg: "tint",
    boxShadow: "0 0 0 100vmax var(--tint)",
    clipPath: "inset(0 -100vmax)",
  },
  header: { maxWidth: "measure", mb: [4, null, 5], "& > *": { my: 0 }, "& > * + *": { mt: 3 } },
} satisfies Family
