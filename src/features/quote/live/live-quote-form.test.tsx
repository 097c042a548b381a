import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Component, type ReactNode } from "react"
import { isoDate } from "../../../domain/iso-date"
import { paths } from "../../../domain/paths"
import type { Http, HttpAnswer, HttpRequest } from "../../../lib/http"
import { isAnythingUnsaved } from "../../../lib/unsaved"
import { useRequestStore } from "../request-store"
import { LiveQuoteForm } from "./live-quote-form"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const ID = "aaaaaaaaaaaaaaaaaaaaaaaa"
const kept = { status: 201, body: { id: ID, outcome: "quoted", next: `/quotes/${ID}/offer`, quote: null } }

const noStamp: HttpAnswer = { status: 0, body: null }

function show(answer: HttpAnswer = kept) {
  const sent: { path: string; request: HttpRequest | undefined }[] = []
  const gone: string[] = []
  const http: Http = async (path, request) => {
    if (path === paths.api.stamp) return noStamp
    sent.push({ path, request })
    return answer
  }
  const ui = (
    <LiveQuoteForm
      id="raq-form"
      page={{}}
      firm={firm}
      http={http}
      today={() => isoDate("2026-11-21")}
      go={path => gone.push(path)}
    />
  )
  return { sent, gone, ui, ...render(ui) }
}

async function answerJob() {
  await userEvent.click(screen.getByRole("radio", { name: "Selling" }))
  await userEvent.click(screen.getByRole("radio", { name: "New South Wales" }))
  await userEvent.click(screen.getByRole("radio", { name: "House" }))
  await userEvent.type(screen.getByLabelText(/expect to sell/), "850k")
  await userEvent.click(screen.getByRole("radio", { name: "Getting ready to sell" }))
  await userEvent.click(screen.getByRole("button", { name: "Show my price" }))
}

async function answerPerson() {
  await userEvent.type(screen.getByLabelText("Full name"), "Nguyễn Thị Mai")
  await userEvent.type(screen.getByLabelText("Email"), "mai@example.com")
  await userEvent.click(screen.getByRole("button", { name: "Send me this quote" }))
}

beforeEach(() => {
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  sessionStorage.clear()
  document.title = "Selling"
})

test("the price stands on screen before any contact detail is asked", async () => {
  show()
  expect(screen.queryByLabelText("Full name")).toBeNull()
  expect(screen.queryByLabelText("Email")).toBeNull()
  await answerJob()
  const sheet = screen.getByRole("article", { name: "Your itemised quote" })
  expect(sheet).toHaveTextContent("Selling in New South Wales at $850,000")
  expect(sheet).toHaveTextContent(/Total\$[\d,]+\.\d\d/)
  const follows = sheet.compareDocumentPosition(screen.getByLabelText("Email"))
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole("heading", { name: "Your price" })).toHaveFocus()
})

test("the request is sent as JSON with its key, and the next page is shown", async () => {
  const { sent, gone } = show()
  await answerJob()
  await answerPerson()
  await waitFor(() => expect(gone).toEqual([`/quotes/${ID}/offer`]))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.path).toBe("/api/quotes")
  expect(sent[0]?.request?.headers?.["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[0]?.request?.body).toMatchObject({
    side: "selling",
    state: "NSW",
    propertyType: "house",
    price: "850k",
    stage: "looking",
    name: "Nguyễn Thị Mai",
    email: "mai@example.com",
    sendEmailQuote: true,
    reference_code: "",
  })
  expect(useRequestStore.getState().hasSubmittedInSession).toBe(true)
  expect(sessionStorage.getItem("draft:quote")).toBeNull()
})

