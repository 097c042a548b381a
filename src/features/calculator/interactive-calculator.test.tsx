import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { figures } from "../../testing/fixture-figures"
import { formatMoney } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import { dollars, addAmounts, type Cents } from "../../domain/money/money"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import { buildJobAnswers } from "../../testing/a-job"
import { getTextsByRole } from "../../testing/get-texts"
import { InteractiveCalculator, type InteractiveCalculatorProps } from "./interactive-calculator"

const TODAY = parseIsoDate("2026-11-21")

type Options = Partial<InteractiveCalculatorProps> & { query?: Record<string, string> }

/** @param query The answers in the page's address. */
function show({ query, ...props }: Options = {}) {
  if (query) window.history.replaceState(null, "", `/calculator?${new URLSearchParams(query).toString()}`)
  return render(<InteractiveCalculator start="whole" today={() => TODAY} {...props} />)
}

const price = () => screen.getByLabelText("What is the price?")
const panel = () => screen.getByLabelText("Your total")
const sheet = () => screen.getByLabelText("Your itemised quote")
const fillField = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The result of the rules for the calculator's initial answers at $900,000. */
function calculateExpectedQuote() {
  const job = buildJobAnswers({ strata: "unsure", liveIn: "yes", loan: "yes", mortgageOnSale: "unsure" })
  const answer = calculateQuoteOutcome(job, figures, TODAY)
  if (answer.outcome === "manual") throw new Error("not priced")
  const { governmentCents, totalCents, ...totals } = answer.quote.totals
  if (governmentCents === null || totalCents === null) throw new Error("not priced")
  return { ...totals, governmentCents, totalCents }
}

beforeEach(() => window.history.replaceState(null, "", "/calculator"))

// 900,000 + costs - 90,000 - 720,000.50.
test("a typed price gives the quote's own total, and with the price as a second line; deposit and loan come off the cash needed", async () => {
  show()
  expect(panel()).toHaveTextContent("Your total will appear here.")
  await userEvent.type(price(), "900k")
  const costs = formatMoney(calculateExpectedQuote().totalCents)
  const withPrice = formatMoney(addAmounts(dollars(900_000), calculateExpectedQuote().totalCents))
  expect(panel()).toHaveTextContent(`You’d pay on top of the price ${costs} See every line`)
  expect(panel()).toHaveTextContent(`Including the price${withPrice}`)
  expect(panel()).not.toHaveTextContent("Your total will appear here.")
  fillField("Your deposit (optional)", "90,000")
  fillField("Your loan (optional)", "$720000.50")
  expect(panel()).toHaveTextContent(
    formatMoney(addAmounts(dollars(900_000 - 90_000 - 720_000.5), calculateExpectedQuote().totalCents)),
  )
  fillField("Your loan (optional)", "$720000.50k")
  expect(panel()).not.toHaveTextContent("Cash you’ll need")
})

// Before a price there's nothing to copy or print.
test("three questions are in view, all others under what we assumed, and nothing is to be copied before there's a total", async () => {
  show()
  const assumed = document.getElementById("calculator-more") as HTMLDetailsElement
  const questions = [...document.querySelectorAll("fieldset, label[for=calculator-price]")]
  const inView = questions.filter(question => !question.closest("details"))
  expect(inView.map(question => (question.querySelector("legend") ?? question).textContent)).toEqual([
    "What is the price?",
    "Where is the property?",
    "Is this the first home for every buyer and every buyer’s partner?",
  ])
  expect(assumed.open).toBe(false)
  const listAssumed = () =>
    new Set([...assumed.querySelectorAll("input")].map(({ name }) => name.replace(/\.\w+$/, "")))
  expect(assumed.querySelector("summary")).toHaveTextContent(`Change what we assumed (${listAssumed().size})`)
  expect(screen.getByRole("heading", { name: "Your total" })).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: /Print|Copy/ })).toBeNull()
  await userEvent.type(price(), "900k")
  expect(screen.getByRole("button", { name: /Print/ })).toBeInTheDocument()
  expect(sheet()).not.toHaveTextContent("first home")
  const before = panel().textContent
  await userEvent.click(within(screen.getByRole("group", { name: /first home/ })).getByLabelText("Yes"))
  // A first home counts if they'll live there, so that's asked at once.
  await userEvent.click(within(screen.getByRole("group", { name: "Will you live in it?" })).getByLabelText("Yes"))
  expect(panel().textContent).not.toBe(before)
  expect(assumed.querySelector("summary")).toHaveTextContent(`Change what we assumed (${listAssumed().size})`)
})

