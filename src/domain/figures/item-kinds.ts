/** The groups of a quote's lines, in the order in which every page, email and document shows them and their sums. */
export const GROUPS = ["our-fee", "searches", "settlement", "government", "only-if"] as const
export type GroupKey = (typeof GROUPS)[number]

/** When a line is charged. `on-request` is never counted, only shown. */
export const CONDITIONS = [
  "always",
  "strata",
  "off-the-plan",
  "entity",
  "foreign",
  "loan",
  "mortgage",
  "on-request",
] as const
