import { cleanup, render, screen } from "@testing-library/react"
import type { Http, HttpAnswer } from "../../../lib/http"
import { firm } from "../../../testing/example-firm"
import { HandPriced } from "./hand-priced"
import { KeptQuote } from "./kept-quote"
import { parseIsoDate } from "../../../domain/iso-date"
import { QUOTE } from "../../../harness/lead-test-harness"
import { Thanks } from "./thanks"

const id = "aaaaaaaaaaaaaaaaaaaaaaaa"

const answer = { quote: QUOTE, acceptedAt: null, pricedOn: null, repriced: null, urgency: null, nextSteps: null }

const acceptedAnswer = { ...answer, acceptedAt: "2026-11-28T01:00:00Z" }

/** The reference of that id. */
const REFERENCE = "JEZV R3T8"

const PAGES = [
  ["thank-you", <Thanks key="1" {...{ id, firm }} answer={acceptedAnswer} />, "Thank you"],
  ["lp-thank-you", <Thanks key="2" {...{ id, firm, answer }} />, "Thank you. Your quote is ready"],
  ["sorry", <HandPriced key="3" {...{ id, firm, answer }} />, "We’ll price this one by hand"],
] as const

function renderQuotePage(page: React.ReactElement, answer: HttpAnswer, search = "") {
  const addresses: string[] = []
  const http: Http = async path => {
    addresses.push(path)
    return answer
  }
  render(
    <KeptQuote id={id} firm={firm} handedAnswer={null} search={search} what="quote" http={http}>
      {() => page}
    </KeptQuote>,
  )
  return addresses
}

const manual = { id, outcome: "manual", quote: null, acceptedAt: null }

test.each(PAGES)("the %s page of an id under which nothing is kept says so, and nothing else", async (_, page) => {
  const addresses = renderQuotePage(page, { status: 404, body: null })
  expect(screen.getByRole("status")).toHaveTextContent("Loading")
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("We have no quote to show here")
  expect(document.body).toHaveTextContent("We can’t find anything at this address")
  expect(document.body).not.toHaveTextContent(REFERENCE)
  expect(document.body).not.toHaveTextContent(/thank you|is ready|we have your request/i)
  expect(addresses).toEqual([`/api/quotes/${id}`])
})

test("the browser's tab claims nothing either, until the visitor leaves the page", async () => {
  document.title = "Your quote request | Example Law"
  renderQuotePage(PAGES[1][1], { status: 404, body: null })
  await screen.findByRole("heading", { level: 1 })
  expect(document.title).toBe("We have no quote to show here | Example Law")
  cleanup()
  expect(document.title).toBe("Your quote request | Example Law")
})

// What a firm may call its people differs by state.
test.each(PAGES)(
  "the %s page of a kept request is shown, and calls nobody a conveyancer or a lawyer",
  async (...args) => {
    const [, page, heading] = args
    renderQuotePage(page, { status: 200, body: manual })
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(heading)
    expect(document.body).toHaveTextContent(REFERENCE)
    expect(document.body).not.toHaveTextContent(/conveyancer|lawyer|solicitor/i)
  },
)

test.each(
  PAGES.flatMap(([name, page]) => [
    { name, page, what: "a store that cannot be reached", answer: { status: 503, body: null } },
    { name, page, what: "a dead line", answer: { status: 0, body: null } },
    { name, page, what: "an answer of another shape", answer: { status: 200, body: { quote: 5 } } },
  ]),
)("on the $name page $what is never called unknown", async ({ page, answer }) => {
  renderQuotePage(page, answer)
  expect(await screen.findByText(/Nothing is lost/)).toBeInTheDocument()
  expect(document.body).toHaveTextContent("1300 975 707")
  expect(document.body).not.toHaveTextContent(/we have no|nothing is kept/i)
})

test("the mark of a request that was handed over goes along to the server, and nothing else of the address", async () => {
  const search = "?utm_source=mail&handed-over=v1.a_b.c.d"
  const addresses = renderQuotePage(PAGES[2][1], { status: 200, body: manual }, search)
  expect(await screen.findByText(/We have your request/)).toBeInTheDocument()
  expect(addresses).toEqual([`/api/quotes/${id}?handed-over=v1.a_b.c.d`])
})

const nextSteps = { isSigned: true, contactBy: "call", replyBy: parseIsoDate("2026-11-30") } as const

test("the thank-you says what was accepted, who calls by which day, and what someone who has signed does next", () => {
  render(<Thanks {...{ id, firm }} answer={{ ...acceptedAnswer, nextSteps }} />)
  expect(document.body).toHaveTextContent(
    "You’ve accepted our quote. Someone at Example Law will call you by Monday 30 November 2026.",
  )
  expect(document.body).toHaveTextContent("Buying in New South Wales")
  expect(document.body).toHaveTextContent(/Our fixed fee: \$[\d,]+\. You’d pay on top of the price: \$[\d,.]+\d\./)
  expect(screen.getAllByText(/will call you/)).toHaveLength(1)
  expect(document.body).toHaveTextContent("Send us the contract you’ve signed.")
  expect(document.body).not.toHaveTextContent("Don’t sign")
})

test("what to send us comes before printing", () => {
  render(<Thanks {...{ id, firm }} answer={{ ...acceptedAnswer, nextSteps }} />)
  const send = screen.getByRole("link", { name: "What to send us" })
  const print = screen.getByRole("button", { name: "Print" })
  expect(send.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  [false, "Don’t sign a contract before we’ve read it."],
  [null, "If there’s a contract you haven’t signed yet, don’t sign it before we’ve read it."],
])("with a contract that's signed: %s, the thank-you says: %s", (isSigned, advice) => {
  render(<Thanks {...{ id, firm }} answer={{ ...acceptedAnswer, nextSteps: { ...nextSteps, isSigned } }} />)
  expect(document.body).toHaveTextContent(advice)
})

test.each([
  ["an accepted quote", QUOTE, "2026-11-28T01:00:00Z", /You’ve accepted our quote.*costs agreement/],
  ["a quote that nobody has accepted", QUOTE, null, /Your quote is ready.*Our fee is fixed until/],
  ["a job without a price", null, null, /We’ll price this one by hand.*We have your request/],
])("who is thanked for %s reads of that alone, and by which day we call", (_, quote, acceptedAt, words) => {
  render(<Thanks {...{ id, firm }} answer={{ ...answer, quote, acceptedAt, nextSteps }} />)
  expect(document.body).toHaveTextContent(words)
  expect(document.body).toHaveTextContent("Someone at Example Law will call you by Monday 30 November 2026.")
  if (acceptedAt === null) expect(document.body).not.toHaveTextContent(/you accepted|costs agreement/i)
})
