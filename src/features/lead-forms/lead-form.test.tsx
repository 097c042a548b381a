import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Http, HttpAnswer, HttpRequest } from "../../lib/http"
import { isAnythingUnsaved } from "../../lib/session-draft"
import { openPrerenderedPage, startChangedPage } from "../../testing/built-page"
import { InteractiveLeadForm, getPreviousPage } from "./interactive-lead-form"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const LOST: HttpAnswer = { status: 0, body: null }
const KEPT = { status: 201, body: { id: "x", next: "/contact-us/thank-you" } }

/** @param answers The server's answers, one after the other; an error is one in our own code. */
function renderLeadForm(...answers: (HttpAnswer | Error)[]) {
  const requests: { path: string; request: HttpRequest | undefined }[] = []
  const destinations: string[] = []
  const http: Http = async (path, request) => {
    if (path === "/api/stamp") return LOST
    requests.push({ path, request })
    const answer = answers.shift() ?? KEPT
    if (answer instanceof Error) throw answer
    return answer
  }
  render(<InteractiveLeadForm kind="contact" http={http} go={path => destinations.push(path)} firm={firm} />)
  return { sent: requests, gone: destinations }
}

const fillField = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
function fillInMessage() {
  fillField("Full name", "Nguyễn Thị Mai")
  fillField("Email", "mai@example.com")
  fillField("Your message", "Hello")
}
const press = () => userEvent.click(screen.getByText("Send message"))

const FORM = <InteractiveLeadForm kind="contact" firm={firm} />

const builtForm = () => openPrerenderedPage(FORM)

beforeEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  document.title = "Contact"
})

test("the built form posts by itself to the function, with every field", async () => {
  const form = (await builtForm()).querySelector("form")
  expect(form?.getAttribute("method")).toBe("post")
  expect(form?.getAttribute("action")).toBe("/api/contact")
  expect(form?.hasAttribute("novalidate")).toBe(true)
  const names = [...(form?.querySelectorAll("[name]") ?? [])].map(control => control.getAttribute("name"))
  for (const name of ["name", "email", "contactBy", "message", "reference_code", "formVersion"])
    expect(names).toContain(name)
  expect(form?.innerHTML).toContain('name="phone"')
})

test.each(["contact", "feedback", "unsubscribe"] as const)(
  "the %s form becomes interactive at the first touch with nothing drawn anew, in a page that a translator has changed",
  async kind => {
    const note = () => document.querySelector("noscript")
    const page = await startChangedPage(
      <InteractiveLeadForm kind={kind} firm={firm} />,
      page => {
        const email = page.querySelector<HTMLInputElement>("[name=email]")
        if (email) email.value = "mai@exam"
        email?.focus()
      },
      () => isAnythingUnsaved(),
    )
    expect(page).toEqual({ errors: [], lostBoxes: [], lostTexts: [] })
    expect(note()).toBeNull()
    expect(document.querySelector("[name=email]")).toHaveValue("mai@exam")
    expect(document.querySelector("[name=email]")).toHaveFocus()
  },
)

test("what is wrong is led to, and each error goes as its answer is put right; nothing is sent", async () => {
  const { sent } = renderLeadForm()
  await press()
  await waitFor(() => expect(screen.getByLabelText("Full name")).toHaveFocus())
  expect(screen.getByRole("link", { name: "Enter your name" })).toHaveAttribute("href", "#contact-form-name")
  await userEvent.type(screen.getByLabelText("Full name"), "Mai")
  expect(screen.queryByText("Enter your name")).toBeNull()
  expect(screen.getByLabelText("Full name")).toBeValid()
  expect(document.title).toBe("Error: Contact")
  fillField("Your message", "Hello")
  await userEvent.type(screen.getByLabelText("Email"), "mai@example.com")
  expect(screen.queryByText("There’s a problem")).toBeNull()
  expect(screen.getByLabelText("Email")).toHaveFocus()
  expect(document.title).toBe("Contact")
  expect(sent).toEqual([])
})

test("a message that was taken leads to the thank-you page", async () => {
  const { sent, gone } = renderLeadForm()
  fillInMessage()
  await press()
  await waitFor(() => expect(gone).toEqual(["/contact-us/thank-you"]))
  expect(sent).toMatchObject([
    {
      path: "/api/contact",
      request: {
        method: "POST",
        headers: { "idempotency-key": expect.stringMatching(/^[\w-]{16,}$/) },
        body: { name: "Nguyễn Thị Mai", email: "mai@example.com", contactBy: "email", message: "Hello" },
      },
    },
  ])
})

