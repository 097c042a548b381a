import {
  amountInWords,
  basisInWords,
  figureInWords,
  groupInWords,
  gstInWords,
  jobInWords,
  sumsInWords,
} from "../../components/quote-sheet/quote-words"
import { money } from "../../domain/format/format"
import type { Quote, QuoteGroup } from "../../domain/quote/quote-types"
import type { Block, Row } from "./blocks"

/** An itemised quote as parts of an email: every line with its amount and what it is for, as the document has them. */
export function quoteBlocks(quote: Quote): Block[] {
  const { side, groups, totals, grants, included, basis } = quote
  const { figure, about } = figureInWords(quote)
  const sums = sumsInWords(totals)
  return [
    { is: "note", text: jobInWords(quote) },
    { is: "figure", text: figure },
    { is: "note", text: about },
    ...groups.flatMap((group): Block[] => [
      { is: "heading", text: groupInWords(group, side) },
      { is: "rows", rows: rowsOf(group) },
    ]),
    { is: "heading", text: "Totals" },
    {
      is: "rows",
      rows: [
        ...sums.rows.map(({ label, amount }) => ({ label, value: amount })),
        { label: "Total", value: sums.total, strong: true },
      ],
    },
    { is: "note", text: gstInWords(totals) },
    ...(grants.length === 0
      ? []
      : [
          { is: "heading" as const, text: "Grants you may be able to claim" },
          {
            is: "rows" as const,
            rows: grants.map(({ label, amountCents, why }) => ({ label, value: money(amountCents), why })),
          },
        ]),
    ...listed("Our fixed fee covers", included),
    ...listed("Not in this figure", basis.notIncluded),
    ...listed("We assume", basis.assumptions),
    { is: "note", text: basisInWords(basis) },
  ]
}

const rowsOf = ({ lines, subtotalCents }: QuoteGroup): Row[] => [
  ...lines.map(line => ({
    label: line.provisional ? `${line.label} (to be confirmed)` : line.label,
    value: amountInWords(line),
    why: line.why,
  })),
  ...(subtotalCents === null ? [] : [{ label: "Together", value: money(subtotalCents), strong: true as const }]),
]

const listed = (heading: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { is: "heading", text: heading },
        { is: "list", items },
      ]
