import { render, screen, within } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import type { Quote } from "../../domain/quote/quote-types"
import { ExampleSheet } from "./example-sheet"
import { QuoteSheet } from "./quote-sheet"
import { Receipt } from "./receipt"

const source = {
  ...{ name: "Revenue NSW, on duty", url: "https://www.revenue.nsw.gov.au/duty", setBy: "Revenue NSW" },
  ...{ checked: parseIsoDate("2026-11-21"), read: "office" as const },
}

type Group = Quote["groups"][number]

const group = (key: Group["key"], title: string, amount: number | null, line: Group["lines"][number]): Group => ({
  ...{ key, title, job: "purchase", lines: [line] },
  subtotalCents: amount === null ? null : dollars(amount),
})
const fee = { key: "fee", label: "Conveyancing", amountCents: dollars(1390), why: "From contract to settlement." }
const search = { key: "title", label: "Title search", amountCents: dollars(17.5), why: "Shows who owns the land." }
const tax = { key: "duty", label: "Transfer duty", amountCents: dollars(32_370), why: "A tax." }
const cost = [dollars(10), dollars(20)] as const
const copy = { key: "urgent", label: "Urgent copy", rangeCents: cost, why: "When asked." }

/** 1,390 + 17.50 + 32,370 = 33,777.50; the only-if line isn't included in any sum. */
const quote: Quote = {
  side: "buying",
  state: "NSW",
  priceCents: dollars(850_000),
  groups: [
    group("our-fee", "Our fixed fee", 1390, fee),
    group("searches", "Searches", 17.5, search),
    group("government", "Government", 32_370, { ...tax, rule: "General rate", source }),
    group("only-if", "Only if it applies", null, { ...copy, provisional: true }),
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
    contractDate: parseIsoDate("2026-11-21"),
    ratesVersion: "v1",
    checkedOn: parseIsoDate("2026-11-20"),
    validUntil: parseIsoDate("2026-12-21"),
    assumptions: ["You buy as a person."],
    notIncluded: ["Building inspection"],
  },
}

const timesWritten = (amount: string) => (screen.getByRole("article").textContent ?? "").split(amount).length - 1

test("the sheet opens with the job, the total, and what it's made of in three equal rows, each sum once", () => {
  render(<QuoteSheet quote={quote} />)
  expect(screen.getByRole("heading", { level: 2, name: "Buying in New South Wales at $850,000" })).toBeInTheDocument()
  const totals = within(screen.getByRole("region", { name: "Totals" }))
  expect(totals.getAllByRole("term").map(term => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["You’d pay on top of the price", "$33,777.50"],
    ["Our fixed fee", "$1,390.00"],
    ["Searches, settlement and checks", "$17.50"],
    ["Government duty and fees", "$32,370.00"],
  ])
  // If a sum has only one line, both show the same amount, so it appears twice.
  const amounts = ["$33,777.50", "$32,370.00", "$17.50", "$1,390.00"]
  expect(amounts.map(timesWritten)).toEqual([1, 2, 2, 2])
})

test("the bar says each share in words and has the largest written on it: 1,390 of 33,777.50 is 4%, 32,370 is 96%", () => {
  render(<QuoteSheet quote={quote} />)
  const bar = screen.getByRole("img")
  expect(bar).toHaveAccessibleName("4% our fee, under 1% searches, 96% government")
  expect(bar).toHaveTextContent("96% government")
})

test("a line that may not be charged says when it is before it says how much", () => {
  const foreign = { key: "foreign-duty", label: "Surcharge duty", amountCents: dollars(76_500), why: "An extra duty." }
  const urgent = { ...fee, label: "Urgent review", amountCents: dollars(240), why: "If you need it today. Ask us." }
  const lines = [
    { ...foreign, onlyIf: "If any buyer is a foreign person" },
    { ...urgent, key: "review" },
  ]
  const extra = { ...group("only-if", "Only if it applies", null, urgent), lines }
  render(<QuoteSheet quote={{ ...quote, groups: [extra] }} />)
  expect(
    screen
      .getAllByRole("group")
      .slice(1)
      .map(line => line.querySelector("summary")?.textContent),
  ).toEqual([
    "If any buyer is a foreign person: Surcharge duty$76,500.00",
    "If you need it today: Urgent review$240.00",
  ])
})

test("an example leads to a quote of one's own and to the calculator, and names its sources", () => {
  render(<ExampleSheet quote={quote} />)
  expect(screen.getByRole("link", { name: "Price yours" })).toHaveAttribute("href", "/request-a-quote")
  expect(screen.getByRole("link", { name: "Open in the calculator" })).toHaveAttribute(
    "href",
    "/calculator?side=buying&state=NSW&price=850000&propertyType=house&strata=no&offThePlan=no&newHome=established&firstHome=no&liveIn=yes&foreign=none&buyers=2&loan=yes",
  )
  const sources = within(screen.getByRole("list", { name: "Sources" }))
  expect(sources.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Set by Revenue NSW. We read it on its page on 21 November 2026.",
  ])
  expect(screen.getByText("Government figures: Revenue NSW, read November 2026.")).toBeInTheDocument()
})

