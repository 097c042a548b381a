import { BY_STATE } from "../../domain/key-dates/by-state"
import { STATES } from "../../domain/states"
import { notPrinted, plainList, type VariantGroup, type VariantStyle } from "./variant-style"

/** Selects the checked option of any state for which `differs` returns true. */
const selectCheckedStates = (differs: (state: (typeof BY_STATE)[keyof typeof BY_STATE]) => boolean): string =>
  STATES.filter(state => differs(BY_STATE[state]))
    .map(state => `[value=${state}]:checked`)
    .join(",")

/** The symbol of a date. It shows the kind even without colour: a payment is an outline, and an event is round. */
const kindOfDate = { border: "2px solid var(--accent-edge)", borderRadius: "4px" } satisfies VariantStyle

export const calendar = {
  grid: {
    display: "grid",
    gap: [5, null, 6],
    alignItems: "start",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,5fr) minmax(0,6fr)"],
    "@media print": { display: "block", "& > form": { display: "none" } },
  },
  /** Shows a question only while a state that it applies to is chosen. */
  melbourne: {
    [`form:not(:has(${selectCheckedStates(({ place }) => place?.field === "melbourne")})) &`]: { display: "none" },
  },
  brisbane: {
    [`form:not(:has(${selectCheckedStates(({ place }) => place?.field === "brisbane")})) &`]: { display: "none" },
  },
  waived: { [`form:has(${selectCheckedStates(({ canWaive }) => !canWaive)}) &`]: { display: "none" } },
  countedFrom: { [`form:has(${selectCheckedStates(({ countsFrom }) => countsFrom === null)}) &`]: { display: "none" } },
  answer: {
    display: "grid",
    gap: 4,
    minWidth: 0,
    "& > *": { marginBlock: 0, minWidth: 0 },
    "@media print": { display: "block", "& > *": { mb: 2 } },
  },
  /** Says what's needed for any dates, above an empty month. Visible next to the questions if there's room. */
  waiting: {
    m: 0,
    color: "muted",
    /* Five weeks below their days. A screen reader isn't told of it. */
    "@media screen": {
      "&::after": {
        content: '"M T W T F S S" / ""',
        display: "block",
        width: "236px",
        height: "202px",
        mt: 3,
        p: "0 12px 0 10px",
        fontSize: "13px",
        lineHeight: "32px",
        textAlignLast: "justify",
        background: "conic-gradient(at 32px 32px, transparent 75%, var(--surface) 0) 0 0 / 34px 34px",
      },
    },
    ".calendar-answer:has(> &)": { position: [null, null, "sticky"], top: "96px" },
  },
  months: {
    display: "grid",
    gap: 5,
    "& > section": {
      display: "grid",
      gridTemplateColumns: ["minmax(0,1fr)", "max-content minmax(0,1fr)"],
      columnGap: 5,
      rowGap: 3,
      alignItems: "start",
      "@media print": { display: "block" },
    },
    "& h3": { gridColumn: "1 / -1", m: 0, pb: 2, borderBottom: "line" },
  },
  /** The calendar page of a month. It isn't printed, because the list has the same dates. */
  month: {
    ...notPrinted,
    display: "grid",
    gridTemplateColumns: "repeat(7, 32px)",
    justifyContent: ["space-between", "start"],
    gap: "2px",
    fontSize: "small",
    fontVariantNumeric: "tabular-nums",
    color: "muted",
    "& span": { display: "grid", placeItems: "center", height: "32px" },
    "& span:nth-of-type(-n+7)": { height: "24px", fontWeight: "medium" },
    "& [data-kind]": { ...kindOfDate, color: "text", fontWeight: "heading" },
    "& [data-kind=deadline]": { bg: "accent", color: "onAccent" },
    "& [data-kind=event]": { bg: "text", borderColor: "text", borderRadius: "pill", color: "surface" },
  },
  list: { ...plainList, display: "grid", gap: 3 },
  day: { breakInside: "avoid", display: "grid", gap: 1, m: 0, "& > *": { m: 0 } },
  date: {
    position: "relative",
    pl: 4,
    "& > *": { m: 0 },
    "@media print": { pb: 2, lineHeight: "snug" },
    "&::before": { content: '""', position: "absolute", left: 0, top: "5px", size: "14px" },
    "&[data-kind]::before": kindOfDate,
    "&[data-kind=deadline]::before": { bg: "accent", borderColor: "accentEdge" },
    "&[data-kind=event]::before": { bg: "text", borderColor: "text", borderRadius: "pill" },
  },
  when: { fontSize: "note", color: "muted", fontVariantNumeric: "tabular-nums" },
  what: { fontSize: "1rem", lineHeight: "snug" },
  rule: {
    fontSize: "note",
    "& > summary": {
      display: "inline-flex",
      gap: 1,
      color: "muted",
    },
    "& > summary:hover": { color: "accentText" },
    "& > summary svg": { size: "16px" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > div": { display: "grid", gap: 2, pb: 2, "& p": { m: 0 } },
    /* Open in print, where nothing can be pressed. */
    "@media print": { fontSize: "9pt", "& > summary": { display: "none" }, "& > div": { display: "block", pb: 0 } },
  },
} satisfies VariantGroup
