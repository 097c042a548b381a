import { formatCostShares, calculateCostShares } from "../../components/quote-sheet/cost-shares"
import { formatSourcesFoot, listQuoteSources } from "../../components/quote-sheet/quote-sources"
import {
  formatLineMarks,
  formatQuoteLineAmount,
  formatQuoteBasis,
  formatBasedOn,
  getLineCondition,
  formatQuoteGroupTitle,
  formatQuoteHeadline,
  formatGstInFee,
  formatOpenFees,
  formatJobSummary,
  listPassedOnSums,
  PASSED_ON,
} from "../../components/quote-sheet/quote-words"
import { formatMoney } from "../../domain/format/format"
import { describeSources } from "../../domain/format/source-words"
import type { Quote, QuoteGroup, QuoteTotals } from "../../domain/quote/quote-types"
import type { Block, Row } from "./blocks"

/** Builds the blocks of an itemised quote: every line with its amount and what it's for, as in the quote document. */
export function buildQuoteEmailBlocks(quote: Quote): Block[] {
  const { side, groups, totals, grants, included, basis } = quote
  const { fee, passedOn, label, total } = formatQuoteHeadline(quote)
  const parts = listPassedOnSums(totals)
  return [
    { is: "note", text: formatJobSummary(quote) },
    {
      is: "rows",
      rows: [
        { label: "Our fixed fee", value: fee, strong: true },
        { label: PASSED_ON, value: passedOn, strong: true },
        ...(parts.length > 1 ? parts.map(({ label, amount }) => ({ label, value: amount })) : []),
        { label, value: total, strong: true },
      ],
    },
    ...(totals.totalCents === null ? [] : [buildCostBar(totals)]),
    ...[
      formatOpenFees(quote),
      basis.basedOn ? formatBasedOn(basis.basedOn) : "",
      basis.offerNote ?? "",
      formatGstInFee(totals),
    ]
      .filter(Boolean)
      .map(text => ({
        is: "note" as const,
        text,
      })),
    ...groups.flatMap((group): Block[] => [
      { is: "heading", text: formatQuoteGroupTitle(group, side) },
      { is: "rows", rows: buildQuoteRows(group) },
    ]),
    ...(grants.length === 0
      ? []
      : [
          { is: "heading" as const, text: "Grants you may be able to claim" },
          {
            is: "rows" as const,
            rows: grants.map(({ label, amountCents, why }) => ({ label, value: formatMoney(amountCents), why })),
          },
        ]),
    ...buildListBlocks("Our fixed fee covers", included),
    ...buildListBlocks("Not included", basis.notIncluded),
    ...buildListBlocks("We’ve assumed", basis.assumptions),
    { is: "note", text: formatQuoteBasis(basis) },
    ...buildListBlocks("Sources", [
      ...new Set(listQuoteSources(quote).map(source => describeSources([source]).email.join(""))),
    ]),
    { is: "note", text: formatSourcesFoot(quote) },
  ]
}

function buildCostBar(totals: QuoteTotals): Block {
  const shares = calculateCostShares(totals)
  return { is: "bar", parts: shares.map(({ sum, share }) => ({ sum, share })), text: formatCostShares(shares) }
}

const buildQuoteRows = ({ key, lines }: QuoteGroup): Row[] =>
  lines.map(line => {
    const condition = key === "only-if" ? getLineCondition(line) : null
    const label = line.label + formatLineMarks(line)
    // The label already has the condition, so it's removed from the reason.
    const why = condition && line.why.startsWith(condition) ? line.why.slice(condition.length + 2) : line.why
    return {
      label: condition ? `${condition}: ${label}` : label,
      value: formatQuoteLineAmount(line),
      ...(why && { why }),
    }
  })

const buildListBlocks = (heading: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { is: "heading", text: heading },
        { is: "list", items },
      ]
