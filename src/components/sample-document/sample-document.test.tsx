import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { SamplePart } from "../../domain/sample-documents/sample-document"
import { saveDraft, readDraft } from "../../lib/session-draft"
import { NOTE_MAX } from "../../domain/lead/limits"
import { SampleDocument } from "./sample-document"

const part = (id: string, more: Partial<SamplePart> = {}): SamplePart => ({
  id,
  section: "Front page",
  name: `The ${id}`,
  about: `What the ${id} is.`,
  checks: [`Check the ${id}.`],
  call: `The ${id} is missing.`,
  ...more,
})

const PARTS = [
  part("price", { lines: [{ label: "Price", value: "$640,000" }] }),
  part("date", {
    inSample: "It’s a Thursday.",
    problems: [{ clue: "28 days", why: "It’s too soon.", advice: "Ask for 42 days.", when: "before-signing" }],
  }),
]

const draw = (parts = PARTS) =>
  render(<SampleDocument title="A contract" state="VIC" setting="Two buyers sign tomorrow." parts={parts} />)
const status = () => screen.getByRole("status").textContent

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test("each part says what the document says there, what it is, what to check and what's wrong with it", () => {
  const { container } = draw()
  const date = container.querySelector<HTMLElement>("#date")
  expect(screen.getByText("Price: $640,000")).toBeInTheDocument()
  expect(within(date ?? container).getByText("What the date is. It’s a Thursday.")).toBeInTheDocument()
  expect(within(date ?? container).getByText("Check the date.")).toBeInTheDocument()
  expect(within(date ?? container).getByText("Ask for 42 days.")).toBeInTheDocument()
})

test("problems are counted as their parts are opened, and no others", async () => {
  const user = userEvent.setup()
  const { container } = draw()
  expect(status()).toBe("0 of 1 found")
  for (const [id, count] of [
    ["price", "0 of 1 found"],
    ["date", "1 of 1 found"],
  ] as const) {
    const details = container.querySelector(`#${id}`)?.closest("details")
    await user.click(details?.querySelector("summary") ?? container)
    // jsdom opens the part, but may not dispatch the event.
    details?.setAttribute("open", "")
    fireEvent(details ?? container, new Event("toggle"))
    await screen.findByText(count)
  }
})

const list = () => screen.getByRole("region", { name: "What you couldn’t answer" })

async function addChecksToQuote(...checks: string[]): Promise<void> {
  const user = userEvent.setup()
  for (const name of checks) await user.click(screen.getByRole("checkbox", { name, hidden: true }))
  await user.click(within(list()).getByRole("link", { name: "Add these to a quote request" }))
}

const INTRO = "I couldn’t answer these in my own document (A contract):"

test("what a reader couldn't answer is listed, alone on paper, and written into the message of a quote for a buyer in its state", async () => {
  draw()
  const onPaper = () => [...document.querySelectorAll(".layout-answer")].map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole("radio", { name: "Check mine" }))
  await addChecksToQuote("Check the date.")
  expect(onPaper()).toEqual(["What you couldn’t answerCheck the date."])
  await userEvent.click(screen.getByRole("radio", { name: "Read it" }))
  expect(onPaper()).toEqual([])
  expect(within(list()).getByText("Check the date.")).toBeInTheDocument()
  expect(readDraft("quote")).toEqual({
    values: { side: "buying", state: "VIC", note: `${INTRO}\n- Check the date.` },
  })
})

// The check of a reader's own Section 32 once had no count and no result, and forgot its ticks when the page was loaded again.
test("a check of one's own document says how far it is and what came of it, and keeps its ticks", async () => {
  const user = userEvent.setup()
  const { container, unmount } = draw()
  const say = () => list().textContent
  const tick = (name: string) => user.click(screen.getByRole("checkbox", { name, hidden: true }))
  const openParts = () =>
    container.querySelectorAll("details").forEach(part => {
      part.open = true
      fireEvent(part, new Event("toggle"))
    })
  expect(say()).toContain("0 of 2 parts opened. Nothing’s ticked yet.")
  openParts()
  expect(say()).toContain("You’ve opened all 2 parts, and ticked nothing you couldn’t answer.")
  await tick("Check the date.")
  expect(say()).toContain("You’ve opened all 2 parts. Ask about the 1 you couldn’t answer before you sign.")
  unmount()
  draw([part("price"), part("rates")]).unmount()
  draw()
  expect(screen.getByRole("checkbox", { name: "Check the date.", hidden: true })).toBeChecked()
  expect(say()).toContain("0 of 2 parts opened. 1 ticked so far.")
  await tick("Check the date.")
  expect(say()).toContain("Nothing’s ticked yet.")
})

test("below what the visitor wrote, a list that's added again adds only what the message doesn't have yet", async () => {
  saveDraft("quote", { screen: "send", values: { side: "both", note: "We have a dog.\n" } })
  draw()
  await addChecksToQuote("Check the date.")
  await addChecksToQuote()
  const note = `We have a dog.\n\n${INTRO}\n- Check the date.`
  const values = { side: "both", state: "VIC", note }
  expect(readDraft("quote")).toEqual({ screen: "send", values })
  await addChecksToQuote("Check the price.")
  expect(readDraft("quote")).toMatchObject({ values: { note: `${note}\n\n${INTRO}\n- Check the price.` } })
})

test("a list that's too long for the message says so, and is added whole", async () => {
  const long = `Check ${"x".repeat(NOTE_MAX)}`
  draw([part("price"), part("date", { checks: [long] })])
  await addChecksToQuote("Check the price.")
  expect(within(list()).queryByText(/characters/)).toBeNull()
  await addChecksToQuote(long)
  expect(within(list()).getByText(/^The list has 1,\d{3} characters, and the message can have 1,000\./)).toBeVisible()
  expect(readDraft("quote")).toMatchObject({ values: { note: expect.stringContaining(long) } })
})
