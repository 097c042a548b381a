import { alarm } from "../palettes"
import { colourChange } from "../tokens"
import {
  cardGround,
  groundAcrossScreen,
  notPrinted,
  plainList,
  type VariantGroup,
  type VariantStyle,
} from "./variant-style"

const card = {
  ...cardGround,
  p: [4, null, "28px"],
} satisfies VariantStyle

/** The height of a street's ground below the drawing. */
const STREET = "clamp(48px, 6vw, 88px)"

/** The height in pixels of the ground between a street and what's below it on a phone. */
const PATH = 32

const ground = {
  content: '""',
  position: "absolute",
  zIndex: -1,
  bg: "tint",
  borderTop: "2px solid var(--text)",
} satisfies VariantStyle

export const hero = {
  root: { pt: "clamp(40px, 6vw, 88px)", pb: "clamp(48px, 6vw, 88px)" },
  split: {
    display: "grid",
    gap: [5, null, 6],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,6fr) minmax(0,5fr)"],
    /* An illustration needs less room than a form. */
    "&:has(.piece-illustration)": {
      gridTemplateColumns: [null, "minmax(0,6fr) minmax(0,5fr)"],
    },
    "@media (max-width: 39.99rem)": {
      "& .piece-illustration": { maxWidth: "none", height: "136px", borderImage: groundAcrossScreen, "--stroke": "4" },
    },
    "& .piece-illustration": notPrinted,
  },
  /** The first questions of a quote: two options per row, with the last one across both columns if it's alone. */
  start: {
    ...card,
    p: [3, 4, 5],
    "& :has(> :checked)": { bg: "tint" },
    "& .form-radios": { gridTemplateColumns: "repeat(2, minmax(0,1fr))" },
    "& .form-radios > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
    ...notPrinted,
  },
  /** A street below the text. Its ground continues behind what's next to it or below it, over a tint. */
  street: {
    position: "relative",
    overflow: "clip",
    isolation: "isolate",
    pb: STREET,
    "&::after": { ...ground, display: ["none", null, "block"], inset: "auto 0 0", height: STREET },
    "& .hero-split > :last-child::before": {
      ...ground,
      display: ["block", null, "none"],
      inset: `-${PATH}px -100vmax calc(-1 * ${STREET})`,
    },
    "& .hero-split": {
      alignItems: "start",
      gridTemplateRows: [null, null, "auto 1fr"],
      rowGap: [`${PATH}px`, null, 5],
    },
    "& .hero-split > :last-child": {
      position: "relative",
      gridColumn: [null, null, "2"],
      gridRow: [null, null, "1 / 3"],
      /* The card reaches over the ground even where the words and the street are higher than its questions. */
      alignSelf: [null, null, "end"],
      mb: [null, null, "-40px"],
    },
    "& .hero-start": { maxWidth: "none", alignContent: "start" },
    ...notPrinted,
  },
  /** The drawing ends at its ground, and its light falls on the area below. On a phone its door is in the middle. */
  scene: {
    display: "block",
    width: ["35rem", null, "100%"],
    maxWidth: "35rem",
    height: "auto",
    overflow: "visible",
    alignSelf: "end",
    mt: ["-56px", null, 0],
    ml: ["calc(50% - 16.125rem)", null, 0],
    clipPath: [`inset(0 -100vmax -${PATH}px)`, null, "none"],
    pointerEvents: "none",
  },
  words: { display: "grid", gap: 4, maxWidth: "44rem", "& > *": { m: 0 }, "& > p": { maxWidth: "36rem" } },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: 3,
    alignItems: "center",
    "& p": { m: 0 },
    /* A switch or a line of text has a row of its own. */
    "& > div": { flexBasis: "100%", mt: 2 },
  },
} satisfies VariantGroup