test.each<[string, HttpAnswer | Error]>([
  ["nobody can say whether it was taken", { status: 503, body: null }],
  ["our code has an error", new TypeError("URL.canParse is not a function")],
])("when %s, the text stays, and a second try keeps its key", async (_, answer) => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { sent, gone } = renderLeadForm(answer)
  fillInMessage()
  await press()
  const failure = await screen.findByRole("group", { name: "We couldn’t send it" })
  await waitFor(() => expect(failure).toHaveFocus())
  expect(failure.nextElementSibling).toContainElement(screen.getByText("Send message"))
  expect(screen.getByLabelText("Your message")).toHaveValue("Hello")
  expect(screen.getByRole("link", { name: "1300 975 707" })).toBeInTheDocument()
  await userEvent.click(screen.getByText("Try again"))
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[1]?.request?.headers).toEqual(sent[0]?.request?.headers)
  silent.mockRestore()
})

test("a form says at once that it's being sent, and after eight seconds that it takes long, with the phone", async () => {
  jest.useFakeTimers()
  render(
    <InteractiveLeadForm
      kind="contact"
      http={path => (path === "/api/stamp" ? Promise.resolve(LOST) : new Promise(() => undefined))}
      go={() => undefined}
      firm={firm}
    />,
  )
  const status = screen.getByRole("status")
  expect(status).toBeEmptyDOMElement()
  fillInMessage()
  fireEvent.click(screen.getByText("Send message"))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByRole("button", { name: "Sending …" })).toHaveAttribute("aria-busy", "true")
  expect(status).toHaveTextContent(/^Sending …$/)
  await act(() => jest.advanceTimersByTimeAsync(8_000))
  expect(status).toHaveTextContent(/^This is taking longer than usual. You can also call 1300 975 707.$/)
  jest.useRealTimers()
})

test("each failure takes the focus, and what the server then refuses its place: it's at its field until that's changed", async () => {
  const errors = [{ field: "email", code: "format", message: "That address is not one" }]
  renderLeadForm({ status: 503, body: null }, { status: 500, body: null }, { status: 422, body: { errors } })
  fillInMessage()
  await press()
  const failure = await screen.findByRole("group", { name: "We couldn’t send it" })
  await userEvent.click(screen.getByText("Try again"))
  await waitFor(() => expect(failure).toHaveFocus())
  await userEvent.click(screen.getByText("Try again"))
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus())
  expect(failure).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "That address is not one" })).toBeInTheDocument()
  expect(screen.getByLabelText("Email")).toBeInvalid()
  await userEvent.type(screen.getByLabelText("Your message"), "!")
  expect(screen.getByLabelText("Email")).toBeInvalid()
  await userEvent.type(screen.getByLabelText("Email"), ".au")
  expect(screen.getByLabelText("Email")).toBeValid()
})

test("a phone number that's missing is led to, and once no call is wanted it's neither asked for nor sent", async () => {
  const { sent, gone } = renderLeadForm()
  fillInMessage()
  fireEvent.click(screen.getByLabelText("Call me"))
  await press()
  expect(await screen.findByRole("link", { name: /phone/ })).toHaveAttribute("href", "#contact-form-phone")
  fireEvent.click(screen.getByLabelText("Email me"))
  expect(screen.queryByText("There’s a problem")).toBeNull()
  fireEvent.click(screen.getByLabelText("Call me"))
  fillField("Phone", "0491 570 006")
  fireEvent.click(screen.getByLabelText("Email me"))
  await press()
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[0]?.request?.body).not.toHaveProperty("phone")
})

test("what was written is there again when the form comes back, and not once it was sent", async () => {
  renderLeadForm()
  expect(isAnythingUnsaved()).toBe(false)
  fillInMessage()
  cleanup()
  const { gone } = renderLeadForm()
  expect(screen.getByLabelText("Full name")).toHaveValue("Nguyễn Thị Mai")
  expect(screen.getByLabelText("Your message")).toHaveValue("Hello")
  expect(isAnythingUnsaved()).toBe(true)
  await press()
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(isAnythingUnsaved()).toBe(false)
  cleanup()
  renderLeadForm()
  expect(screen.getByLabelText("Your message")).toHaveValue("")
})

test("a form that nobody has written into leaves no draft, and a draft that can't be read is none", () => {
  renderLeadForm()
  expect(sessionStorage.getItem("draft:contact-form")).toBeNull()
  cleanup()
  sessionStorage.setItem("draft:contact-form", '{"message":["Hello"]}')
  renderLeadForm()
  expect(screen.getByLabelText("Your message")).toHaveValue("")
})

test.each([
  ["a page of ours", "http://localhost/calculator?price=1", { page: "/calculator" }],
  ["another site", "https://example.com/x", {}],
  ["nowhere", "", {}],
  ["the form itself", "http://localhost/feedback", {}],
])("feedback of a visitor from %s is about: %j", (_, referrer, about) => {
  expect(getPreviousPage(referrer)).toEqual(about)
})
