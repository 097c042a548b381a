import { BY_STATE } from "../../domain/key-dates/by-state"
import { STATES } from "../../domain/states"
import { notPrinted, type Family } from "./look"

/** Selects what is checked for any state whose sales differ so. */
const chosen = (differs: (state: (typeof BY_STATE)[keyof typeof BY_STATE]) => boolean): string =>
  STATES.filter(state => differs(BY_STATE[state]))
    .map(state => `[value=${state}]:checked`)
    .join(",")

/** The key dates of a sale: fields beside a timeline. */
export const calendar = {
  grid: {
    display: "grid",
    gap: [5, null, 6],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,5fr) minmax(0,6fr)"],
    "@media print": { display: "block", "& > :has(form)": { display: "none" } },
  },
  /** Shows a question only where a state that it is about is chosen. */
  melbourne: { [`form:not(:has(${chosen(({ place }) => place?.field === "melbourne")})) &`]: { display: "none" } },
  brisbane: { [`form:not(:has(${chosen(({ place }) => place?.field === "brisbane")})) &`]: { display: "none" } },
  waived: { [`form:has(${chosen(({ canWaive }) => !canWaive)}) &`]: { display: "none" } },
  countedFrom: { [`form:has(${chosen(({ countsFrom }) => countsFrom === null)}) &`]: { display: "none" } },
  answer: {
    display: "grid",
    gap: 4,
    minWidth: 0,
    "& > *": { my: 0, minWidth: 0 },
    "@media print": { display: "block", "& > *": { mb: 2 } },
  },
  /** Points without words, which say nothing on paper that the list doesn't. */
  timeline: {
    ...notPrinted,
    "& svg": { display: "block", width: "100%", height: "auto", overflow: "visible" },
    "& path": { fill: "none", stroke: "var(--control-border)", strokeWidth: "2px", vectorEffect: "non-scaling-stroke" },
    "& circle": { fill: "var(--accent)", stroke: "var(--accent-edge)", strokeWidth: "2px" },
    "& figcaption": {
      display: "flex",
      justifyContent: "space-between",
      gap: 3,
      mt: 2,
      fontSize: "small",
      color: "muted",
    },
  },
  list: { listStyle: "none", m: 0, p: 0 },
  /** A date with its dot on the timeline. */
  date: {
    position: "relative",
    pl: 4,
    pb: 3,
    breakInside: "avoid",
    "@media print": { pb: 2, lineHeight: "snug" },
    "& > *": { m: 0 },
    "&::before": {
      content: '""',
      position: "absolute",
      left: 0,
      top: "8px",
      zIndex: 1,
      width: "12px",
      height: "12px",
      border: "2px solid",
      borderColor: "accentEdge",
      borderRadius: "pill",
      bg: "accent",
    },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      left: "5px",
      top: "20px",
      bottom: "-8px",
      borderLeft: "2px solid",
      borderColor: "border",
    },
  },
  when: { fontSize: "note", color: "muted", fontVariantNumeric: "tabular-nums" },
  what: { fontSize: "1rem", fontWeight: "heading", lineHeight: "snug" },
  rule: {
    fontSize: "note",
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: 1,
      minHeight: "target",
      cursor: "pointer",
      listStyle: "none",
      color: "muted",
    },
    "& > summary::-webkit-details-marker": { display: "none" },
    "& > summary:hover": { color: "accentText" },
    "& > summary svg": { width: "16px", height: "16px" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > div": { display: "grid", gap: 2, pb: 2, "& p": { m: 0 } },
    /* Open on paper, where there's nothing to press. */
    "@media print": { fontSize: "9pt", "& > summary": { display: "none" }, "& > div": { display: "block", pb: 0 } },
  },
} satisfies Family
