import { colourChange } from "../tokens"
import { notPrinted, type VariantGroup, type VariantStyle } from "./variant-style"

const textField = {
  width: "100%",
  minHeight: "48px",
  paddingInline: 3,
  paddingBlock: "10px",
  border: "control",
  borderRadius: "input",
  bg: "surface",
  color: "text",
  font: "inherit",
  fontSize: "1.0625rem",
} satisfies VariantStyle

const field = {
  ...textField,
  "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "inset 0 0 0 1px var(--danger)" },
} satisfies VariantStyle

const choice = {
  display: "flex",
  alignItems: "center",
  gap: ["8px", "12px"],
  minHeight: "52px",
  paddingInline: ["12px", 3],
  paddingBlock: "12px",
  border: "control",
  borderRadius: "input",
  bg: "surface",
  fontSize: "1rem",
  fontWeight: "medium",
  lineHeight: 1.3,
  cursor: "pointer",
  transition: colourChange,
  "&:hover": { borderColor: "text" },
  "&:has(:checked)": { borderColor: "text", boxShadow: "inset 0 0 0 1px var(--text)" },
  "&:has(:focus-visible)": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  "& > input:focus-visible": { outline: "none" },
  /* The browser replaces our colours, so the chosen option is filled, and only the focused one has a ring. */
  "@media (forced-colors: active)": {
    "&:has(:checked)": {
      forcedColorAdjust: "none",
      bg: "Highlight",
      color: "HighlightText",
      borderColor: "CanvasText",
      boxShadow: "none",
    },
    "&:has(:focus-visible)": { outline: "4px solid CanvasText", outlineOffset: "3px" },
  },
} satisfies VariantStyle

/** No option is alone in its row: there are three per row, or two if there are four options. */
const threeToARow = {
  display: "grid",
  gap: 2,
  "&:has(> :nth-child(4):last-child)": { gridTemplateColumns: [null, "repeat(2, minmax(0,1fr))"] },
  "& > :last-child:nth-child(odd)": { gridColumn: ["1 / -1", "auto"] },
} satisfies VariantStyle

