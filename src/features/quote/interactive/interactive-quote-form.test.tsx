import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { Component, type ReactNode } from "react"
import { parseIsoDate } from "../../../domain/iso-date"
import {
  answerBuyersScreen,
  answerJobScreens,
  answerPropertyScreen,
  chooseAnswers,
  fillField,
  FORM,
  openTabForEachTest,
  pressButton,
  showQuoteForm,
} from "../../../testing/quote-form-on-screen"
import { getTextsByRole } from "../../../testing/get-texts"
import { InteractiveQuoteForm } from "./interactive-quote-form"

openTabForEachTest()

test("the price stands on screen before any contact detail is asked", async () => {
  render(<InteractiveQuoteForm {...FORM} intro={<p>Only at first</p>} today={() => parseIsoDate("2026-11-21")} />)
  expect(screen.getByText("Only at first")).toBeInTheDocument()
  expect(screen.queryByLabelText("Full name")).toBeNull()
  expect(screen.queryByLabelText("Email")).toBeNull()
  await answerJobScreens()
  expect(screen.queryByText("Only at first")).toBeNull()
  const sheet = screen.getByRole("article", { name: "Your itemised quote" })
  expect(sheet).toHaveTextContent("Selling in New South Wales at $850,000")
  expect(sheet).toHaveTextContent(/You’d pay to sell\$[\d,]+\.\d\d/)
  expect(screen.queryByLabelText("Email")).toBeNull()
  expect(screen.getByRole("heading", { name: "Step 3 of 4, Price: Your price" })).toHaveFocus()
  await pressButton("Send it to me")
  expect(screen.getByRole("heading", { name: "Step 4 of 4, Send: Where should we send it?" })).toHaveFocus()
  expect(screen.getByLabelText("Email")).toBeInTheDocument()
})

test("the price comes with what's urgent about the sale, in the words of the key dates", async () => {
  showQuoteForm()
  chooseAnswers("Buying", "New South Wales", "House")
  await pressButton("Continue")
  fillField("What is the price?", "850k")
  chooseAnswers("Offer made")
  await pressButton("Continue")
  answerBuyersScreen()
  await pressButton("Show my price")
  const note = await screen.findByRole("note")
  expect(note).toHaveTextContent("What to do first")
  expect(note).toHaveTextContent("Words of u10.")
})

/** The widths of the coloured parts of the progress bar, in percent. */
const progress = () =>
  [...screen.getByRole("progressbar").querySelectorAll("span")].map(part => {
    const rect = part.querySelectorAll("rect")[1]
    return Math.round(Number(rect?.getAttribute("width") ?? 0))
  })

// On 21 November 2026 in New South Wales, 9% of $900,000 is $81,000.
test("a buyer sees no surcharge and no saving before being asked about them, and then first home changes the total at once", async () => {
  showQuoteForm()
  // A step that was only just begun is filled a little.
  expect(progress()).toEqual([15, 0, 0, 0])
  chooseAnswers("Buying", "New South Wales", "House")
  await pressButton("Continue")
  expect(progress()).toEqual([100, 15, 0, 0])
  fillField("What is the price?", "900k")
  chooseAnswers("Still looking")
  await pressButton("Continue")
  expect(screen.getByRole("heading", { name: "Step 2 of 4, Details: Details of the buyers" })).toHaveFocus()
  expect(progress()).toEqual([100, 50, 0, 0])
  expect(document.body).not.toHaveTextContent("81,000")

  await pressButton("Show my price")
  expect(getTextsByRole("link")).toEqual([
    "Choose none, some, all or not sure",
    "Choose yes, no or not sure",
    "Choose yes, only some of us, no or not sure",
  ])
  expect(screen.queryByRole("article")).toBeNull()
  chooseAnswers("None of us")
  fireEvent.click(document.querySelector('input[name="liveIn"][value="yes"]') as HTMLInputElement)
  const total = () => document.querySelector("form details summary strong")?.textContent
  const before = total()
  fireEvent.click(document.querySelector('input[name="firstHome"][value="yes"]') as HTMLInputElement)
  await waitFor(() => expect(total()).not.toBe(before))
  fireEvent.click(document.querySelector('input[name="firstHome"][value="unsure"]') as HTMLInputElement)
  await pressButton("Show my price")
  const sheet = await screen.findByRole("article", { name: "Your itemised quote" })
  // They were asked, and aren't sure.
  expect(sheet).toHaveTextContent("If it’s a first home and you qualify")
  expect(sheet).not.toHaveTextContent("foreign person")
  expect(progress()).toEqual([100, 100, 100, 0])
})

test('the fee says what "not sure" about strata may add to it', async () => {
  showQuoteForm()
  chooseAnswers("Selling", "New South Wales", "House", "Not sure")
  expect(await screen.findAllByText(/^Our fee is \$\d+ more if it’s in a strata scheme\.$/)).not.toEqual([])
  chooseAnswers("No")
  await waitFor(() => expect(screen.queryAllByText(/more if it’s in a strata scheme/)).toEqual([]))
})

test("the form shows from the press until the next screen is drawn that the press was taken", async () => {
  let draw = () => {}
  showQuoteForm()
  chooseAnswers("Selling", "New South Wales", "House")
  jest.mocked(window.requestAnimationFrame).mockImplementation(frame => ((draw = () => frame(0)), 0))
  await pressButton("Continue")
  const form = document.querySelector("form")
  expect(form).toHaveAttribute("data-moving")
  draw()
  await screen.findByLabelText(/expect to sell/)
  expect(form).not.toHaveAttribute("data-moving")
})

