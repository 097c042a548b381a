/** The groups of a quote's lines, in the order in which a quote has them, and its sums too, wherever it's shown. */
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
