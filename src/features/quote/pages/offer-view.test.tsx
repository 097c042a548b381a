import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parseIsoDate } from "../../../domain/iso-date"
import { createOffers, parsePricedOffers, withOffersFor } from "../../../domain/figures/offers"
import { figures } from "../../../testing/fixture-figures"
import { formatMoney } from "../../../domain/format/format"
import { calculateQuoteOutcome } from "../../../domain/quote/quote"
import type { Http, HttpAnswer } from "../../../lib/http"
import { buildJobAnswers } from "../../../testing/a-job"
import { firm } from "../../../testing/example-firm"
import { KeptQuote } from "./kept-quote"
import { OfferView } from "./offer-view"

const id = "aaaaaaaaaaaaaaaaaaaaaaaa"

const TODAY = parseIsoDate("2026-11-21")

function calculateExampleQuote(by = figures) {
  const outcome = calculateQuoteOutcome(buildJobAnswers({ side: "selling", state: "QLD" }), by, TODAY)
  if (outcome.outcome !== "quoted") throw new Error("not quoted")
  return outcome.quote
}

/** @param answers The server's answers, one after the other; an error is one in our own code. */
function renderOfferView(handed: unknown, ...answers: (HttpAnswer | Error)[]) {
  const addresses: string[] = []
  const destinations: string[] = []
  const carried: unknown[] = []
  const http: Http = async (path, request) => {
    addresses.push(`${request?.method ?? "GET"} ${path}`)
    const answer = answers[addresses.length - 1] ?? { status: 0, body: null }
    if (answer instanceof Error) throw answer
    return answer
  }
  render(
    <KeptQuote id={id} firm={firm} handedAnswer={handed} search="" what="quote" http={http}>
      {answer => (
        <OfferView
          {...{ id, firm, answer, http }}
          go={(path, { state }) => (carried.push(state), destinations.push(path))}
        />
      )}
    </KeptQuote>,
  )
  return { asked: addresses, gone: destinations, carried }
}

// The answer as JSON, because that's how the server sends it.
const buildAnswer = (acceptedAt: string | null, quote = calculateExampleQuote()) =>
  JSON.parse(JSON.stringify({ id, outcome: "quoted", quote, acceptedAt }))
const total = () => formatMoney(calculateExampleQuote().totals.totalCents ?? calculateExampleQuote().totals.ourFeeCents)

test("an answer handed over by the form is shown without asking, and leads to its acceptance and to its side's documents", () => {
  const { asked } = renderOfferView(buildAnswer(null))
  expect(screen.getByRole("article")).toHaveTextContent(total())
  expect(asked).toEqual([])
  const target = screen.getByRole("link", { name: "How to accept it" }).getAttribute("href") ?? ""
  const accept = screen.getByRole("button", { name: "Accept this quote" })
  expect(document.querySelector(target)).toContainElement(accept)
  const documents = screen.getByRole("link", { name: "What to send us" })
  expect(documents).toHaveAttribute("href", "/what-to-send?side=selling&state=qld")
})

test("a quote is called by the reference that its client can say, and never by the id in its address", () => {
  renderOfferView(buildAnswer(null))
  expect(screen.getByText("JEZV R3T8")).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(id)
})

test("an offer says who writes by when, what it's for, until when and how to accept it, and only then the costs", () => {
  const nextSteps = { isSigned: null, contactBy: "email", replyBy: "2026-11-30" }
  renderOfferView({ ...buildAnswer(null), nextSteps })
  const words = document.body.textContent ?? ""
  const parts = [
    "Someone at Example Law will email you by Monday 30 November 2026.",
    "Selling in Queensland",
    "Our fee is fixed until",
    "Accept this quote",
    screen.getByRole("article").textContent ?? "",
  ]
  const places = parts.map(part => words.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test("an offer that takes something off our fee is a line of it", () => {
  const spring = {
    id: "spring",
    title: "Spring offer",
    summary: "For sellers.",
    from: TODAY,
    until: TODAY,
    amount: 100,
  }
  const offers = createOffers(parsePricedOffers([spring]))
  renderOfferView(buildAnswer(null, calculateExampleQuote(withOffersFor({ ...figures, offers }, { on: TODAY }))))
  expect(screen.getByRole("article")).toHaveTextContent(/Spring offer\s*−\$100\.00/)
})

test("what's urgent about the sale is told beside the quote, and what can't be read of it isn't", () => {
  const urgency = { level: "now", title: "Cooling-off ends: Tuesday 1 December 2026, by 5 pm", say: "Call us now." }
  renderOfferView({ ...buildAnswer(null), urgency })
  expect(screen.getByRole("note")).toHaveTextContent(`${urgency.title}${urgency.say}`)
  renderOfferView({ ...buildAnswer(null), urgency: { level: "always" } })
  expect(screen.getAllByRole("note")).toHaveLength(1)
})

test("otherwise the quote is fetched, with the same figures", async () => {
  const { asked } = renderOfferView(null, { status: 200, body: buildAnswer(null) })
  expect(screen.getByRole("status")).toHaveTextContent("Loading")
  expect(await screen.findByRole("article")).toHaveTextContent(total())
  expect(asked).toEqual([`GET /api/quotes/${id}`])
})

test("accepting goes on to the thank-you", async () => {
  const { asked, gone, carried } = renderOfferView(buildAnswer(null), { status: 201, body: {} })
  await userEvent.click(screen.getByRole("button", { name: "Accept this quote" }))
  await waitFor(() => expect(gone).toEqual([`/quotes/${id}/thank-you`]))
  expect(asked).toEqual([`POST /api/quotes/${id}/acceptance`])
  expect(carried).toMatchObject([{ answer: { quote: { state: "QLD" } } }])
})

test.each([
  ["that was not taken", { status: 503, body: null }],
  ["in which our code has an error", new TypeError("no such function")],
])("an acceptance %s says so and can be tried again", async (_, answer) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { gone } = renderOfferView(buildAnswer(null), answer, { status: 200, body: {} })
  await userEvent.click(screen.getByRole("button", { name: "Accept this quote" }))
  const failure = await screen.findByRole("group", { name: "We couldn’t take your acceptance" })
  await waitFor(() => expect(failure).toHaveFocus())
  expect(failure.nextElementSibling).toBe(screen.getByRole("button", { name: "Accept this quote" }))
  expect(failure).toHaveTextContent("1300 975 707")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await waitFor(() => expect(gone).toHaveLength(1))
})

test("an accepted offer cannot be accepted again", () => {
  renderOfferView(buildAnswer("2026-11-21T01:00:00.000Z"))
  expect(screen.getByText("You’ve accepted this quote")).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Accept this quote" })).toBeNull()
  expect(screen.queryByRole("link", { name: "How to accept it" })).toBeNull()
})

test("a request that a person prices says so, with the hours and a place for whether the office is open now", () => {
  renderOfferView({ quote: null })
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("We’ll price this one by hand")
  expect(document.body).toHaveTextContent("8:30 am to 5:30 pm")
  expect(document.querySelector("[data-office-now]")).toBeInTheDocument()
})
