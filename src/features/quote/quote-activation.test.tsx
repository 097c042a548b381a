import { fireEvent, render, waitFor } from "@testing-library/react"
import { QUOTE_MODAL_ID } from "../../domain/paths"
import { QuoteActivation } from "./quote-activation"
import { useRequestStore } from "./request-store"

const store = () => useRequestStore.getState()

beforeEach(() => {
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  sessionStorage.clear()
  window.history.replaceState(null, "", "/buying")
  document.body.innerHTML = `<a id="open" href="/request-a-quote" data-quote-open><b id="inner">Get a quote</b></a>
    <a id="hash" href="#openRaq">Quote</a><a id="other" href="#other">Other</a>`
})

const click = (id: string, how: object = {}) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no ${id}`)
  return fireEvent.click(element, how)
}

test("a click on a quote button opens the form in place of its link, with the focus on the button", () => {
  render(<QuoteActivation path="/buying" thankYouPageRoute="/quotes/{id}/lp-thank-you" />)
  expect(click("inner")).toBe(false)
  expect(store()).toMatchObject({ isModalActive: true, thankYouPageRoute: "/quotes/{id}/lp-thank-you" })
  expect(document.getElementById("open")).toHaveFocus()
})

test("a dialog that the page's script has opened is drawn before the app takes part", async () => {
  document.body.innerHTML += `<dialog id="${QUOTE_MODAL_ID}"></dialog>`
  const openDialog = (event: Event) => {
    event.preventDefault()
    document.getElementById(QUOTE_MODAL_ID)?.toggleAttribute("open", true)
  }
  window.addEventListener("click", openDialog, { capture: true, once: true })
  render(<QuoteActivation path="/buying" />)
  click("open")
  expect(store().isModalActive).toBe(false)
  await waitFor(() => expect(store().isModalActive).toBe(true))
})

test("a dialog that the page's script opened just before the app was there becomes the app's", async () => {
  document.body.innerHTML += `<dialog id="${QUOTE_MODAL_ID}" open></dialog>`
  render(<QuoteActivation path="/buying" />)
  expect(store().isModalActive).toBe(false)
  await waitFor(() => expect(store().isModalActive).toBe(true))
})

test.each([
  ["a click that asks for a new tab", "open", { ctrlKey: true }],
  ["another hash", "other", {}],
])("%s opens nothing", (_, id, how) => {
  render(<QuoteActivation path="/buying" />)
  expect(click(id, how)).toBe(true)
  expect(store().isModalActive).toBe(false)
})

test("a link to the hash opens the form each time", () => {
  render(<QuoteActivation path="/buying" />)
  click("hash")
  store().hide()
  click("hash")
  expect(store().isModalActive).toBe(true)
})

test("arriving with the hash opens the form, and the hash goes so that it can be used again", () => {
  window.history.replaceState(null, "", "/buying?a=1#openRaq")
  render(<QuoteActivation path="/buying" />)
  expect(store().isModalActive).toBe(true)
  expect(window.location.href).toMatch(/\/buying\?a=1$/)
})

test("the hash opens the form when it comes later, and on the next page", () => {
  const { rerender } = render(<QuoteActivation path="/buying" />)
  window.history.replaceState(null, "", "/buying#openRaq")
  fireEvent(window, new HashChangeEvent("hashchange"))
  expect(store().isModalActive).toBe(true)
  store().hide()
  window.history.replaceState(null, "", "/selling#openRaq")
  rerender(<QuoteActivation path="/selling" />)
  expect(store().isModalActive).toBe(true)
})
