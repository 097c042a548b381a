import { fireEvent } from "@testing-library/react"
import { saveConsentChoice, CONSENT_KEY } from "../../lib/consent"
import { INTERACTIVE_EVENT, markFormAsInteractive } from "../../components/form/form-answers"
import { ACTED, BY_CLOCK } from "../../lib/deferred-features"
import { APP_DATA_ID } from "./app-tags"
import { LATE_NOTE_ID, LATE_SCRIPTS_ID, startAppLate } from "./inline-scripts"

const followed: string[] = []

/** The time after which the scripts start by themselves, in milliseconds. */
const CLOCK = 40_000

const listeners = jest.spyOn(window, "addEventListener")

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(BY_CLOCK)
  document.documentElement.removeAttribute(ACTED)
  followed.length = 0
  jest.useFakeTimers()
  history.replaceState(null, "", "/buying")
  document.body.innerHTML = `<a href="tel:0255500123">Call 02 5550 0123</a><a href="tel:0255500123">02 5550 0123</a>
    <form><button id="send" data-late-submit>Send</button></form>
    <dialog open><form><button id="next" data-late-submit>Continue</button></form></dialog>
    <p id="${LATE_NOTE_ID}" data-text="One moment." data-offline="You’re offline." role="status"></p>
    <img id="picture" alt=""><template id="${LATE_SCRIPTS_ID}"><p id="started"></p><script src="/app.js"></script></template>`
  // The page's own listener, which runs after the script's. The browser would send a form whose submit reaches it without being prevented.
  document.body.onsubmit = event => {
    if (!event.defaultPrevented) followed.push("followed")
    event.preventDefault()
  }
  startAppLate(LATE_SCRIPTS_ID, APP_DATA_ID, INTERACTIVE_EVENT, LATE_NOTE_ID, CONSENT_KEY, String(CLOCK))
  // The script runs while the page is still being parsed, before this event.
  window.dispatchEvent(new Event("load"))
})

const getElement = (id: string) => document.getElementById(id) as HTMLElement
const clickElement = (id = "send") => fireEvent.click(getElement(id))
const isElementBusy = (id = "send") => getElement(id).hasAttribute("aria-busy")
/** Waits long enough for a frame to be painted. */
const waitForFrame = () => jest.advanceTimersByTime(50)
const isAppStarted = () => document.getElementById("started") !== null
const getNoteText = () => getElement(LATE_NOTE_ID).textContent
/** Marks the form with the element `id` as interactive, as its code does. */
function makeInteractive(id = "send"): void {
  markFormAsInteractive(getElement(id).closest("form") as HTMLFormElement)
  waitForFrame()
}
afterEach(() => {
  // Each test has a page of its own.
  for (const [type, listener, options] of listeners.mock.calls) window.removeEventListener(type, listener, options)
  listeners.mockClear()
  jest.useRealTimers()
})

test("a submit that comes before the app is held, starts it, and is repeated when the form is interactive", () => {
  clickElement()
  expect(followed).toEqual([])
  waitForFrame()
  expect(document.getElementById("started")).toBeInTheDocument()
  makeInteractive()
  expect(followed).toEqual(["followed"])
  clickElement()
  expect(followed).toEqual(["followed", "followed"])
})

test.each([
  ["send", () => getElement(LATE_NOTE_ID)],
  ["next", () => document.querySelector("dialog")?.lastElementChild],
])("a form (%s) that the browser would send while it's offline stays, and says so until it's online", (id, getNote) => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  clickElement(id)
  expect(followed).toEqual([])
  expect(isElementBusy(id)).toBe(false)
  expect(getNote()).toHaveTextContent(/^You’re offline. 02 5550 0123$/)
  expect(getNote()?.querySelector("a")).toHaveAttribute("href", "tel:0255500123")
  fireEvent(window, new Event("online"))
  expect(getNote()).toBeEmptyDOMElement()
  online.mockRestore()
})

test("the scripts start when what a visitor did has been drawn, and not before the click of a tap", () => {
  fireEvent.pointerDown(document.body)
  fireEvent.focusIn(document.body)
  waitForFrame()
  expect(isAppStarted()).toBe(false)
  fireEvent.pointerUp(document.body)
  waitForFrame()
  expect(isAppStarted()).toBe(false)
  fireEvent.click(document.body)
  expect(isAppStarted()).toBe(false)
  waitForFrame()
  expect(isAppStarted()).toBe(true)
})

test.each(["keyDown", "focusIn", "pointerMove"] as const)("%s starts the scripts too", sign => {
  fireEvent[sign](document.body)
  waitForFrame()
  expect(document.getElementById("started")).toBeInTheDocument()
})

test.each(["scroll", "pointerCancel"] as const)("%s starts them once the page has come to rest", sign => {
  const dispatchSignAndWait = (ms: number) => {
    fireEvent[sign](document.body)
    jest.advanceTimersByTime(ms)
    return isAppStarted()
  }
  expect([dispatchSignAndWait(290), dispatchSignAndWait(290)]).toEqual([false, false])
  waitForFrame()
  expect(isAppStarted()).toBe(true)
})

test("a tap on a page that still scrolls is done before they start", () => {
  fireEvent.scroll(document.body)
  fireEvent.pointerDown(document.body)
  fireEvent.scroll(document.body)
  jest.advanceTimersByTime(1000)
  fireEvent.pointerUp(document.body)
  waitForFrame()
  expect(isAppStarted()).toBe(false)
  fireEvent.click(document.body)
  waitForFrame()
  expect(isAppStarted()).toBe(true)
})

