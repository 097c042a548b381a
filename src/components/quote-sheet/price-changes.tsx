import { formatDay } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import type { LineChange, Repriced } from "../../domain/quote/reprice-quote"
import { variant } from "../../theme/variant"
import { formatAmountCell, formatAmountDifference } from "../comparison/comparison"
import { Notice } from "../notice/notice"
import { Records } from "../records/records"
import { Why } from "./quote-lines"
import { describeQuotePriceChange } from "./price-words"
import { formatQuoteGroupTitle, getTotalLabel } from "./quote-words"

type Props = { repriced: Repriced; side: Quote["side"] }

const COLUMNS = {
  line: { label: "Line" },
  then: { label: "Then", align: "right" },
  now: { label: "Now", align: "right" },
  difference: { label: "Difference", align: "right" },
  why: { label: "Why" },
} as const

export function PriceChanges({ repriced, side }: Props) {
  const { quotedOn, quote, changes, quotedTotalCents } = repriced
  const since = `Prices have changed since ${formatDay(quotedOn)}`
  const rows = changes.map(change => ({
    key: `${change.job} ${change.group} ${change.key}`,
    cells: {
      line: <Line change={change} side={side} />,
      ...formatAmountChange(change.beforeCents, change.afterCents),
      why: <Why why={change.why} source={change.source} />,
    },
  }))
  const total = {
    key: "total",
    cells: {
      line: getTotalLabel(side),
      ...formatAmountChange(quotedTotalCents, quote?.totals.totalCents),
      why: "All lines that are counted.",
    },
  }
  return (
    <section className={variant("layout.stack")} aria-label={since}>
      <Notice kind="info" title={since}>
        <p>{describeQuotePriceChange({ repriced, side })}</p>
        {!quote && <p>The figures below are those of {formatDay(quotedOn)}.</p>}
      </Notice>
      {quote && (
        <Records caption={`What changed since ${formatDay(quotedOn)}`} columns={COLUMNS} rows={[...rows, total]} />
      )}
    </section>
  )
}

const formatAmountChange = (then: LineChange["beforeCents"], now: LineChange["afterCents"] | undefined) => ({
  then: formatAmountCell(then),
  now: formatAmountCell(now),
  difference: formatAmountDifference(then, now),
})

function Line({ change: { job, group, label }, side }: { change: LineChange; side: Quote["side"] }) {
  const isCounted = group !== "only-if" && group !== "grants"
  return (
    <>
      {formatQuoteGroupTitle({ title: label, job }, side)}
      {!isCounted && " (not in the total)"}
    </>
  )
}
