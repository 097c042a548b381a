import { fireEvent, waitFor } from "@testing-library/react"
import { OPEN_QUOTE_HASH, QUOTE_FORM_ID, QUOTE_MODAL_FORM_ID, QUOTE_MODAL_ID } from "../../domain/paths"
import { OPENERS, PREPARED, QUOTE_READY } from "../../features/quote/quote-activation"
import { openQuoteEarly } from "./open-quote-early"

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found
const modal = () => find<HTMLDialogElement>(QUOTE_MODAL_ID)

// A browser focuses the first button.
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true
  this.querySelector("button")?.focus()
})

// jsdom has the element without its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal,
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event("close"))
  },
})

const back = jest.spyOn(history, "back").mockImplementation(() => undefined)

/** The listeners of the page's script, which end with the page. */
const listeners: Parameters<typeof removeEventListener>[] = []
const addListener = window.addEventListener.bind(window)
jest.spyOn(window, "addEventListener").mockImplementation((...listener: Parameters<typeof addEventListener>) => {
  listeners.push(listener)
  addListener(...listener)
})
afterEach(() => listeners.splice(0).forEach(listener => removeEventListener(...listener)))

/** Opens a page whose app hasn't started. */
function openPage(
  rest = `<dialog id="${QUOTE_MODAL_ID}"><button data-close id="close">x</button><p id="text">Text</p></dialog>`,
) {
  document.documentElement.innerHTML = `<body><a id="open" href="/request-a-quote" data-quote-open><b id="inner">Quote</b></a>
    <a id="hash" href="${OPEN_QUOTE_HASH}">Quote</a><a id="other" href="#other">Other</a>${rest}</body>`
  openQuoteEarly(OPENERS, QUOTE_READY, PREPARED, QUOTE_MODAL_ID, QUOTE_MODAL_FORM_ID, QUOTE_FORM_ID)
}

beforeEach(() => {
  document.documentElement.removeAttribute(QUOTE_READY)
  history.replaceState({ key: "1" }, "", "/buying")
  back.mockClear()
  showModal.mockClear()
})

const waitForPaint = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

test.each(["inner", "hash"])("a click on %s opens the modal at once, with one entry that Back leaves", async id => {
  openPage()
  const entries = history.length
  expect(fireEvent.click(find(id))).toBe(false)
  expect(modal().open).toBe(true)
  fireEvent.click(find(id))
  await waitForPaint()
  expect(history.length).toBe(entries + 1)
  expect(history.state).toEqual({ key: "1", quote: { form: QUOTE_MODAL_FORM_ID, trail: [] } })
})

test("once the app is there, a click still opens a form that's in the page's HTML", () => {
  openPage(`<dialog id="${QUOTE_MODAL_ID}"><form></form></dialog>`)
  document.documentElement.toggleAttribute(QUOTE_READY, true)
  expect(fireEvent.click(find("open"))).toBe(false)
  expect(modal().open).toBe(true)
})

test("shortly after the page has loaded, the closed modal is laid out", () => {
  jest.useFakeTimers()
  openPage()
  fireEvent(window, new Event("load"))
  expect(modal()).not.toHaveAttribute(PREPARED)
  jest.runAllTimers()
  jest.useRealTimers()
  expect(modal()).toHaveAttribute(PREPARED)
})

test("it's drawn first, then becomes modal, unless it has closed since", async () => {
  openPage()
  fireEvent.click(find("open"))
  const countModal = () => showModal.mock.contexts.filter(dialog => dialog === modal()).length
  expect(countModal()).toBe(0)
  await waitFor(() => expect(countModal()).toBe(1))
  modal().close()
  fireEvent.click(find("open"))
  modal().close()
  await waitForPaint()
  expect([modal().open, countModal()]).toEqual([false, 1])
})

test("whoever is in the form before it becomes modal stays there", async () => {
  openPage(`<dialog id="${QUOTE_MODAL_ID}"><button data-close>x</button><input id="price" /></dialog>`)
  fireEvent.click(find("open"))
  find("price").focus()
  await waitForPaint()
  expect(showModal.mock.contexts).toContain(modal())
  expect(find("price")).toHaveFocus()
})

test("a press outside closes it, which leaves its entry, and one that began inside doesn't", async () => {
  openPage()
  fireEvent.click(find("open"))
  await waitForPaint()
  fireEvent.pointerDown(find("text"))
  fireEvent.click(modal())
  expect(modal().open).toBe(true)
  fireEvent.pointerDown(modal())
  fireEvent.click(modal())
  expect([modal().open, back.mock.calls.length]).toEqual([false, 1])
})

test("on a page with a form of its own, the page scrolls to it", () => {
  openPage(`<form id="${QUOTE_FORM_ID}"></form>`)
  const scroll = jest.fn()
  find(QUOTE_FORM_ID).scrollIntoView = scroll
  expect(fireEvent.click(find("open"))).toBe(false)
  expect(scroll).toHaveBeenCalledTimes(1)
})

test.each([
  ["a click that asks for a new tab", "open", { ctrlKey: true }, (): unknown => undefined],
  ["another link", "other", {}, (): unknown => undefined],
  [
    "a click that the app answers",
    "open",
    {},
    (): unknown => document.documentElement.toggleAttribute(QUOTE_READY, true),
  ],
])("%s is left alone", (_, id, how, prepare) => {
  openPage()
  prepare()
  expect(fireEvent.click(find(id), how)).toBe(true)
  expect(modal().open).toBe(false)
})