test("an example shows its total and what it's made of, and folds the lines and the basis", () => {
  render(<ExampleSheet quote={quote} />)
  const folded = screen.getByText("Show all costs").closest("details")
  expect(folded).not.toHaveAttribute("open")
  expect(folded).toContainElement(screen.getByText("A tax."))
  expect(folded).toContainElement(screen.getByText("What it covers, leaves out and assumes"))
  const sums = screen.getAllByRole("term")
  expect(sums.map(({ textContent }) => textContent)).toEqual([
    "You’d pay on top of the price",
    "Our fixed fee",
    "Searches, settlement and checks",
    "Government duty and fees",
  ])
  for (const sum of sums) expect(folded).not.toContainElement(sum)
})

test("every line has its amount, its reason, its rule and its source; a range is whole, and an open figure says so", () => {
  render(<QuoteSheet quote={quote} />)
  const line = screen.getByText("A tax.").closest("details")
  expect(line).toHaveTextContent("Transfer duty")
  expect(line).toHaveTextContent("$32,370.00")
  expect(line).toHaveTextContent("Rule: General rate")
  expect(line).toHaveTextContent("Set by Revenue NSW. We read it on its page on 21 November 2026.")
  expect(line?.querySelector("a")).toHaveAttribute("href", source.url)
  expect(screen.getByText("$10.00 to $20.00")).toBeInTheDocument()
  expect(screen.getByText("(to be confirmed)")).toBeInTheDocument()
  expect(screen.getByText("Building inspection")).toBeInTheDocument()
  expect(screen.getByText(/fixed until 21 December 2026/)).toBeInTheDocument()
})

test("without a price the fee stands alone, and the sums say what they need", () => {
  const totals = { ...quote.totals, governmentCents: null, totalCents: null }
  render(<QuoteSheet quote={{ ...quote, priceCents: null, totals }} level={3} />)
  expect(screen.getByRole("heading", { level: 3, name: /price not known yet/ })).toBeInTheDocument()
  expect(screen.getAllByText("Needs a price")).toHaveLength(2)
})

test("only an estimate is marked in its line, and one line above says how many there are", () => {
  const estimate = { ...search, source: { ...source, isSecondary: true, setBy: "brokers", read: "estimate" as const } }
  const copy = { ...tax, source: { ...source, isSecondary: true, read: "copy" as const } }
  const groups = [group("searches", "Searches", 17.5, estimate), group("government", "Government", 32_370, copy)]
  const grant = { ...copy, key: "grant", label: "A grant", amountCents: dollars(10_000), why: "For a new home." }
  render(<QuoteSheet quote={{ ...quote, groups, grants: [grant] }} />)
  expect(screen.getByText("Title search").textContent).toBe("Title search (estimate)")
  expect(screen.getByText("Transfer duty").textContent).toBe("Transfer duty")
  const summary = "Government figures: Revenue NSW, read November 2026. 1 of 2 lines is an estimate."
  expect(screen.getByText(summary).closest("details")).toHaveTextContent(
    "0 were read on the office’s page or in the law, 1 in a published copy, 1 is an estimate.",
  )
  expect(screen.getByText(/^For a new home\./)).toHaveTextContent("Revenue NSW, read in a copy on 21 November 2026.")
})

const rows = () =>
  screen.getAllByRole("term").map(term => [term.textContent, term.nextElementSibling?.textContent].join(": "))

test.each([
  ["and what they add up to", {}, ["$32,370.00", "$33,777.50"]],
  ["or says what it needs for them", { governmentCents: null, totalCents: null }, ["Needs a price", "Needs a price"]],
])("a receipt has the three sums %s", (_, open, [government, total]) => {
  render(<Receipt totals={{ ...quote.totals, ...open }} />)
  expect(rows()).toEqual([
    `You’d pay on top of the price: ${total}`,
    "Our fixed fee: $1,390.00",
    "Searches, settlement and checks: $17.50",
    `Government duty and fees: ${government}`,
  ])
})

test.each([
  ["selling", "You’d pay to sell: $33,777.50"],
  ["both", "You’d pay to buy and sell, on top of the price: $33,777.50"],
] as const)("the total of someone %s says what it counts", (side, total) => {
  render(<Receipt totals={quote.totals} side={side} />)
  expect(rows()[0]).toBe(total)
})

test("before any amount a reader hears one sentence, not a table of blanks", () => {
  const { container } = render(<Receipt totals={null} />)
  expect(screen.queryAllByRole("term")).toEqual([])
  expect(screen.getByText("Your total will appear here.")).toBeVisible()
  expect(container).toHaveTextContent("Our fixed fee")
  expect(container).not.toHaveTextContent("$")
})
