// Written from content/site.yaml by `npx tsx tools/write-firm.ts`: change that file.
/** The states in which the firm acts, in its own order. */
export const ourStates = ["NSW", "VIC", "QLD"] as const