const navigations = jest.fn<PerformanceEntryList, []>()
beforeEach(() => {
  navigations.mockReturnValue([{ type: "navigate" } as never])
  Object.assign(performance, { getEntriesByType: navigations })
})

const listPrefetches = () =>
  [...document.querySelectorAll("head link[rel=prefetch]")].map(link => link.getAttribute("href"))
const getLateTemplate = () => getElement(LATE_SCRIPTS_ID)
const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection })
const setMouse = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) })
afterEach(() => {
  document.head.replaceChildren()
  setConnection()
  setMouse(false)
})

test("nobody acts: the scripts are downloaded when the page is idle, and run by the clock, which the document says", () => {
  jest.advanceTimersByTime(CLOCK - 1)
  expect([isAppStarted(), listPrefetches()]).toEqual([false, ["/app.js"]])
  jest.advanceTimersByTime(1)
  expect(isAppStarted()).toBe(true)
  expect(document.documentElement).toHaveAttribute(BY_CLOCK)
  expect(document.documentElement).not.toHaveAttribute(ACTED)
})

test("a page that nobody sees isn't started by the clock, and is once it's seen again", () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
  const dispatchVisibilityChange = () => document.dispatchEvent(new Event("visibilitychange"))
  jest.advanceTimersByTime(CLOCK - 1)
  dispatchVisibilityChange()
  expect(isAppStarted()).toBe(false)
  jest.advanceTimersByTime(CLOCK)
  dispatchVisibilityChange()
  expect(isAppStarted()).toBe(false)
  hidden.mockRestore()
  dispatchVisibilityChange()
  expect(isAppStarted()).toBe(true)
  expect(document.documentElement).toHaveAttribute(BY_CLOCK)
})

test("a visitor who acts after coming back isn't taken for one who hasn't", () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
  jest.advanceTimersByTime(CLOCK)
  fireEvent.keyDown(document.body)
  waitForFrame()
  hidden.mockRestore()
  document.dispatchEvent(new Event("visibilitychange"))
  expect(isAppStarted()).toBe(true)
  expect(document.documentElement).not.toHaveAttribute(BY_CLOCK)
})

test("after a sign the clock has nothing to do", () => {
  fireEvent.keyDown(document.body)
  jest.advanceTimersByTime(2 * CLOCK)
  expect(document.documentElement).not.toHaveAttribute(BY_CLOCK)
  expect(document.documentElement).toHaveAttribute(ACTED)
})

test.each([
  ["a connection that saves data", () => setConnection({ saveData: true }), []],
  ["a mouse, on a connection that saves data,", () => (setMouse(true), setConnection({ saveData: true })), []],
  ["a slow connection", () => setConnection({ effectiveType: "2g" }), []],
  ["a very slow connection", () => setConnection({ effectiveType: "slow-2g" }), []],
  ["a visitor who has refused to be measured", () => saveConsentChoice("refused"), ["/app.js"]],
])("with %s nothing is started before a sign", (_, make, downloaded) => {
  make()
  jest.advanceTimersByTime(1000)
  expect([isAppStarted(), listPrefetches()]).toEqual([false, downloaded])
})

test.each([
  ["has a tool", () => void (getLateTemplate().dataset["soon"] = "yes")],
  ["is opened on a device with a mouse", () => void setMouse(true)],
  ["is measured, with the visitor's consent", () => saveConsentChoice("granted")],
  ["a visitor comes back to", () => navigations.mockReturnValue([{ type: "back_forward" } as never])],
])("a page that %s starts when it's idle", (_, make) => {
  make()
  jest.advanceTimersByTime(1000)
  expect([isAppStarted(), listPrefetches()]).toEqual([true, []])
})

test.each([
  ["an error in a script", () => window.dispatchEvent(new ErrorEvent("error"))],
  ["a rejected promise", () => window.dispatchEvent(new Event("unhandledrejection"))],
  [
    "a script that cannot be loaded",
    () => document.head.appendChild(document.createElement("script")).dispatchEvent(new Event("error")),
  ],
  [
    "a stylesheet that cannot be loaded",
    () => document.head.appendChild(document.createElement("link")).dispatchEvent(new Event("error")),
  ],
])(
  "where %s ends the start of the app, the browser sends a form whose submit was held, once, and each after it",
  (_, fail) => {
    clickElement()
    waitForFrame()
    fail()
    expect(followed).toEqual(["followed"])
    jest.advanceTimersByTime(60_000)
    expect(followed).toEqual(["followed"])
    clickElement()
    expect(followed).toEqual(["followed", "followed"])
  },
)

test("of two forms that were sent, only the last is waiting, and only that is sent again", () => {
  clickElement("next")
  clickElement("send")
  expect([isElementBusy("next"), isElementBusy("send"), getNoteText()]).toEqual([false, true, "One moment."])
  makeInteractive()
  expect([isElementBusy("send"), getNoteText(), followed]).toEqual([false, "", ["followed"]])
})

test("a picture that cannot be loaded ends nothing", () => {
  clickElement()
  waitForFrame()
  document.getElementById("picture")?.dispatchEvent(new Event("error"))
  expect(followed).toEqual([])
})