test.each([
  [{ price: "900k", foreign: "all" }, true],
  [{ price: "900k", "contractDate.day": "3", "contractDate.month": "3", "contractDate.year": "2026" }, true],
  [{ price: "900k", state: "VIC", firstHome: "yes", liveIn: "yes", foreign: "none", buyers: "1" }, false],
  [{ price: "900k", otherPrice: "850k" }, false],
])("a link with the answers %j opens what we assumed: %p", (query, open) => {
  show({ query: query as Record<string, string> })
  expect((document.getElementById("calculator-more") as HTMLDetailsElement).open).toBe(open)
})

test("each sum is drawn once, beside the questions; the lines keep their job, their sources and their day", () => {
  show({ query: { price: "900k" } })
  const { ourFeeCents, disbursementsCents, governmentCents, totalCents } = calculateExpectedQuote()
  // The announcement isn't visible, so it's left out.
  const visibleText = [...panel().querySelectorAll("strong, dd, li"), sheet()]
    .map(({ textContent }) => textContent)
    .join()
  const times = (amount: Cents) => visibleText.split(formatMoney(amount)).length - 1
  expect([totalCents, disbursementsCents, governmentCents].map(times)).toEqual([1, 1, 1])
  expect(visibleText.split(`${formatMoney(ourFeeCents)},`)).toHaveLength(2)
  expect(screen.getAllByRole("img", { name: /our fee/ })).toHaveLength(1)
  expect(within(sheet()).queryByRole("region", { name: "Totals" })).toBeNull()
  expect(within(sheet()).getByRole("heading", { level: 3, name: /^Buying in .* at \$900,000$/ })).toBeInTheDocument()
  expect(within(sheet()).getByRole("list", { name: "Sources" })).toBeInTheDocument()
  expect(sheet()).toHaveTextContent(/last read on \d+ \w+ 2026/)
})

test("deposit and loan that bring more than is needed leave the rest over", async () => {
  show({ query: { price: "900k", deposit: "1m" } })
  expect(panel()).toHaveTextContent(
    `Left over${formatMoney(dollars((100_000_00 - calculateExpectedQuote().totalCents) / 100))}`,
  )
})

test("a contract date outside every period says that no figure is in force, and shows no total", async () => {
  show({ query: { price: "900k" } })
  for (const [part, value] of Object.entries({ day: "1", month: "7", year: "2031" }))
    fireEvent.change(document.querySelector(`[name="contractDate.${part}"]`) as Element, { target: { value } })
  expect(panel()).toHaveTextContent("no figure in force on 1 July 2031")
  expect(panel()).not.toHaveTextContent("$")
  expect(screen.queryByLabelText("Your itemised quote")).toBeNull()
})

// Duty and registration of an investor without a loan at 900,000. NSW: 34,687 + 182.73. QLD: 33,525 + 3,600.36.
// VIC: 2,870 + 770,000 x 6% = 49,070 and registration: more than either.
test("the same purchase stands in three states side by side, each with its own figures", () => {
  show({ start: "states", query: { liveIn: "no", loan: "no", price: "900k" } })
  const table = within(screen.getByLabelText(/in three states/))
  const [head, ...rows] = table.getAllByRole("row").map(row => [...row.children].map(cell => cell.textContent))
  expect(head).toEqual(["Line", "New South Wales", "Victoria", "Queensland"])
  const government = rows.find(([label]) => label === "Fixture government")
  expect(government).toEqual(["Fixture government", "$34,869.73", expect.stringMatching(/^\$5\d,\d{3}/), "$37,125.36"])
})

// Our fee in New South Wales is 1,675: 1,200 is 475 less. The other firm's searches aren't entered, so they don't count.
test("another firm's quote is compared line by line, and only where it says something", async () => {
  show({ start: "firms", query: { price: "900k" } })
  fillField("Their fee", "1,200")
  expect(screen.getByText("For these items, their quote is $475.00 cheaper.")).toBeInTheDocument()
  const table = within(screen.getByLabelText(/Their quote beside ours/))
  const cells = (name: RegExp) => getTextsByRole("cell", table.getByRole("row", { name }))
  expect(cells(/^Fee for the work/)).toEqual(["$1,675.00", "$1,200.00", "−$475.00"])
  expect(cells(/^Searches/).slice(1)).toEqual(["Not given", "–"])
})

