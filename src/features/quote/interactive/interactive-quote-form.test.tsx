import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Component, type ReactNode } from "react"
import { answerJob, FORM, newTabForEachTest, showQuoteForm } from "../../../testing/quote-form-on-screen"
import { InteractiveQuoteForm } from "./interactive-quote-form"

newTabForEachTest()

test("the price stands on screen before any contact detail is asked", async () => {
  showQuoteForm()
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

test("from the total a link leads past the lines to the first question that follows", async () => {
  showQuoteForm()
  await answerJob()
  const link = screen.getByRole("link", { name: "Tell us where to send it" })
  expect(link).toHaveAttribute("href", `#${screen.getByLabelText("Full name").id}`)
})

test("an empty form gets a summary with the focus, links to fields that are there, and a title that says so", async () => {
  document.title = "Selling"
  const { container } = showQuoteForm()
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
  showQuoteForm()
  await userEvent.click(screen.getByRole("radio", { name: "Buying" }))
  await userEvent.click(screen.getByRole("radio", { name: "Queensland" }))
  await userEvent.click(screen.getByRole("radio", { name: "Rural" }))
  await userEvent.click(screen.getByRole("checkbox", { name: "I don’t know yet" }))
  await userEvent.click(screen.getByRole("radio", { name: "Still looking" }))
  await userEvent.click(screen.getByRole("button", { name: "Show my price" }))
  expect(screen.getByRole("heading", { name: "We price this one by hand" })).toHaveFocus()
  expect(screen.getByLabelText("Email")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Send my request" })).toBeInTheDocument()
})

test("another state is told where to look, and is asked for nothing", async () => {
  showQuoteForm()
  await userEvent.click(screen.getByRole("radio", { name: "Somewhere else" }))
  expect(screen.getByText(/law society/)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Show my price" })).toBeNull()
  expect(screen.queryByLabelText("Email")).toBeNull()
})

test("questions appear when other answers ask for them, in the words of the state", async () => {
  showQuoteForm()
  expect(screen.queryByText("Is there an owners corporation?")).toBeNull()
  await userEvent.click(screen.getByRole("radio", { name: "Victoria" }))
  await userEvent.click(screen.getByRole("radio", { name: "Townhouse" }))
  expect(screen.getByText("Is there an owners corporation?")).toBeInTheDocument()
  await userEvent.click(screen.getByRole("radio", { name: "New South Wales" }))
  expect(screen.getByText("Is it in a strata scheme?")).toBeInTheDocument()
})

test("a question goes when its ground goes: unit, off the plan, Victoria, and then land", async () => {
  showQuoteForm()
  for (const answer of ["Buying", "Victoria", "Unit or apartment"])
    await userEvent.click(screen.getByRole("radio", { name: answer }))
  const offThePlan = screen.getByRole("group", { name: "Are you buying off the plan?" })
  await userEvent.click(within(offThePlan).getByRole("radio", { name: "Yes" }))
  const costs = /^What will be built after the contract date/
  expect(screen.getByLabelText(costs)).toBeInTheDocument()
  const kind = screen.getByRole("group", { name: "What kind of property is it?" })
  await userEvent.click(within(kind).getByRole("radio", { name: "Vacant land" }))
  expect(screen.queryByLabelText(costs)).toBeNull()
})

test("a slip in an email address is offered, and taken only when it is chosen", async () => {
  showQuoteForm()
  await answerJob()
  await userEvent.type(screen.getByLabelText("Email"), "mai@gmial.com")
  expect(screen.getByLabelText("Email")).toHaveValue("mai@gmial.com")
  await userEvent.click(screen.getByRole("button", { name: "mai@gmail.com" }))
  expect(screen.getByLabelText("Email")).toHaveValue("mai@gmail.com")
})

test("the phone is asked only of those who want a call or a text", async () => {
  showQuoteForm()
  await answerJob()
  expect(screen.queryByLabelText("Phone")).toBeNull()
  await userEvent.click(screen.getByRole("radio", { name: "Call me" }))
  expect(screen.getByLabelText("Phone")).toBeInTheDocument()
  expect(screen.getByRole("checkbox", { name: /guides and news/ })).not.toBeChecked()
})

test("a mistake of ours in the sums is an error of the form's part of the page, not a button that does nothing", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const today = () => {
    throw new Error("no clock")
  }
  const Page = () => (
    <Catching>
      <InteractiveQuoteForm {...FORM} today={today} />
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
