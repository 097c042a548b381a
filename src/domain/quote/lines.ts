import { getPeriodInForce, type Period, toSource } from "../source-and-period"
import { calculateFeeItemAmount, type QuoteAmount } from "../fees/charge"
import { getPurchaseFeeConditions, type Conditions } from "../fees/conditions"
import type { Figures, ItemTable } from "../figures/figures"
import type { GroupKey } from "../figures/item-kinds"
import type { IsoDate } from "../iso-date"
import type { Answer, JobAnswers } from "../job/questions"
import { cents, type Cents } from "../money/money"
import { getTableEnding, type State } from "../states"
import type { DutyStep, Rule } from "../transfer-duty/duty-rules"
import { calculateForeignBuyerDuty, calculateTransferDuty } from "../transfer-duty/transfer-duty"
import { DECIDED_BY, describeFeeCondition } from "./only-if"
import type { QuoteLine } from "./quote-types"

/** A line and whether it applies: `yes` is counted in its group, `unsure` is shown under "only if", `no` is left out. */
export type Candidate = { group: GroupKey; when: Answer; line: QuoteLine; onlyIf?: string | null; decidedBy?: string }

/** True if the visitor answered the job's question `name`, be it with "not sure". */
export type IsAnswered = (name: string) => boolean

/** Leaves out what would apply only if a question that nobody asked were answered in one way. */
export const omitUnaskedExtras = (candidates: readonly Candidate[], isAnswered: IsAnswered): Candidate[] =>
  candidates.filter(({ when, line, decidedBy = line.key }) => {
    const question = DECIDED_BY[decidedBy]
    return when !== "unsure" || question === undefined || isAnswered(question)
  })

/** Our own fees have no source, since we set them. */
const createQuoteLine = (key: string, { words, period }: Rule, amount: QuoteAmount): QuoteLine => ({
  ...amount,
  key,
  label: words.label,
  why: words.why,
  ...(words.rule !== undefined && { rule: words.rule }),
  ...(period.source.read !== "own" && { source: toSource(period) }),
  ...(period.provisional && { provisional: true }),
})

export const listItemTables = (state: State, figures: Figures): ItemTable[] =>
  (["our-fees", "searches", "settlement", "registration"] as const).map(
    name => figures[`${name}-${getTableEnding(state)}`],
  )

export type ChargedProperty = { job: "purchase" | "sale"; price: Cents | null; conditions: Conditions; buyers: number }

/** Leaves out what the firm doesn't charge: its own items for nothing. @throws NoFigureInForce when the table does not cover `on`. */
export function createQuoteLinesFromTable(
  { items, periods, state }: ItemTable,
  { job, price, conditions, buyers }: ChargedProperty,
  on: IsoDate,
) {
  const period = getPeriodInForce(periods, on)
  return Object.entries(items).flatMap(([key, item]): Candidate[] => {
    const figure = period.amounts[key]
    if (item.job !== job || !figure) return []
    const { amount, ...sourceFields } = figure
    if (amount === 0 && period.source.read === "own") return []
    const line = createQuoteLine(
      key,
      { words: item, period: { ...period, ...sourceFields } },
      calculateFeeItemAmount(amount, price, item.each === "buyer" ? buyers : 1),
    )
    return [
      {
        group: item.group,
        when: conditions[item.when],
        line: { ...line, ...(item.need && { need: item.need }) },
        onlyIf: describeFeeCondition(item.when, state),
        decidedBy: item.when,
      },
    ]
  })
}

/** The lines for the scale's duty, and for what each saving takes off it. A saving that the buyer may get shows the change that it would make. */
function createDutyAndConcessionLines([scale, ...savings]: readonly DutyStep[]): Candidate[] {
  if (!scale) return []
  const group = "government"
  const lines: Candidate[] = [
    { group, when: "yes", line: createQuoteLine(scale.key, scale, { amountCents: scale.duty }) },
  ]
  let duty = scale.duty
  for (const saving of savings) {
    if (saving.duty >= duty) continue
    const change = cents(saving.duty - duty)
    lines.push({ group, when: saving.when, line: createQuoteLine(saving.key, saving, { amountCents: change }) })
    if (saving.when === "yes") duty = saving.duty
  }
  return lines
}

/**
 * Transfer duty, its savings and the extra duty of foreign buyers. Without a price, only lines that say they need one.
 *
 * @param on The contract date.
 * @throws NoFigureInForce when a table that is needed does not cover `on`.
 */
export function createDutyQuoteLines(job: JobAnswers, figures: Figures, on: IsoDate): Candidate[] {
  const group = "government"
  const foreign = getPurchaseFeeConditions(job).foreign
  if (job.price === null) {
    const pending = { "transfer-duty": "yes", "foreign-duty": foreign } as const
    return (["transfer-duty", "foreign-duty"] as const).flatMap((key): Candidate[] => {
      const { words, periods } = figures[`${key}-${getTableEnding(job.state)}`]
      if (pending[key] === "no") return []
      const period = getPeriodInForce<Rule["period"] & Period>(periods, on)
      return [{ group, when: pending[key], line: createQuoteLine(key, { words, period }, { needs: "price" }) }]
    })
  }
  const purchase = { ...job, price: job.price }
  const lines = createDutyAndConcessionLines(calculateTransferDuty(purchase, figures, on))
  if (foreign !== "no") {
    const extra = calculateForeignBuyerDuty(purchase, figures, on)
    const { lowest, highest } = extra
    const amount: QuoteAmount = lowest === highest ? { amountCents: highest } : { rangeCents: [lowest, highest] }
    lines.push({ group, when: foreign, line: createQuoteLine("foreign-duty", extra, amount) })
  }
  return lines
}