test.each([
  [{ state: "vi", price: "900k" }, "Where is the property?", "Choose the state that the property is in"],
  [{ side: "both", price: "900k" }, "Are you buying or selling?", "Choose whether you are buying or selling"],
  [{ propertyType: "un", price: "900k" }, "What kind of property is it?", "Choose the kind of property"],
  [{ loan: "maybe", price: "900k" }, "Will you borrow to buy it?", "Choose"],
  [{ price: "abc" }, "What is the price?", "Enter the price in dollars, like $850,000"],
  [
    { price: "900k", "contractDate.year": "26" },
    /date of the contract/,
    "Enter the day, month and year, like 3 March 2026",
  ],
])("a link whose answer can't be read, %j, says so at its question and gives no total", (query, name, message) => {
  show({ query: query as Record<string, string> })
  const question = screen.queryByRole("textbox", { name }) ?? screen.getByRole("group", { name })
  expect(question).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(panel()).not.toHaveTextContent("See every line")
  expect(screen.queryByLabelText("Your itemised quote")).toBeNull()
})

test("a mistake is told at its field once that's left; asking for the lines lists each until its own answer is right", async () => {
  document.title = "Calculator"
  show()
  await userEvent.type(price(), "nine")
  expect(price()).not.toHaveAttribute("aria-invalid")
  await userEvent.tab()
  expect(price()).toHaveAccessibleDescription(/Enter the price in dollars, like \$850,000$/)
  fillField("Their fee", "dear")
  await userEvent.click(screen.getByText("Show every line"))
  const problems = () => screen.queryByText("There’s a problem")?.parentElement
  expect(price()).toHaveFocus()
  expect(problems()?.querySelectorAll("a")).toHaveLength(2)
  expect(document.title).toMatch(/^Error:/)
  await userEvent.type(price(), "{Backspace>4/}900k")
  expect(price()).toHaveFocus()
  expect(price()).not.toHaveAttribute("aria-invalid")
  expect(problems()?.querySelectorAll("a")).toHaveLength(1)
  fillField("Their fee", "")
  expect(problems()).toBeUndefined()
  expect(document.title).toBe("Calculator")
})

describe("aloud", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  /** Renders the calculator, and returns what its live regions announce from then on. */
  function recordAnnouncements(props?: Options) {
    show(props)
    const announcements: string[] = []
    for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert]"))
      new MutationObserver(() => announcements.push(...[region.textContent ?? ""].filter(Boolean))).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    return { announcements, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
  }

  test("a price that is typed is answered once, a second after its last key, and is not doubted before", async () => {
    const { announcements, user } = recordAnnouncements()
    for (const key of "850000") {
      await user.type(price(), key)
      await pass(500)
      expect(document.body).not.toHaveTextContent("Did you mean")
    }
    expect(announcements).toEqual([])
    await pass(500)
    expect(announcements).toEqual([expect.stringContaining("$")])
    await pass(5000)
    expect(announcements).toHaveLength(1)
  })

  test("a price that is left unfinished is doubted once, in words", async () => {
    const { announcements, user } = recordAnnouncements()
    await user.type(price(), "85")
    await pass(2000)
    expect(announcements).toEqual([])
    await user.tab()
    await pass(1000)
    expect(announcements).toEqual([expect.stringMatching(/^Did you mean/)])
  })

  test("a refusal is said by its summary alone", async () => {
    const { announcements, user } = recordAnnouncements()
    await user.click(screen.getByText("Show every line"))
    await pass(2000)
    expect(announcements).toEqual([])
  })

  // Our fee in New South Wales is 1,675; duty is 11,602 + 513,000 x 4.5% at 900,000, and 50,000 x 4.5% less at 850,000.
  test.each([
    ["firms", "Their fee", "1,200", "For these items, their quote is $475.00 cheaper."],
    ["dates", "Another price to compare", "850000", "At $850,000, the costs are $2,250.00 lower."],
  ] as const)("a comparison (%s) is said in one sentence, in place of the total", async (start, field, text, words) => {
    const { announcements, user } = recordAnnouncements({ start, query: { price: "900k" } })
    await pass(1000)
    announcements.length = 0
    await user.type(screen.getByLabelText(field), text)
    await pass(1000)
    expect(announcements).toEqual([words])
  })
})

test("every control can be reached and answered with the keyboard alone", async () => {
  show()
  price().focus()
  await userEvent.keyboard("900k{Enter}")
  expect(sheet().parentElement).toHaveFocus()
})