test("a failure keeps what was typed, says how to reach the firm, and a repeat has the same key", async () => {
  const { sent, gone } = show({ status: 503, body: null })
  await answerJob()
  await answerPerson()
  const alert = await screen.findByRole("alert")
  expect(alert).toHaveTextContent("1300 975 707")
  expect(alert).toHaveTextContent("hello@example.com")
  expect(screen.getByLabelText("Full name")).toHaveValue("Nguyễn Thị Mai")
  expect(useRequestStore.getState().isLoading).toBe(false)
  await userEvent.click(screen.getByRole("button", { name: "Send me this quote" }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.request?.headers).toEqual(sent[0]?.request?.headers)
  expect(gone).toEqual([])
})

test("the server's errors stand in the summary and at their field", async () => {
  const message = "Enter an email address in the correct format, like name@example.com"
  show({ status: 422, body: { errors: [{ field: "email", code: "format", message }] } })
  await answerJob()
  await answerPerson()
  const summary = (await screen.findByText("There is a problem")).closest("div")
  if (!summary) throw new Error("no summary")
  expect(within(summary).getByRole("link", { name: message })).toHaveAttribute("href", "#raq-form-email")
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.getByLabelText("Email")).toHaveValue("mai@example.com")
})

test("an empty form gets a summary with the focus, links to fields that are there, and a title that says so", async () => {
  const { container } = show()
  await userEvent.click(screen.getByRole("button", { name: "Show my price" }))
  const summary = screen.getByText("There is a problem").closest("div")
  if (!summary) throw new Error("no summary")
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole("link")
  expect(links.map(link => link.textContent)).toContain("Choose the kind of property")
  for (const link of links) expect(container.querySelector(link.getAttribute("href") ?? "")).not.toBeNull()
  expect(document.title).toBe("Error: Selling")
  await answerJob()
  expect(document.title).toBe("Selling")
})

test("a property that no table prices is priced by hand, and the person is asked", async () => {
  show()
  await userEvent.click(screen.getByRole("radio", { name: "Buying" }))
  await userEvent.click(screen.getByRole("radio", { name: "Queensland" }))
  await userEvent.click(screen.getByRole("radio", { name: "Rural" }))
  await userEvent.click(screen.getByRole("checkbox", { name: "I don’t know yet" }))
  await userEvent.click(screen.getByRole("radio", { name: "Still looking" }))
  await userEvent.click(screen.getByRole("button", { name: "Show my price" }))
  expect(screen.getByRole("heading", { name: "We price this one by hand" })).toHaveFocus()
  expect(screen.getByLabelText("Email")).toBeInTheDocument()
})

