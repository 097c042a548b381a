import type { VariantGroup } from "./variant-style"

/** The page that reads a visitor's own contract. */
export const ownContract = {
  root: { display: "grid", gap: 4, maxWidth: "measure", "& > *": { marginBlock: 0, minWidth: 0 } },
  drop: {
    display: "grid",
    gap: 2,
    p: [3, 4],
    border: "2px dashed var(--control-border)",
    borderRadius: "card",
    cursor: "pointer",
    "&:hover": { borderColor: "text" },
    "& > input": { maxWidth: "100%", font: "inherit", cursor: "inherit" },
  },
  progress: { display: "block", width: "100%", height: "12px", accentColor: "var(--accent-edge)" },
  part: { pt: 3, borderTop: "line", breakInside: "avoid", "& > h4": { mt: 0, mb: 2 } },
  /** What the contract says, in its own words. */
  sentence: { m: 0, mt: 1, pl: 3, borderLeft: "line", color: "muted", overflowWrap: "anywhere" },
} satisfies VariantGroup
