import type { Family } from "./style"

/** What a whole job costs, in short: a bar, its parts and their sum. */
export const cost = {
  parts: {
    m: 0,
    mt: 2,
    fontVariantNumeric: "tabular-nums",
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: 3,
      py: 2,
      borderTop: "1px solid",
      borderColor: "border",
    },
    "& > :first-of-type": { borderTop: 0 },
    "& > :last-of-type": { fontWeight: "bold", borderColor: "text" },
    "& dt": { flex: "1 1 9rem", display: "flex", alignItems: "center", gap: 2 },
    "& dd": { m: 0, ml: "auto", whiteSpace: "nowrap" },
  },
} satisfies Family
