import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { SamplePart } from "../../domain/sample-documents/sample-document"
import { readDraft } from "../../lib/session-draft"
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
    problems: [{ clue: "28 days", why: "It’s too soon.", advice: "Ask for 42 days.", when: "before-signing" }],
  }),
]

const draw = () => render(<SampleDocument title="A contract" setting="Two buyers sign tomorrow." parts={PARTS} />)
const status = () => screen.getByRole("status").textContent

beforeEach(() => sessionStorage.clear())

test("each part says what the document says there, what it is, what to check and what's wrong with it", () => {
  const { container } = draw()
  const date = container.querySelector<HTMLElement>("#date")
  expect(screen.getByText("Price: $640,000")).toBeInTheDocument()
  expect(within(date ?? container).getByText("What the date is.")).toBeInTheDocument()
  expect(within(date ?? container).getByText("Check the date.")).toBeInTheDocument()
  expect(within(date ?? container).getByText("Ask for 42 days.")).toBeInTheDocument()
})

test("problems are counted as their parts are opened, and no others", async () => {
  const user = userEvent.setup()
  const { container } = draw()
  expect(status()).toBe("0 of 1 found")
  for (const [id, found] of [
    ["price", "0 of 1 found"],
    ["date", "1 of 1 found"],
  ] as const) {
    const details = container.querySelector(`#${id}`)?.closest("details")
    await user.click(details?.querySelector("summary") ?? container)
    // jsdom opens the part and says so later, if at all.
    details?.setAttribute("open", "")
    details?.dispatchEvent(new Event("toggle"))
    await screen.findByText(found)
  }
})

test("what a reader couldn't answer is listed, and written into the message that asks us about it", async () => {
  const user = userEvent.setup()
  draw()
  await user.click(screen.getByRole("checkbox", { name: "Check the date.", hidden: true }))
  const list = screen.getByRole("region", { name: "What you couldn’t answer" })
  expect(within(list).getByText("Check the date.")).toBeInTheDocument()
  await user.click(within(list).getByRole("link", { name: "Ask us about these" }))
  expect(readDraft("contact-form")).toEqual({
    message: "I couldn’t answer these in my own document (A contract):\n- Check the date.",
  })
})