test("another state is told where to look, and is asked for nothing", async () => {
  show()
  await userEvent.click(screen.getByRole("radio", { name: "Somewhere else" }))
  expect(screen.getByText(/law society/)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Show my price" })).toBeNull()
  expect(screen.queryByLabelText("Email")).toBeNull()
})

test("questions appear when other answers ask for them, in the words of the state", async () => {
  show()
  expect(screen.queryByText("Is there an owners corporation?")).toBeNull()
  await userEvent.click(screen.getByRole("radio", { name: "Victoria" }))
  await userEvent.click(screen.getByRole("radio", { name: "Townhouse" }))
  expect(screen.getByText("Is there an owners corporation?")).toBeInTheDocument()
  await userEvent.click(screen.getByRole("radio", { name: "New South Wales" }))
  expect(screen.getByText("Is it in a strata scheme?")).toBeInTheDocument()
})

test("a slip in an email address is offered, and taken only when it is chosen", async () => {
  show()
  await answerJob()
  await userEvent.type(screen.getByLabelText("Email"), "mai@gmial.com")
  expect(screen.getByLabelText("Email")).toHaveValue("mai@gmial.com")
  await userEvent.click(screen.getByRole("button", { name: "mai@gmail.com" }))
  expect(screen.getByLabelText("Email")).toHaveValue("mai@gmail.com")
})

test("what was answered is there again after the form was closed", async () => {
  const { unmount, ui } = show()
  await userEvent.click(screen.getByRole("radio", { name: "Buying" }))
  await userEvent.type(screen.getByLabelText("What is the price?"), "1.25m")
  unmount()
  render(ui)
  expect(screen.getByRole("radio", { name: "Buying" })).toBeChecked()
  expect(screen.getByLabelText("What is the price?")).toHaveValue("1.25m")
})

test("the phone is asked only of those who want a call or a text", async () => {
  show()
  await answerJob()
  expect(screen.queryByLabelText("Phone")).toBeNull()
  await userEvent.click(screen.getByRole("radio", { name: "Call me" }))
  expect(screen.getByLabelText("Phone")).toBeInTheDocument()
  expect(screen.getByRole("checkbox", { name: /guides and news/ })).not.toBeChecked()
})

test("sendEmailQuote is treated as true when unset, and taken from the state when set", async () => {
  const { sent, unmount } = show({ status: 503, body: null })
  await answerJob()
  await answerPerson()
  await waitFor(() => expect(sent[0]?.request?.body).toMatchObject({ sendEmailQuote: true }))
  unmount()
  sessionStorage.clear()

  useRequestStore.setState({ sendEmailQuote: false, thankYouPageRoute: "/quotes/{id}/lp-thank-you" })
  const asked = show()
  await answerJob()
  await answerPerson()
  await waitFor(() => expect(asked.sent).toHaveLength(1))
  expect(asked.sent[0]?.request?.body).toMatchObject({
    sendEmailQuote: false,
    thankYouPageRoute: "/quotes/{id}/lp-thank-you",
  })
})

test("submit is blocked while loading", async () => {
  const { sent, release } = showHeld()
  await answerJob()
  await answerPerson()
  expect(useRequestStore.getState().isLoading).toBe(true)
  const button = screen.getByRole("button", { name: "Send me this quote" })
  expect(button).toHaveAttribute("aria-busy", "true")
  await userEvent.click(button)
  await userEvent.click(button)
  expect(sent).toHaveLength(1)
  release()
  await waitFor(() => expect(useRequestStore.getState().hasSubmittedInSession).toBe(true))
  expect(sent).toHaveLength(1)
})

test("a form that is closed while it is sent, and is sent again, keeps its key", async () => {
  const first = showHeld()
  await answerJob()
  await answerPerson()
  act(() => useRequestStore.getState().hide())
  first.unmount()

  const again = show()
  await userEvent.click(screen.getByRole("button", { name: "Show my price" }))
  await userEvent.click(await screen.findByRole("button", { name: "Send me this quote" }))
  await waitFor(() => expect(again.sent).toHaveLength(1))
  expect(again.sent[0]?.request).toMatchObject({ body: first.sent[0]?.body, headers: first.sent[0]?.headers })
})

test("what a visitor typed is unsaved until it is sent, or the form that holds it is gone", async () => {
  const { unmount, ui } = show()
  expect(isAnythingUnsaved()).toBe(false)
  await userEvent.click(screen.getByRole("radio", { name: "Selling" }))
  expect(isAnythingUnsaved()).toBe(true)
  unmount()
  expect(isAnythingUnsaved()).toBe(false)
  render(ui)
  expect(isAnythingUnsaved()).toBe(true)
  await answerJob()
  await answerPerson()
  await waitFor(() => expect(isAnythingUnsaved()).toBe(false))
})

test("what was typed before the form was alive is kept for the tab at once", () => {
  const http: Http = async () => kept
  const { unmount } = render(
    <LiveQuoteForm id="raq-form" page={{}} firm={firm} http={http} typed={{ price: "850k" }} />,
  )
  unmount()
  render(<LiveQuoteForm id="raq-form" page={{}} firm={firm} http={http} />)
  expect(screen.getByLabelText("What is the price?")).toHaveValue("850k")
})

test("a mistake of ours in the sums is an error of the form's part of the page, not a button that does nothing", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const today = () => {
    throw new Error("no clock")
  }
  const Page = () => (
    <Catching>
      <LiveQuoteForm id="raq-form" page={{}} firm={firm} today={today} />
    </Catching>
  )
  render(<Page />)
  await answerJob()
  expect(await screen.findByText("caught: no clock")).toBeInTheDocument()
  jest.restoreAllMocks()
})

class Catching extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? `caught: ${error.message}` : this.props.children
  }
}

/** The line holds the answer back until it is let go. */
function showHeld() {
  const sent: HttpRequest[] = []
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const http: Http = async (path, request = {}) => {
    if (path === paths.api.stamp) return noStamp
    sent.push(request)
    await held
    return kept
  }
  const shown = render(
    <LiveQuoteForm
      id="raq-form"
      page={{}}
      firm={firm}
      http={http}
      today={() => isoDate("2026-11-21")}
      go={() => undefined}
    />,
  )
  return { sent, release: () => release(), ...shown }
}
