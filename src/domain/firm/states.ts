// Written from content/site.yaml by `npx tsx tools/write-firm.ts`: change that file.
/** The states in which the firm acts, in its own order. */
export const ourStates = ["NSW", "VIC", "QLD"] as const
/** Whether the firm passes on what others charge without adding anything. */
export const isPassedOnAtCost: boolean = true
