import { ruled, type Family } from "./look"

/** What a whole job costs, in short: a bar, its parts and their sum. */
export const cost = {
  parts: {
    ...ruled,
    mt: 2,
    fontVariantNumeric: "tabular-nums",
    "& > :last-of-type": { fontWeight: "bold", borderColor: "text" },
    "& dt": { flex: "1 1 9rem", display: "flex", alignItems: "center", gap: 2 },
    "& dd": { m: 0, ml: "auto", whiteSpace: "nowrap" },
  },
} satisfies Family
