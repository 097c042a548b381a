import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { HttpAnswer, HttpRequest } from "../../lib/http"
import { HelpfulForm } from "./helpful-form"
import { HelpfulHost } from "./helpful-host"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const KEPT: HttpAnswer = { status: 201, body: { next: "/feedback/thank-you" } }
const DOWN: HttpAnswer = { status: 503, body: { errors: [] } }

type Sent = { path: string; request: HttpRequest | undefined }

/** Renders the page's form with the host next to it. The server sends `answers` one after the other. */
function renderHelpfulForm(...answers: (HttpAnswer | Promise<HttpAnswer>)[]) {
  const requests: Sent[] = []
  const http = async (path: string, request?: HttpRequest) => {
    requests.push({ path, request })
    return answers.shift() ?? KEPT
  }
  const page = (
    <>
      <HelpfulForm page="/blogs/stamp-duty" />
      <HelpfulHost firm={firm} http={http} />
    </>
  )
  return { sent: requests, ...render(page) }
}

const yes = () => screen.getByRole("button", { name: "Yes, it helped" })
const no = () => screen.getByRole("button", { name: "Send" })
const openNo = () => userEvent.click(screen.getByText("No, it didn’t"))
const missing = () => screen.getByRole("textbox", { name: /^What was missing\?/ })
const failure = () => screen.findByRole("group", { name: "We couldn’t send it" })

// jsdom doesn't send forms.
const sentByItself = jest.fn()

beforeEach(() => {
  sentByItself.mockReset()
  window.addEventListener("submit", recordNativeSubmit)
})

afterEach(() => window.removeEventListener("submit", recordNativeSubmit))

function recordNativeSubmit(event: SubmitEvent) {
  if (!event.defaultPrevented) sentByItself((event.submitter as HTMLButtonElement).value)
  event.preventDefault()
}

test("the built form posts by itself to the function, with its page, and asks for no name", () => {
  const { container } = render(<HelpfulForm page="/blogs/stamp-duty" />)
  const form = container.querySelector("form")
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/helpful"])
  expect(form).not.toHaveAttribute("novalidate")
  expect(form).toHaveFormValues({ page: "/blogs/stamp-duty", missing: "", reference_code: "" })
  expect([yes(), no()]).toMatchObject([{ type: "submit" }, { type: "submit" }])
  expect(missing()).toHaveAttribute("maxlength", "300")
  expect(missing()).toHaveAccessibleName("What was missing? Leave out names and contact details.")
})

test("by keyboard: yes, then no, then the words; the answer goes with the page, and the thanks take the form's place and the focus", async () => {
  const { sent } = renderHelpfulForm()
  await userEvent.tab()
  expect(yes()).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByText("No, it didn’t")).toHaveFocus()
  await openNo()
  await userEvent.tab()
  expect(missing()).toHaveFocus()
  await userEvent.keyboard("One{Enter}two")
  expect(sent).toEqual([])
  await userEvent.tab()
  expect(no()).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await waitFor(() => expect(screen.getByText("Thanks for telling us.")).toHaveFocus())
  expect(screen.queryByRole("button")).toBeNull()
  const body = { page: "/blogs/stamp-duty", answer: "no", missing: "One\ntwo", reference_code: "" }
  expect(sent).toMatchObject([{ path: "/api/helpful", request: { method: "POST", body } }])
  expect(sentByItself).not.toHaveBeenCalled()
})

test("a double click is sent once, and the button says that it's busy meanwhile", async () => {
  let answer: (httpAnswer: HttpAnswer) => void = () => {}
  const { sent } = renderHelpfulForm(new Promise(resolve => (answer = resolve)))
  await userEvent.dblClick(yes())
  await waitFor(() => expect(yes()).toHaveAttribute("aria-busy", "true"))
  await userEvent.click(no())
  expect(no()).not.toHaveAttribute("aria-busy")
  answer(KEPT)
  await screen.findByText("Thanks for telling us.")
  expect(sent).toHaveLength(1)
})

test.each([
  ["the store is down", DOWN],
  ["the answer isn't the function's", { status: 200, body: null }],
])("when %s it says so above the buttons, and a second try keeps the words and the key", async (_, httpAnswer) => {
  const { sent } = renderHelpfulForm(httpAnswer)
  await userEvent.type(missing(), "Auctions")
  await userEvent.click(yes())
  const failureBox = await failure()
  await waitFor(() => expect(failureBox).toHaveFocus())
  expect(failureBox.compareDocumentPosition(yes()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(yes()).not.toHaveAttribute("aria-busy")
  expect(missing()).toHaveValue("Auctions")
  expect(within(failureBox).getByRole("link", { name: "1300 975 707" })).toBeInTheDocument()

  await userEvent.click(within(failureBox).getByRole("button", { name: "Try again" }))
  await waitFor(() => expect(screen.getByText("Thanks for telling us.")).toHaveFocus())
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test("each failure takes the focus again, and another answer after it has another key", async () => {
  const { sent } = renderHelpfulForm(DOWN, DOWN)
  await userEvent.click(yes())
  await waitFor(async () => expect(await failure()).toHaveFocus())
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await waitFor(async () => expect(await failure()).toHaveFocus())
  await userEvent.click(no())
  await screen.findByText("Thanks for telling us.")
  const [first, again, other] = sent.map(({ request }) => request?.headers?.["idempotency-key"])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test("other forms of the page aren't touched", async () => {
  renderHelpfulForm()
  const other = document.body.appendChild(document.createElement("form"))
  other.action = "/api/feedback"
  other.innerHTML = '<button value="other">Send feedback</button>'
  await userEvent.click(screen.getByRole("button", { name: "Send feedback" }))
  expect(sentByItself.mock.calls).toEqual([["other"]])
  other.remove()
})
