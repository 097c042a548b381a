import { notPrinted, plainList, type VariantGroup } from "./variant-style"

/** The page that reads a visitor's own contract. */
export const ownContract = {
  root: { display: "grid", gap: 4, maxWidth: "measure", "& > *": { marginBlock: 0, minWidth: 0 } },
  drop: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 2,
    p: [3, 4],
    border: "2px dashed var(--control-border)",
    borderRadius: "card",
    cursor: "pointer",
    "&:hover": { borderColor: "text" },
    "& > input": { width: "100%", font: "inherit", cursor: "inherit" },
    "& > input::file-selector-button": {
      p: 2,
      mr: 3,
      border: "control",
      borderRadius: "input",
      bg: "surface",
      color: "text",
      font: "inherit",
    },
  },
  progress: { display: "block", width: "100%", height: "12px", accentColor: "var(--accent-edge)" },
  part: {
    pt: 3,
    borderTop: "line",
    breakInside: "avoid",
    "& > h4": { mt: 0, mb: 2 },
    "& > details": { borderBottom: 0 },
  },
  findings: {
    ...plainList,
    display: "grid",
    gap: 3,
    "& > li": { display: "grid", gap: 1, m: 0, color: "text", fontSize: "1rem" },
    "& p": { m: 0 },
  },
  /** Questions, buttons and what a part is aren't printed: the list is for the desk, beside the contract. */
  onScreen: notPrinted,
  /** What the contract says, in its own words. */
  sentence: { m: 0, mt: 1, pl: 3, borderLeft: "line", color: "muted", overflowWrap: "anywhere" },
} satisfies VariantGroup
