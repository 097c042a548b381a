import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parseIsoDate } from "../../../domain/iso-date"
import { dollars } from "../../../domain/money/money"
import { calculateQuoteOutcome } from "../../../domain/quote/quote"
import { repriceQuote } from "../../../domain/quote/reprice-quote"
import type { Figures } from "../../../domain/figures/figures"
import type { Http, HttpAnswer, HttpRequest } from "../../../lib/http"
import { buildJobAnswers } from "../../../testing/a-job"
import { firm } from "../../../testing/example-firm"
import { figures } from "../../../testing/fixture-figures"
import { withPeriod } from "../../../testing/with-period"
import { OfferView } from "./offer-view"
import { parseQuoteAnswer } from "./quote-answer"

const id = "aaaaaaaaaaaaaaaaaaaaaaaa"
const SEEN = "abcdefghijklmnopqrstuvwxyz"

// Registration of a transfer in New South Wales costs 182.73 before that date; the fee for a purchase is 1,675.
const DECEMBER = parseIsoDate("2026-12-01")
const DEARER = withPeriod(figures, "registration-nsw", DECEMBER, ({ amounts }) => ({
  amounts: { ...amounts, "transfer-registration": { amount: dollars(200) } },
  source: { name: "Office of Fixtures", url: "https://office.example/fees", read: "office" as const },
  checked: DECEMBER,
}))
const DEARER_FEE = withPeriod(DEARER, "our-fees-nsw", DECEMBER, ({ amounts }) => ({
  amounts: { ...amounts, purchase: { amount: dollars(1_900) } },
}))

/** The server's answer on `day` about a quote of 21 November 2026, fixed until 12 December. */
function buildAnswerOnDay(day: string, by: Figures, job = buildJobAnswers()) {
  const quotedOn = parseIsoDate("2026-11-21")
  const outcome = calculateQuoteOutcome(job, figures, quotedOn)
  if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
  const repriced = repriceQuote({ kept: outcome.quote, quotedOn, job, figures: by, today: parseIsoDate(day) })
  const answer = { id, outcome: "quoted", quote: outcome.quote, acceptedAt: null, pricedOn: day }
  return JSON.parse(JSON.stringify({ ...answer, repriced: repriced && { ...repriced, seen: SEEN } }))
}

function renderOfferPage(body: unknown, ...answers: HttpAnswer[]) {
  const answer = parseQuoteAnswer(body)
  if (!answer) throw new Error("no answer")
  const requests: (HttpRequest | undefined)[] = []
  const destinations: string[] = []
  const reload = jest.fn()
  const http: Http = async (_, request) => {
    requests.push(request)
    return answers[requests.length - 1] ?? { status: 0, body: null }
  }
  render(<OfferView {...{ id, firm, answer, http, reload }} go={path => destinations.push(path)} />)
  return { asked: requests, gone: destinations, reload }
}

const notice = () => screen.queryByRole("region", { name: "Prices have changed since 21 November 2026" })
const listRowCells = (name: RegExp) =>
  within(within(screen.getByRole("region", { name: "What changed since 21 November 2026" })).getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)

test.each([
  ["2026-12-12", "is fixed until 12 December 2026."],
  ["2026-12-13", "was fixed until 12 December 2026, and it’s still the same today."],
])("while nothing has changed, on %s, the page is as ever and our fee %s", (day, words) => {
  renderOfferPage(buildAnswerOnDay(day, figures))
  expect(notice()).toBeNull()
  expect(document.body).toHaveTextContent(`Our fee ${words}`)
})

// 36,917.42 + 17.27 = 36,934.69.
test("a changed price is told above the sheet, line by line with the reason, and the sheet is today's", () => {
  renderOfferPage(buildAnswerOnDay("2026-12-12", DEARER_FEE))
  expect(notice()).toHaveTextContent("You’d pay on top of the price: $36,934.69 today, $17.27 more than quoted.")
  expect(listRowCells(/^Registering the transfer|^Registration/i)).toEqual([
    "$182.73",
    "$200.00",
    "+$17.27",
    "A new price applies from 1 December 2026. Source: Office of Fixtures, checked on 1 December 2026.",
  ])
  expect(listRowCells(/^You’d pay on top/).slice(0, 3)).toEqual(["$36,917.42", "$36,934.69", "+$17.27"])
  const sheet = screen.getByRole("article", { name: "Your itemised quote" })
  expect(sheet).toHaveTextContent("$36,934.69")
  expect(notice()?.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.body).toHaveTextContent("Our fee is still $1,675, as quoted, until 12 December 2026.")
  expect(document.body).toHaveTextContent("passed on at what they cost on the day we pay them")
})