export const cards = {
  grid: {
    display: "grid",
    gap: [3, null, 4],
    ...plainList,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
    /* Up to five cards fill their rows: four are in two rows of two, and no card of three or five is alone in a row of two. */
    /* With `*` after `:has()`, each change of a page would have a browser work out the style of all its elements anew. */
    "&:not(:has(> :nth-child(6)))": { display: "flex", flexWrap: "wrap" },
    "&:not(:has(> :nth-child(6))) > .cards-card": { flex: "1 1 min(100%, 17rem)" },
    "&:has(> :nth-child(4):last-child) > .cards-card": { flexBasis: "min(100%, max(17rem, 34%))" },
    "&:has(> :nth-child(3):last-child, > :nth-child(5):last-child) > .cards-card": {
      flexBasis: "min(100%, max(17rem, (54rem - 100%) * 999))",
    },
  },
  card: {
    ...card,
    display: "flex",
    flexDirection: "column",
    gap: 2,
    position: "relative",
    fontSize: "1rem",
    color: "text",
    "& > *": { m: 0 },
    "& p": { color: "muted", m: 0 },
    /* On a phone the icon is beside the title. */
    "&:has(> .cards-mark)": {
      display: ["grid", "flex"],
      gridTemplateColumns: "auto minmax(0,1fr)",
      alignItems: ["center", "stretch"],
      columnGap: 3,
    },
    "& > :not(.cards-mark, h3)": { gridColumn: "1 / -1" },
    /* A drawing is beside the title on a phone, and beside everything where there's room. */
    "&:has(> .cards-miniature)": {
      display: "grid",
      gridTemplateColumns: ["6.5rem minmax(0,1fr)", "10rem minmax(0,1fr)"],
      alignItems: "center",
      columnGap: [3, 4],
    },
    /* A large drawing is above the title in a row of cards. */
    "&:has(> [width='320'])": { display: [null, null, "flex"], alignItems: [null, null, "start"] },
    "& > .cards-miniature": { gridColumn: "auto", gridRow: ["auto", "1 / span 3"] },
    "& > .cards-miniature ~ :not(h3)": { gridColumn: ["1 / -1", "2"] },
    /* A card without a link doesn't look clickable. */
    "&:not(.cards-leads)": { bg: "transparent", borderStyle: "dashed" },
  },
  /** Added to a card with a link, which covers the whole card. */
  leads: {
    transition: colourChange,
    "&:hover": { borderColor: "text" },
    "& h3 a": { color: "inherit", textDecoration: "none" },
    "& h3 a::after": { content: '""', position: "absolute", inset: 0, borderRadius: "card" },
    "& > :last-child": { mt: "auto" },
  },
  mark: {
    display: "grid",
    placeItems: "center",
    size: "44px",
    borderRadius: "input",
    bg: "accentTint",
    color: "accentText",
  },
  miniature: {
    display: "block",
    width: "100%",
    height: "auto",
    /* A large drawing has as thick lines as the small ones. */
    "&[width='320']": { maxWidth: "10rem", "--stroke": "4" },
  },
  action: { color: "accentText", display: "flex", alignItems: "center", gap: 1, pt: 2, fontWeight: 500 },
} satisfies VariantGroup

const notice = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0,1fr)",
  columnGap: 3,
  p: [3, 4],
  border: "line",
  borderRadius: "card",
  bg: "tint",
  fontSize: "1rem",
  "& > svg": { mt: "2px" },
  "& > div > *": { marginBlock: 0 },
  "& > div > * + *": { mt: 2 },
} satisfies VariantStyle

export const notices = {
  info: notice,
  tip: notice,
  warning: {
    ...notice,
    borderColor: "text",
    borderLeft: `4px solid ${alarm}`,
    "& .notices-title": { fontSize: "h3", lineHeight: "snug" },
  },
  danger: { ...notice, borderColor: "danger", bg: "dangerTint", "& > svg": { mt: "2px", color: "danger" } },
  law: notice,
  title: { fontWeight: "heading" },
} satisfies VariantGroup

export const proofs = {
  list: {
    display: "grid",
    gap: [3, null, 4],
    gridTemplateColumns: "repeat(auto-fit, minmax(5.5rem, 1fr))",
  },
  proof: {
    position: "relative",
    display: "flex",
    flexDirection: ["column", null, "row"],
    alignItems: ["flex-start", null, "center"],
    gap: 3,
    m: 0,
    fontSize: "note",
    fontWeight: "medium",
    lineHeight: "snug",
    "& a": { color: "text" },
    /* The link covers the whole proof. */
    "& a::after": { content: '""', position: "absolute", inset: 0 },
  },
  stamp: { flex: "none", size: "56px" },
} satisfies VariantGroup

