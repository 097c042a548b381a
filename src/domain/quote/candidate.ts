import type { Rule } from "../transfer-duty/duty-step"
import type { Answer } from "../job/job-types"
import type { GroupKey } from "../figures/item-kinds"
import type { QuoteAmount } from "../fees/charge"
import type { QuoteLine } from "./quote-types"

/** A line and whether it applies: `yes` is counted in its group, `unsure` is shown under "only if", `no` is left out. */
export type Candidate = { group: GroupKey; when: Answer; line: QuoteLine }

/** One line from what its table says. Our own fees name no source: we are it. */
export const lineOf = (key: string, { words, period }: Rule, amount: QuoteAmount): QuoteLine => ({
  ...amount,
  key,
  label: words.label,
  why: words.why,
  ...(words.rule !== undefined && { rule: words.rule }),
  ...(period.sourceKind !== "own" && { source: { ...period.source, checked: period.checked } }),
  ...(period.provisional && { provisional: true }),
})