test("after the validity our fee of today is in the table, and what counts if it's accepted today", () => {
  renderOfferPage(buildAnswerOnDay("2026-12-13", DEARER_FEE))
  expect(listRowCells(/^Fixture fee for a purchase/)).toEqual([
    "$1,675.00",
    "$1,900.00",
    "+$225.00",
    "Our quote was fixed until 12 December 2026, and this is our price now.",
  ])
  expect(document.body).toHaveTextContent("Our fee was fixed until 12 December 2026. If you accept today, it’s $1,900.")
})

test("what's in no total says so", () => {
  const raised = withPeriod(figures, "registration-nsw", DECEMBER, ({ amounts }) => ({
    amounts: { ...amounts, "mortgage-registration": { amount: dollars(500) } },
  }))
  renderOfferPage(buildAnswerOnDay("2026-12-12", raised, buildJobAnswers({ loan: "unsure" })))
  expect(listRowCells(/\(not in the total\)/)[1]).toBe("$500.00")
  expect(notice()).toHaveTextContent(/still \$[\d,.]+ in total/)
})

test("the acceptance names the changes that were shown", async () => {
  const { asked, gone } = renderOfferPage(buildAnswerOnDay("2026-12-12", DEARER), { status: 201, body: {} })
  await userEvent.click(screen.getByRole("button", { name: "Accept this quote" }))
  await waitFor(() => expect(gone).toEqual([`/quotes/${id}/thank-you`]))
  expect(asked[0]).toMatchObject({ method: "POST", body: { seen: SEEN } })
})

test("a price that changed once more is loaded again before it can be accepted", async () => {
  const { gone, reload } = renderOfferPage(buildAnswerOnDay("2026-12-12", DEARER), { status: 409, body: {} })
  await userEvent.click(screen.getByRole("button", { name: "Accept this quote" }))
  const notice = await screen.findByRole("group", { name: "Prices have changed since you opened this page" })
  await waitFor(() => expect(notice).toHaveFocus())
  await userEvent.click(screen.getByRole("button", { name: "Show today’s price" }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(gone).toEqual([])
})

/** Figures in which the registration fees end on 30 November. */
function buildFiguresWithGap(): Figures {
  const gap = withPeriod(figures, "registration-nsw", parseIsoDate("2026-12-31"), () => ({}))
  const [first, ...rest] = gap["registration-nsw"].periods
  if (!first) throw new Error("no period")
  const periods = [{ ...first, until: parseIsoDate("2026-11-30") }, ...rest]
  return { ...gap, "registration-nsw": { ...gap["registration-nsw"], periods } }
}

test("within the validity a price that a person must find is told, with our fee as quoted to accept", () => {
  renderOfferPage(buildAnswerOnDay("2026-12-12", buildFiguresWithGap()))
  expect(notice()).toHaveTextContent("We have to work out today’s price ourselves.")
  expect(notice()).toHaveTextContent("There is no figure in force on 12 December 2026.")
  expect(notice()).toHaveTextContent("The figures below are those of 21 November 2026.")
  expect(document.body).toHaveTextContent("Our fee is still $1,675, as quoted, until 12 December 2026.")
  expect(screen.getByRole("button", { name: "Accept this quote" })).toBeInTheDocument()
})

test("after the validity nothing can be accepted until a person has found the price", () => {
  renderOfferPage(buildAnswerOnDay("2026-12-13", buildFiguresWithGap()))
  expect(document.body).toHaveTextContent("Our fee was fixed until 12 December 2026. Ask us what it is today.")
  expect(screen.queryByRole("button", { name: "Accept this quote" })).toBeNull()
  expect(screen.queryByRole("link", { name: "How to accept it" })).toBeNull()
})

test.each([[{ changes: "none" }], ["soon"], [undefined]])(
  "changes that can't be read, %j, leave the quote as it was made, and so it's accepted",
  async repriced => {
    const { asked } = renderOfferPage(
      { ...buildAnswerOnDay("2026-12-12", DEARER), repriced },
      { status: 201, body: {} },
    )
    expect(notice()).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Accept this quote" }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ body: {} })
    expect(asked[0]?.body).not.toHaveProperty("seen")
  },
)
