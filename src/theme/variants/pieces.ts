import { doorOpens } from "../tokens"
import {
  BELOW_THREE_COLUMNS,
  cardGround,
  notPrinted,
  plainList,
  type VariantGroup,
  type VariantStyle,
} from "./variant-style"

const panel = {
  ...cardGround,
  p: [4, null, 5],
} satisfies VariantStyle

const stackedPanel = { ...panel, display: "grid", gap: 2, "& > *": { m: 0 } } satisfies VariantStyle

const iconBox = { flex: "none", size: "icon" } satisfies VariantStyle

export const piece = {
  panel,
  figure: { m: 0, "& img": { display: "block", borderRadius: "card" } },
  picture: { mt: [3, null, 4], "& img": { display: "block", width: "100%", height: "auto", borderRadius: "card" } },
  caption: { mt: 2, fontSize: "note", color: "muted" },
  illustration: {
    display: "block",
    width: "100%",
    height: "auto",
    maxWidth: "30rem",
    color: "text",
    "--stroke": "1.6",
  },
  /** A door that's drawn in the page, with the look of the separate files. The leaf's second part is its handle. */
  door: {
    fill: "accent",
    stroke: "var(--text)",
    strokeWidth: ["4", null, "2.4"],
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "& path + path": { fill: "surface" },
  },
  /** Turns on its hinge as it appears. */
  leaf: {
    transformOrigin: "118px 0",
    transition: doorOpens,
    "@starting-style": { transform: "scaleX(-1.286)" },
  },
  light: { stroke: "none", fill: "lit", fillOpacity: 0.8 },
  widens: {
    transformOrigin: "194px 208px",
    transition: doorOpens,
    "@starting-style": { transform: "scaleX(0.3)", opacity: 0.5 },
  },
  /** The icon's lines are styled here instead of by attributes, because a page has up to a hundred icons. */
  icon: {
    ...iconBox,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.75",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    /* An icon from another set names its own weight. */
    "& [stroke-width]": { strokeWidth: "inherit" },
  },
  /** A glossary term. Its meaning opens below it on focus or tap. */
  term: {
    fontStyle: "normal",
    cursor: "help",
    textDecoration: "underline dotted",
    textUnderlineOffset: "0.2em",
    "& > span": { display: "none" },
    /* An inline block as wide as the text, so that the term's underline doesn't continue below its meaning. */
    "&:focus-within > span": {
      display: "inline-block",
      width: "100%",
      marginBlock: 2,
      pl: 3,
      borderLeft: "2px solid var(--accent-edge)",
      fontSize: "note",
      color: "muted",
    },
  },
  /** An icon from any set, which defines how it's drawn. */
  loadedIcon: iconBox,
  /** All terms with their meanings. The target of a link is highlighted. */
  glossary: {
    display: "grid",
    gap: 3,
    maxWidth: "measure",
    "& dt": { fontWeight: "heading" },
    "& dd": { m: 0, color: "muted" },
    "& > :target": { pl: 3, borderLeft: "2px solid var(--accent-edge)" },
  },
  /** The link from a figure to its source: a small ring with a larger touch target around it. */
  sourced: {
    position: "relative",
    ml: "0.2em",
    paddingInline: "0.45em",
    border: "control",
    borderRadius: "pill",
    color: "muted",
    fontSize: "0.6em",
    lineHeight: 0,
    verticalAlign: "super",
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&::before": { content: '"i"' },
    "&::after": { content: '""', position: "absolute", inset: "-7px" },
    "&:hover": { color: "accentText", borderColor: "accentText" },
  },
  tag: {
    display: "inline-flex",
    alignItems: "center",
    gap: 1,
    paddingInline: "10px",
    minHeight: "26px",
    border: "line",
    borderRadius: "pill",
    bg: "surface",
    color: "text",
    fontSize: "small",
    fontWeight: "heading",
    whiteSpace: "nowrap",
    textDecoration: "none",
  },
  /** Next to an article: its contents, and a button for a quote. Stays visible if there's room. */
  contents: {
    display: ["block", null, "grid"],
    gridColumn: [null, null, "2"],
    gridRow: [null, null, "1"],
    gap: 4,
    position: [null, null, "sticky"],
    top: "96px",
    /* If both together are too high for the window, the list scrolls and the button stays visible. */
    gridTemplateRows: "minmax(0, 1fr) auto",
    maxHeight: [null, null, "calc(100vh - 112px)"],
    "& > nav": { overflowY: [null, null, "auto"] },
    "& ol": {
      listStyle: "none",
      m: 0,
      mt: 2,
      p: 0,
      borderLeft: "line",
      mb: [3, 0],
      columnCount: [null, 2, "auto"],
      /* Browsers that support it mark the section that's being read. */
      "scroll-target-group": "auto",
    },
    "& li": { breakInside: "avoid" },
    "& li a": {
      display: "block",
      paddingBlock: ["10px", null, 1],
      pl: 3,
      fontSize: "note",
      color: "muted",
      textDecoration: "none",
    },
    "& li a:hover": { color: "text", textDecoration: "underline" },
    "& li a:target-current": { color: "text", boxShadow: "inset 2px 0 var(--accent-edge)" },
    "& > .piece-panel": { display: ["none", null, "grid"] },
    ...notPrinted,
  },
  /** The same button below the text, if there's no room next to it. Not shown below a text that ends with such a button. */
  quoteBelow: {
    display: [null, null, "none"],
    ".layout-aside:has(.piece-callToAction, .piece-quoteCard, .quote-example) > &": { display: "none" },
    ...notPrinted,
  },
  sources: {
    pt: 4,
    borderTop: "line",
    fontSize: "note",
    color: "muted",
    "& h2": { fontSize: "note", color: "text", m: 0 },
    "& [open] > summary > svg": { transform: "rotate(180deg)" },
    "& ul": { m: 0, mt: 2, pl: 3 },
  },
  map: {
    display: "block",
    overflow: "visible",
    width: "100%",
    maxWidth: "20rem",
    height: "auto",
    color: "controlBorder",
  },
  wordmark: {
    display: "flex",
    alignItems: "center",
    gap: 3,
    m: 0,
    minHeight: ["target", null, "32px"],
    fontSize: "h4",
    fontWeight: "heading",
    letterSpacing: "title",
    "& > span": {
      display: "grid",
      placeItems: "center",
      height: "32px",
      minWidth: "32px",
      paddingInline: 2,
      borderRadius: "input",
      bg: "accent",
      color: "onAccent",
    },
  },
  contact: {
    ...stackedPanel,
    gap: 3,
    alignContent: "start",
    "& dl": { display: "grid", gap: 3 },
    "& dt": { fontSize: "note", color: "muted" },
    "& dd": { m: 0 },
    /* The first number looks like a button. */
    "& dl > :first-child a": {
      display: "grid",
      placeItems: "center",
      minHeight: "48px",
      mt: 1,
      border: "control",
      borderRadius: "input",
      color: "text",
      fontWeight: "heading",
      textDecoration: "none",
      "&:hover": { borderColor: "text" },
    },
  },
  /** Added to a column that ends with a contact card. On a wide screen the card is next to the notice below the heading. */
  withContact: {
    display: [null, null, null, "grid"],
    gridTemplateColumns: "minmax(0,40rem) 18rem",
    justifyContent: "space-between",
    alignItems: "start",
    "& > :not(.notices-info)": { gridColumn: "1 / -1" },
    "& > .text-prose ~ :last-child": {
      gridColumn: [null, null, null, "2"],
      gridRow: [null, null, null, "2"],
      mt: [null, null, null, 0],
    },
    /* It's also next to the text, unless the quote form comes soon, because the form's receipt is there. */
    "& > .text-prose:not(:has(> :nth-child(-n + 6) .quoteForm-box))": {
      gridRow: [null, null, null, "3"],
      "& ~ :last-child": { gridRow: [null, null, null, "2 / span 2"] },
    },
  },
  offer: {
    ...stackedPanel,
    bg: "accentTint",
    borderColor: "accentEdge",
    borderStyle: "dashed",
  },
  quoteCard: {
    ...stackedPanel,
    bg: "tint",
    justifyItems: "start",
    "& > p + p": { color: "muted" },
    "& > :last-child": { mt: 2 },
    ...notPrinted,
  },
  callToAction: {
    display: "grid",
    gap: 4,
    alignItems: "center",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,1fr) auto"],
    p: "clamp(28px, 5vw, 64px)",
    bg: "accentDeep",
    color: "text",
    borderRadius: "card",
    "& p": { color: "muted", m: 0, mt: 2, maxWidth: "measure" },
    "@media (forced-colors: active)": { border: "1px solid", "--text": "CanvasText", "--muted": "CanvasText" },
    ...notPrinted,
  },
  /**
   * There are at most two columns if one link would be alone in the last row of three. A last link that would be alone in a
   * row of two has the whole row.
   */
  list: {
    display: "grid",
    ...plainList,
    columnGap: 4,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
    "&:has(> :last-child:nth-child(3n + 1))": {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(17rem, 34%)), 1fr))",
    },
    "& > :last-child:nth-child(6n + 1)": { gridColumn: "1 / -1" },
    [BELOW_THREE_COLUMNS]: { "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
    "& > li": { breakInside: "avoid", borderBottom: "line" },
    "& a": { display: "block", paddingBlock: "10px", color: "text", textDecoration: "none" },
    "& a:hover": { color: "accentText", textDecoration: "underline" },
    "& small": { color: "muted" },
  },
  /** One numbered column of links. */
  numbered: {
    m: 0,
    pl: 4,
    "& > li::marker": { color: "muted" },
    "& a": { display: "block", paddingBlock: "10px", color: "text", textDecoration: "none" },
    "& a:hover": { color: "accentText", textDecoration: "underline" },
  },
  breadcrumbs: {
    display: "flex",
    alignItems: "center",
    ...plainList,
    fontSize: "note",
    color: "muted",
    whiteSpace: "nowrap",
    /* One line, however long the page's name is: the heading below has the whole name. */
    "& li:last-child": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
    "& a": { color: "inherit", display: "inline-flex", alignItems: "center", minHeight: ["target", null, "32px"] },
    "& li:not(:last-child)::after": { content: '"/"', paddingInline: 2, color: "muted" },
    ...notPrinted,
  },
  status: { paddingBlock: "clamp(48px, 8vw, 112px)" },
} satisfies VariantGroup

export const openNow = {
  /** As high as one line even while it's empty, until the browser knows the time. */
  line: { minHeight: "1lh", fontWeight: "heading" },
} satisfies VariantGroup
