import { render, screen } from "@testing-library/react"
import { isoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import type { Quote } from "../../domain/quote/quote-types"
import { QuoteSheet } from "./quote-sheet"

const source = { name: "Revenue office", url: "https://revenue.example/duty", checked: isoDate("2026-11-21") }

/** 1,390 + 17.50 + 32,370 = 33,777.50; the only-if line is in no sum. */
const quote: Quote = {
  side: "buying",
  state: "NSW",
  priceCents: dollars(850_000),
  groups: [
    {
      key: "our-fee",
      job: "purchase",
      title: "Our fixed fee",
      subtotalCents: dollars(1390),
      lines: [{ key: "fee", label: "Conveyancing", amountCents: dollars(1390), why: "From contract to settlement." }],
    },
    {
      key: "searches",
      job: "purchase",
      title: "Searches",
      subtotalCents: dollars(17.5),
      lines: [{ key: "title", label: "Title search", amountCents: dollars(17.5), why: "Shows who owns the land." }],
    },
    {
      key: "government",
      job: "purchase",
      title: "Government",
      subtotalCents: dollars(32_370),
      lines: [
        {
          key: "duty",
          label: "Transfer duty",
          amountCents: dollars(32_370),
          why: "A tax.",
          rule: "General rate",
          source,
        },
      ],
    },
    {
      key: "only-if",
      job: "purchase",
      title: "Only if it applies",
      subtotalCents: null,
      lines: [
        {
          key: "urgent",
          label: "Urgent copy",
          rangeCents: [dollars(10), dollars(20)],
          why: "When asked.",
          provisional: true,
        },
      ],
    },
  ],
  totals: {
    ourFeeCents: dollars(1390),
    disbursementsCents: dollars(17.5),
    governmentCents: dollars(32_370),
    totalCents: dollars(33_777.5),
    gstInOurFeeCents: dollars(126.36),
  },
  grants: [],
  included: ["Contract review"],
  basis: {
    contractDate: isoDate("2026-11-21"),
    ratesVersion: "v1",
    checkedOn: isoDate("2026-11-20"),
    validUntil: isoDate("2026-12-21"),
    assumptions: ["You buy as a person."],
    notIncluded: ["Building inspection"],
  },
}

test("the sheet opens with the job and the total", () => {
  render(<QuoteSheet quote={quote} />)
  expect(screen.getByRole("heading", { level: 2, name: "Buying in New South Wales at $850,000" })).toBeInTheDocument()
  expect(screen.getAllByText("$33,777.50")).toHaveLength(2)
})

test("every line stands with its amount, its reason, its rule and its source", () => {
  render(<QuoteSheet quote={quote} />)
  const line = screen.getByText("A tax.").closest("details")
  expect(line).toHaveTextContent("Transfer duty")
  expect(line).toHaveTextContent("$32,370.00")
  expect(line).toHaveTextContent("Rule: General rate")
  expect(line).toHaveTextContent("checked on 21 November 2026")
  expect(screen.getByRole("link", { name: "Revenue office", hidden: true })).toHaveAttribute("href", source.url)
})

test("a range is shown whole, and an open figure says so", () => {
  render(<QuoteSheet quote={quote} />)
  expect(screen.getByText("$10.00 to $20.00")).toBeInTheDocument()
  expect(screen.getByText("(to be confirmed)")).toBeInTheDocument()
})

test("what is left out and until when the fee holds are said", () => {
  render(<QuoteSheet quote={quote} />)
  expect(screen.getByText("Building inspection")).toBeInTheDocument()
  expect(screen.getByText(/holds until 21 December 2026/)).toBeInTheDocument()
})

test("without a price the fee stands alone, and the sums say what they need", () => {
  const totals = { ...quote.totals, governmentCents: null, totalCents: null }
  render(<QuoteSheet quote={{ ...quote, priceCents: null, totals }} level={3} />)
  expect(screen.getByRole("heading", { level: 3, name: /price not known yet/ })).toBeInTheDocument()
  expect(screen.getAllByText("Needs a price")).toHaveLength(2)
})