export const form = {
  form: { display: "grid", gap: 4, maxWidth: "measure", "& > *": { minWidth: 0 } },
  field: { display: "grid", gap: 2, alignContent: "start", minWidth: 0 },
  label: { display: "block", fontSize: "1rem", fontWeight: "heading", lineHeight: "snug" },
  hint: { fontSize: "note", lineHeight: "snug", color: "muted", m: 0 },
  error: { fontSize: "note", lineHeight: "snug", fontWeight: "heading", color: "danger", m: 0 },
  /** A field for a few digits is only as wide as they need. */
  input: { ...field, "&[inputmode=numeric]": { maxWidth: "8rem" } },
  textarea: { ...field, minHeight: "128px", resize: "vertical" },
  /** An amount of money, and next to it how it was understood. The field's width doesn't change when that appears. */
  amount: {
    display: "grid",
    gridTemplateColumns: "min(16rem, 100% - 8.5rem) minmax(0, 1fr)",
    columnGap: 3,
    alignItems: "center",
  },
  understood: { fontWeight: "medium", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  /** Around a field for an amount of money, with the dollar sign inside the field. */
  money: {
    position: "relative",
    fontVariantNumeric: "tabular-nums",
    "& > :first-child": {
      position: "absolute",
      inset: "0 auto 0 16px",
      display: "grid",
      placeItems: "center",
      color: "muted",
      pointerEvents: "none",
    },
    "& > input": { pl: 5 },
  },
  date: {
    display: "flex",
    flexWrap: "wrap",
    gap: 3,
    "& label": { display: "block", mb: 1, fontSize: "note" },
    "& input": { width: "5rem" },
  },
  /** States in one row of tiles. In tiles too narrow for the longest name beside its mark, every name is below its mark. */
  states: {
    display: "grid",
    gap: 2,
    gridTemplateColumns: "repeat(auto-fit, minmax(5.6rem, 1fr))",
    "& > label": {
      flexWrap: "wrap",
      alignContent: "start",
      rowGap: 1,
      paddingInline: "clamp(6px, (100% - 8rem) * 99, 12px)",
      fontSize: "note",
    },
    "& > label > span": { flex: "1 1 calc((9.5rem - 100%) * 999)" },
  },
  step: { display: "block", p: 0, mb: 2, fontSize: "h3", fontWeight: "heading", lineHeight: "snug" },
  radiosInline: {
    display: "grid",
    gap: 2,
    gridTemplateColumns: "repeat(auto-fit, minmax(6rem, 1fr))",
    "& > .form-radio": { paddingInline: ["10px", 3], gap: ["6px", "12px"] },
  },
  check: {
    display: "flex",
    alignItems: "flex-start",
    gap: "12px",
    minHeight: "target",
    paddingBlock: 2,
    fontSize: "1rem",
    lineHeight: "snug",
    cursor: "pointer",
    "& > input": { mt: "-1px" },
  },
  row: { display: "grid", gap: 3, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: 3,
    alignItems: "center",
    pt: 2,
    "& > .buttons-primary": { flex: ["1 1 100%", "none"] },
    ...notPrinted,
  },
  summary: {
    p: [3, 4],
    border: "2px solid var(--danger)",
    borderRadius: "card",
    bg: "dangerTint",
    "& h2": { fontSize: "h4", m: 0, mb: 2 },
    "& ul": { m: 0, pl: "20px" },
    "& a": { color: "danger", fontWeight: "heading" },
  },
  failure: { "& p": { m: 0 }, "& > p + *": { mt: 3 }, "& > button": { mb: 3 } },
  more: {
    borderTop: "line",
    borderBottom: "line",
    "& + &": { borderTop: 0 },
    "& > summary": {
      gap: 2,
      minHeight: "56px",
      pr: 2,
      fontWeight: "heading",
      "&::after": {
        content: '""',
        size: "9px",
        mt: "-4px",
        borderRight: "1.75px solid",
        borderBottom: "1.75px solid",
        transform: "rotate(45deg)",
      },
      "&:hover": { color: "accentText" },
    },
    "&[open] > summary::after": { mt: "4px", transform: "rotate(-135deg)" },
    "& > div": { display: "grid", gap: 4, pt: 2, pb: 4 },
  },
  fieldset: {
    ...{ display: "grid", gap: 3, m: 0, p: 0, border: 0, minWidth: 0 },
    "&:has(> .form-error) :is(.form-radio, .form-tile)": { borderColor: "danger" },
  },
  legend: { display: "block", p: 0, mb: 2, fontSize: "1rem", fontWeight: "heading", lineHeight: "snug" },
  radios: {
    gridTemplateColumns: ["repeat(auto-fit, minmax(min(100%, 9rem), 1fr))", "repeat(3, minmax(0,1fr))"],
    ...threeToARow,
  },
  tiles: { gridTemplateColumns: ["repeat(2, minmax(0,1fr))", "repeat(3, minmax(0,1fr))"], ...threeToARow },
  /** A radio button or a checkbox drawn by us, so that its colours follow the palette and the colour mode. */
  mark: {
    appearance: "none",
    flex: "none",
    size: "24px",
    m: 0,
    border: "2px solid var(--control-border)",
    bg: "surface",
    cursor: "inherit",
    /* The label next to or below the control scrolls into view with it. */
    scrollMarginBottom: "88px",
    "&[type=radio]": { borderRadius: "pill" },
    "&[type=radio]:checked": { borderWidth: "7px", borderColor: "accentEdge" },
    "&[type=checkbox]": { display: "grid", placeItems: "center", borderRadius: "4px" },
    "&[type=checkbox]:checked": { borderColor: "accentEdge", bg: "accent" },
    "&[type=checkbox]:checked::before": {
      content: '""',
      width: "8px",
      height: "14px",
      mt: "-3px",
      borderRight: "3px solid",
      borderBottom: "3px solid",
      borderColor: "onAccent",
      transform: "rotate(45deg)",
    },
    "@media (forced-colors: active)": {
      "&[type=radio]:checked": { bg: "Highlight", borderColor: "HighlightText" },
      "&[type=checkbox]:checked": { forcedColorAdjust: "none", bg: "Highlight", borderColor: "CanvasText" },
      "&[type=checkbox]:checked::before": { borderColor: "HighlightText" },
    },
  },
  radio: choice,
  tile: {
    ...choice,
    position: "relative",
    display: "grid",
    alignContent: "space-between",
    minHeight: "92px",
    "& > input": { position: "absolute", top: "12px", right: "12px" },
  },
  drawing: { size: "28px", "& > svg": { display: "block", size: "100%" } },
  /** Only shown where scripts can run; another button replaces it elsewhere. */
  scripted: { "@media (scripting: none)": { display: "none" } },
  progress: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: 2,
    fontSize: "note",
    lineHeight: "snug",
    color: "muted",
    "& svg": { display: "block", width: "100%", height: "6px", mb: 1, borderRadius: "pill" },
    "& rect": { fill: "var(--border)" },
    "& rect + rect": { fill: "var(--accent-edge)" },
    "@media (forced-colors: active)": {
      "& rect": { fill: "GrayText" },
      "& rect + rect": { fill: "Highlight" },
    },
  },
  progressNow: { color: "text", fontWeight: "heading" },
  lines: {
    display: "block",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.5px",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "& path + path": { stroke: "var(--accent-edge)" },
  },
  /** The honeypot: a field that people never see and only bots fill in. */
  trap: { position: "absolute", left: "-9999px", size: "1px", overflow: "hidden" },
} satisfies VariantGroup

/** Whether a page was helpful. The text field has a rule of its own, so that pages don't get the rules of whole forms. */
export const helpful = {
  form: {
    maxWidth: "measure",
    mt: 5,
    ...notPrinted,
    "& textarea": { ...textField, display: "block", mt: 1 },
    /* The field has a row of its own below both answers. */
    "& details[open]": { flexBasis: "100%" },
    "& summary": { width: "fit-content" },
    "& summary + div": { mt: 3, justifyItems: "start" },
    "& summary + div > label": { width: "100%" },
  },
} satisfies VariantGroup
