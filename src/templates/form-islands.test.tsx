import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FIELDS } from "../domain/job/questions"
import { parseFormFields } from "../domain/lead/form-fields"
import { QUOTE_FORM_ID } from "../domain/paths"
import { fillInFirstAnswers } from "../gatsby/inline/fill-in-first-answers"
import { isAnythingUnsaved } from "../lib/session-draft"
import { trackEvent } from "../lib/tags/track"
import { firm } from "../testing/example-firm"
import { openPrerenderedPage, parseFormWithoutScripts, startBuiltPage, startChangedPage } from "../testing/built-page"
import { InteractiveQuoteForm } from "../features/quote/interactive/interactive-quote-form"
import { useRequestStore } from "../features/quote/request-store"
import { leadForms } from "../components/form/lead-form-fields"
import type { LeadFormKind } from "../domain/content/author-components"
import type { FirmQuoteFormProps } from "./firm-quote-form"
import { LeadForm, QuoteFormIsland } from "./form-islands"

jest.mock("../lib/tags/track", () => ({ trackEvent: jest.fn() }))

jest.mock("../layouts/site-data", () => jest.requireActual("../testing/example-firm"))

const FORM = <QuoteFormIsland sharing={null} />

const builtForm = (props: Partial<FirmQuoteFormProps> = {}) =>
  parseFormWithoutScripts(<QuoteFormIsland sharing={null} {...props} />)
const builtPage = () => openPrerenderedPage(FORM)

/** The questions that some controls of a form answer, fully or in part. */
const questions = (root: ParentNode, some: (control: Element) => boolean) =>
  new Set(
    [...root.querySelectorAll("input:not([type=hidden]), textarea")].filter(some).map(control =>
      control
        .getAttribute("name")
        ?.replace(/\.(day|month|year)$/, "")
        .replace("priceUnknown", "price"),
    ),
  )

const inNoscript = (control: Element) => control.closest("noscript") !== null

beforeEach(() => {
  document.body.replaceChildren()
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  sessionStorage.clear()
  jest.mocked(trackEvent).mockClear()
  window.history.replaceState(null, "", "/")
})

test("the built form posts to the function, with the first step alone outside noscript", async () => {
  const form = await builtForm()
  expect(form.getAttribute("method")).toBe("post")
  expect(form.getAttribute("action")).toBe("/api/quotes")
  expect(form.id).toBe("raq-form")
  expect(form.hasAttribute("novalidate")).toBe(true)
  expect(form.querySelector("button[data-late-submit]")?.textContent).toBe("Continue")
  const atOnce = ["side", "state", "propertyType"]
  expect(questions(form, control => !inNoscript(control))).toEqual(new Set([...atOnce, "reference_code"]))
  const others = FIELDS.filter(field => field !== "sale" && !atOnce.includes(field))
  expect(questions(form, inNoscript)).toEqual(new Set(others))
  expect(form.querySelectorAll("noscript noscript")).toHaveLength(0)
  // Only the box for the quote itself is ticked for the visitor, and every label has a control.
  const ticked = [...form.querySelectorAll("[type=checkbox][checked]")].map(box => box.getAttribute("name"))
  expect(ticked).toEqual(["sendEmailQuote"])
  for (const label of form.querySelectorAll("label[for]"))
    expect(form.querySelector(`[id="${label.getAttribute("for")}"]`)).not.toBeNull()
  const ids = [...form.querySelectorAll("[id]")].map(element => element.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test("the built form carries what the page adds, and the page's state and side", async () => {
  const form = await builtForm({
    ...{ state: "VIC", side: "selling", partner: "acme" },
    thankYouPageRoute: "/quotes/{id}/lp-thank-you",
  })
  const value = (name: string) => form.querySelector(`[type=hidden][name=${name}]`)?.getAttribute("value")
  expect(value("partner")).toBe("acme")
  expect(value("thankYouPageRoute")).toBe("/quotes/{id}/lp-thank-you")
  expect(form.querySelector("[name=state][checked]")?.getAttribute("value")).toBe("VIC")
  expect(form.querySelector("[name=side][checked]")?.getAttribute("value")).toBe("selling")
})

test("the built form's box for a copy decides whether one is asked for", async () => {
  const form = await builtForm()
  const box = form.querySelector<HTMLInputElement>("[type=checkbox][name=sendEmailQuote]")
  expect(box?.closest("label")?.textContent).toBe("Email me a copy of this quote")
  for (const isAsked of [true, false]) {
    if (box) box.checked = isAsked
    const fields = parseFormFields([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    expect(fields).toMatchObject({ sendEmailQuote: isAsked ? "yes" : "no" })
  }
})

test("the form becomes interactive at the first touch with nothing drawn anew, in a page that a translator has changed", async () => {
  const page = await startChangedPage(
    <InteractiveQuoteForm id={QUOTE_FORM_ID} page={{}} firm={firm} />,
    page => page.querySelector<HTMLInputElement>("[name=propertyType][value=house]")?.click(),
    () => isAnythingUnsaved(),
  )
  expect(page).toEqual({ errors: [], lostBoxes: [], lostTexts: [] })
  await userEvent.click(screen.getByRole("radio", { name: "BUYING" }))
  expect(screen.getByText("Are you buying off the plan?")).toBeInTheDocument()
})

test("what the page's address answers is chosen when the form comes alive, and what was typed goes before it", async () => {
  window.history.replaceState(null, "", "/request-a-quote?side=selling&state=VIC")
  const page = await builtPage()
  page.querySelector<HTMLInputElement>("[name=state][value=QLD]")?.click()
  startBuiltPage(page)
  await waitFor(() => expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked())
  expect(screen.getByRole("radio", { name: "Queensland" })).toBeChecked()
  expect(trackEvent).toHaveBeenCalledWith({ event: "quote_opened" })
})

test.each([
  ["the address alone makes the form come alive", () => undefined],
  ["the address's answers count as the address's if the page has chosen them", fillInFirstAnswers],
])("%s", async (_, fillIn) => {
  window.history.replaceState(null, "", "/request-a-quote?side=buying&state=NSW")
  const page = await builtPage()
  fillIn(QUOTE_FORM_ID, "draft:quote")
  startBuiltPage(page)
  await waitFor(() => expect(screen.getByRole("radio", { name: "Buying" })).toBeChecked())
  expect(screen.getByRole("radio", { name: "New South Wales" })).toBeChecked()
  expect(trackEvent).not.toHaveBeenCalled()
})

test("the form that nobody touches stays as the build made it", async () => {
  const page = await builtPage()
  const staticForm = page.querySelector("form")
  startBuiltPage(page)
  expect(page.querySelector("form")).toBe(staticForm)
})

test("the page's own state stays chosen when a draft from another page chose otherwise", async () => {
  sessionStorage.setItem("draft:quote", JSON.stringify({ state: "NSW", values: { state: "NSW", side: "selling" } }))
  render(<QuoteFormIsland sharing={null} state="VIC" />)
  await waitFor(() => expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked())
  expect(screen.getByRole("radio", { name: "Victoria" })).toBeChecked()
})

test.each(Object.keys(leadForms) as LeadFormKind[])("the %s form starts by itself where it has a draft", async kind => {
  const page = await openPrerenderedPage(<LeadForm kind={kind} />)
  sessionStorage.setItem(`draft:${leadForms[kind].id}`, '{"email":"mai@example.com"}')
  startBuiltPage(page)
  await waitFor(() => expect(screen.getByRole("textbox", { name: /Email/ })).toHaveValue("mai@example.com"))
})