// The page's initial answer must not replace what the visitor chose, or the price would be for another state.
test("an answer of the page that the visitor changes stays changed on the screens after it", async () => {
  const http = async () => ({ status: 0, body: null })
  const page = { state: "NSW", side: "buying", typed: { propertyType: "unit" } }
  render(<InteractiveQuoteForm {...FORM} {...page} http={http} today={() => parseIsoDate("2026-11-21")} />)
  chooseAnswers("Selling", "Victoria", "House")
  await pressButton("Continue")
  fillField("What do you expect to sell for?", "850k")
  chooseAnswers("Getting ready to sell")
  await pressButton("Show my price")
  expect(await screen.findByRole("article", { name: "Your itemised quote" })).toHaveTextContent(
    "Selling in Victoria at $850,000",
  )
})

test("an empty form takes the visitor to its first question, with a summary for screen readers and a title that says so", async () => {
  document.title = "Selling"
  const { container } = showQuoteForm()
  await pressButton("Continue")
  const summary = screen.getByText("There’s a problem").closest("div") as HTMLElement
  expect(screen.getByLabelText("Buying")).toHaveFocus()
  expect(screen.getByRole("group", { name: /buying or selling/ })).toHaveAccessibleDescription(/^Choose whether you/)
  const links = within(summary).getAllByRole("link")
  expect(links.map(link => link.textContent)).toContain("Choose the kind of property")
  for (const link of links) expect(container.querySelector(link.getAttribute("href") ?? "")).not.toBeNull()
  expect(document.title).toBe("Error: Selling")
  await answerJobScreens()
  expect(document.title).toBe("Selling")
})

test("a property that no table prices is priced by hand, and the person is asked", async () => {
  showQuoteForm()
  chooseAnswers("Buying", "Queensland", "Rural")
  await pressButton("Continue")
  chooseAnswers("I don’t know yet")
  chooseAnswers("Still looking")
  await pressButton("Show my price")
  expect(screen.getByRole("heading", { name: "Step 3 of 4, Price: We’ll price this one for you" })).toHaveFocus()
  expect(screen.getByText(/and we’ll work it out\.$/)).not.toHaveTextContent(/conveyancer|lawyer|solicitor/i)
  await pressButton("Continue")
  expect(screen.getByLabelText("Email")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Send my request" })).toBeInTheDocument()
})

test("another state is told where to look, and is asked for nothing", async () => {
  showQuoteForm()
  chooseAnswers("Somewhere else")
  expect(screen.getByText(/law society/)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull()
  expect(screen.queryByLabelText("Email")).toBeNull()
})

test("of the property sold two questions come first, and its kind reveals the others without a press", async () => {
  showQuoteForm()
  chooseAnswers("Buying and selling", "New South Wales", "Vacant land")
  await pressButton("Continue")
  fillField("What is the price?", "1.1m")
  chooseAnswers("Still looking")
  await pressButton("Continue")
  answerBuyersScreen()
  await pressButton("Continue")
  const listAsked = () =>
    [...document.querySelectorAll("legend")]
      .flatMap(({ textContent }) => textContent)
      .filter(text => text.endsWith("?"))
  expect(listAsked()).toEqual(["Where is it?", "What kind of property is it?"])
  expect(screen.queryByLabelText(/expect to sell/)).toBeNull()

  // No error is reported for a question that isn't shown.
  await pressButton("Show my price")
  const summary = screen.getByText("There’s a problem").closest("div") as HTMLElement
  expect(getTextsByRole("link", summary)).toEqual(["Choose the kind of property"])

  chooseAnswers("Vacant land")
  expect(screen.queryByText("There’s a problem")).toBeNull()
  expect(listAsked()).toEqual([
    ...["Where is it?", "What kind of property is it?", "Where are you up to?", "Is there a loan on it?"],
  ])
  fillField(/expect to sell/, "780k")
  chooseAnswers("I have an offer")
  await pressButton("Show my price")
  expect(await screen.findByRole("heading", { name: /Your price$/ })).toBeInTheDocument()
})

test("Forward to the price leads to the answer that was made wrong meanwhile", async () => {
  showQuoteForm()
  await answerJobScreens()
  const price = window.history.state
  await pressButton("Change an answer")
  // The browser goes back a moment later. After Forward it would lead back again.
  await waitFor(() => expect(window.history.state).not.toEqual(price))
  fillField(/expect to sell/, "")
  act(() => {
    window.history.pushState(price, "")
    window.dispatchEvent(new PopStateEvent("popstate", { state: price }))
  })
  expect(await screen.findByText("There’s a problem")).toBeInTheDocument()
  expect(await screen.findByLabelText(/expect to sell/)).toBeInvalid()
})

test("the postcode is asked with the property, and a wrong one is refused there", async () => {
  showQuoteForm()
  await answerPropertyScreen()
  fillField(/expect to sell/, "1.25m")
  chooseAnswers("Getting ready to sell")
  fillField(/Postcode of the property/, "23")
  await pressButton("Show my price")
  expect(screen.getByRole("link", { name: /postcode of four digits/ })).toBeInTheDocument()
  fillField(/Postcode of the property/, "2300")
  await pressButton("Show my price")
  expect(await screen.findByRole("heading", { name: /Your price/ })).toBeInTheDocument()
})

test("a slip in an email address is offered, and taken only when it is chosen", async () => {
  showQuoteForm()
  await answerJobScreens()
  await pressButton("Send it to me")
  fillField("Email", "mai@gmial.com")
  expect(screen.getByLabelText("Email")).toHaveValue("mai@gmial.com")
  await pressButton("mai@gmail.com")
  expect(screen.getByLabelText("Email")).toHaveValue("mai@gmail.com")
})

test("a mistake of ours in the sums is an error of the form's part of the page, not a button that does nothing", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const today = () => {
    throw new Error("no clock")
  }
  render(
    <Catching>
      <InteractiveQuoteForm {...FORM} today={today} />
    </Catching>,
  )
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
