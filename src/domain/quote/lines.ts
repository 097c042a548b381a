import { getPeriodInForce, type Period, sourceInTable } from "../dated"
import { calculateCharge, type QuoteAmount } from "../fees/charge"
import { purchaseConditions, type Conditions } from "../fees/conditions"
import type { Figures, ItemTable } from "../figures/figures"
import type { GroupKey } from "../figures/item-kinds"
import type { IsoDate } from "../iso-date"
import type { Answer, JobAnswers } from "../job/questions"
import { cents, type Cents } from "../money/money"
import { tableEnding } from "../states"
import type { DutyStep, Rule } from "../transfer-duty/duty-rules"
import { calculateForeignDuty } from "../transfer-duty/foreign-duty"
import { transferDuty } from "../transfer-duty/transfer-duty"
import { describeItemCondition } from "./only-if"
import type { QuoteLine } from "./quote-types"

/** A line and whether it applies: `yes` is counted in its group, `unsure` is shown under "only if", `no` is left out. */
export type Candidate = { group: GroupKey; when: Answer; line: QuoteLine; onlyIf?: string | undefined }

/** One line from what its table says. Our own fees name no source: we are it. */
export const lineOf = (key: string, { words, period }: Rule, amount: QuoteAmount): QuoteLine => ({
  ...amount,
  key,
  label: words.label,
  why: words.why,
  ...(words.rule !== undefined && { rule: words.rule }),
  ...(period.sourceKind !== "own" && { source: sourceInTable(period) }),
  ...(period.provisional && { provisional: true }),
})

/** The property that lines are made for. */
export type Charged = { job: "purchase" | "sale"; price: Cents | null; conditions: Conditions; buyers: number }

/**
 * The lines of one table for one property.
 *
 * @throws NoFigureInForce when the table does not cover `on`.
 */
export function createItemLines(
  { items, periods, state }: ItemTable,
  { job, price, conditions, buyers }: Charged,
  on: IsoDate,
) {
  const period = getPeriodInForce(periods, on)
  return Object.entries(items).flatMap(([key, item]): Candidate[] => {
    const figure = period.amounts[key]
    if (item.job !== job || !figure) return []
    const { amount, ...said } = figure
    const line = lineOf(
      key,
      { words: item, period: { ...period, ...said } },
      calculateCharge(amount, price, item.each === "buyer" ? buyers : 1),
    )
    return [
      {
        group: item.group,
        when: conditions[item.when],
        line: { ...line, ...(item.need && { need: item.need }) },
        onlyIf: describeItemCondition(item.when, state),
      },
    ]
  })
}

type Words = Rule["words"]
type DutyPeriod = Rule["period"] & Period

const amountOf = (lowest: Cents, highest: Cents): QuoteAmount =>
  lowest === highest ? { amountCents: highest } : { rangeCents: [lowest, highest] }

/** The scale's duty, then what each saving takes off it. A saving that the buyer may get shows the change it would make. */
function createSavingLines([scale, ...savings]: readonly DutyStep[]): Candidate[] {
  if (!scale) return []
  const lines: Candidate[] = [
    { group: "government", when: "yes", line: lineOf(scale.key, scale, { amountCents: scale.duty }) },
  ]
  let duty = scale.duty
  for (const saving of savings) {
    if (saving.duty >= duty) continue
    const change = cents(saving.duty - duty)
    lines.push({ group: "government", when: saving.when, line: lineOf(saving.key, saving, { amountCents: change }) })
    if (saving.when === "yes") duty = saving.duty
  }
  return lines
}

const waiting = (key: string, { words, periods }: { words: Words; periods: readonly DutyPeriod[] }, on: IsoDate) =>
  lineOf(key, { words, period: getPeriodInForce(periods, on) }, { needs: "price" })

/**
 * Transfer duty, its savings and the extra duty of foreign buyers. Without a price, only the lines that wait for it.
 *
 * @param on The contract date.
 * @throws NoFigureInForce when a table that is needed does not cover `on`.
 */
export function createDutyLines(job: JobAnswers, figures: Figures, on: IsoDate): Candidate[] {
  const group = "government"
  const foreign = purchaseConditions(job).foreign
  if (job.price === null) {
    const ending = tableEnding(job.state)
    const lines: Candidate[] = [
      { group, when: "yes", line: waiting("transfer-duty", figures[`transfer-duty-${ending}`], on) },
    ]
    if (foreign !== "no")
      lines.push({ group, when: foreign, line: waiting("foreign-duty", figures[`foreign-duty-${ending}`], on) })
    return lines
  }
  const purchase = { ...job, price: job.price }
  const lines = createSavingLines(transferDuty(purchase, figures, on))
  if (foreign !== "no") {
    const extra = calculateForeignDuty(purchase, figures, on)
    lines.push({ group, when: foreign, line: lineOf("foreign-duty", extra, amountOf(extra.lowest, extra.highest)) })
  }
  return lines
}