export const table = {
  scroll: {
    overflowX: "auto",
    border: "line",
    borderRadius: "card",
    /* A shadow on the side to which the table can be scrolled. At the end of the table the background covers it. */
    background: `linear-gradient(to right, var(--surface) 50%, transparent) left / 24px 100% local,
      linear-gradient(to left, var(--surface) 50%, transparent) right / 24px 100% local,
      linear-gradient(to right, var(--border), transparent) left / 12px 100% scroll,
      linear-gradient(to left, var(--border), transparent) right / 12px 100% scroll, var(--surface)`,
    backgroundRepeat: "no-repeat",
    "& table": {
      width: "100%",
      borderCollapse: "collapse",
      fontSize: ["note", "1rem"],
      fontVariantNumeric: "tabular-nums",
    },
    "& th, & td": {
      textAlign: "left",
      verticalAlign: "top",
      paddingInline: ["12px", 3],
      paddingBlock: "12px",
      minWidth: "6rem",
    },
    "& thead th": { fontSize: "note", bg: "tint", textWrap: "balance" },
    "& tbody tr": { borderTop: "line" },
    "& th": { fontWeight: "heading" },
    "& [data-align=right]": { textAlign: "right" },
    "& [data-align=center]": { textAlign: "center" },
    /* In a table of four columns, such as three states next to what's compared, they're equally wide, whatever they contain. */
    "& table:has(th:nth-child(4):last-child)": { tableLayout: [null, "fixed"] },
  },
  /** On a phone each row is a card: its name, then its values with their labels. */
  records: {
    /* The cell after an amount says why it's charged, in a sentence. */
    "& th[data-align=right] + th:not([data-align])": { width: "34%" },
    /* A source is a link with a date. */
    "& th[data-align=right] ~ th:last-child": { width: "26%" },
    "@media (max-width: 39.99em)": {
      "& thead": { position: "absolute", size: "1px", overflow: "hidden", clipPath: "inset(50%)" },
      "&, & tbody, & tr, & td, & tbody th": { display: "block", minWidth: 0 },
      "& tbody tr": { paddingBlock: 3 },
      "& tbody tr:first-of-type": { borderTop: 0 },
      "& td[data-label], & tbody th": { paddingInline: 3, paddingBlock: 1, textAlign: "left" },
      "& td[data-label]::before": { content: "attr(data-label) ': '", color: "muted", fontSize: "note" },
      "& td[data-label][data-align=right]": { display: "flex", justifyContent: "space-between", columnGap: 3 },
      "& td[data-align=right]::before": { content: "attr(data-label)" },
    },
  },
  /** A column whose cells are sentences. A source after them is a link with a date. */
  wide: { width: "40%", ".table-records & + th:last-child": { width: "26%" } },
  caption: { fontSize: "note", color: "muted", mb: 2 },
} satisfies VariantGroup

export const example = {
  frame: { border: "line", borderRadius: "card", overflow: "hidden" },
  bar: { paddingInline: [3, null, 4], paddingBlock: 2, bg: "tint", borderBottom: "line", fontSize: "note" },
  /** Clips content that would otherwise be as wide as the window. */
  stage: { p: [3, null, 4], overflow: "hidden" },
  source: {
    borderTop: "line",
    borderBottom: 0,
    bg: "surface",
    "& > summary": {
      paddingInline: [3, null, 4],
      paddingBlock: 2,
      minHeight: "target",
      fontSize: "note",
      cursor: "pointer",
    },
    "& > pre, & > div": { maxWidth: "none", m: 0, paddingInline: [3, null, 4], pb: 3 },
    "& > pre": { color: "text", fontSize: "note", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  },
  /** A line of HTML to copy, below its result. */
  line: {
    display: "grid",
    gap: 2,
    justifyItems: "start",
    paddingInline: [3, null, 4],
    paddingBlock: 3,
    borderTop: "line",
    bg: "surface",
    fontSize: "note",
    "& > *": { m: 0 },
    "& > pre": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  },
} satisfies VariantGroup
