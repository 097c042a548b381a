import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { PAGE_LOADED } from "../../lib/build-watch/watch-page-loads"
import { setTrackedEventHandler } from "../../lib/tags/track"
import { watchUncaughtErrors } from "./watch-errors"

const loadWhole = jest.fn()
jest.mock("../../lib/navigation/load-whole", () => ({ loadWholePage: (path: string) => loadWhole(path) }))

const OURS = "http://localhost/deferred-features-102f0a7b4547454d50c8.js:1:2345"
const FULL = "<main><h1>Buying</h1><p>All there is to read.</p></main>"
const SHELL = `<header>A firm</header><main><div aria-busy="true"><p role="status">Loading …</p></div></main>`

/** An error thrown in a script at `address`. */
const errorAt = (address: string, message = "undefined is not a function") =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at tick (${address})` })

const recorded: object[] = []
setTrackedEventHandler(event => recorded.push(event))
beforeAll(watchUncaughtErrors)

beforeEach(() => {
  recorded.length = 0
  loadWhole.mockClear()
  document.body.innerHTML = `<div id="___gatsby"></div>`
  // jsdom prints errors as a browser's console would.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const show = (html: string) => {
  const root = document.getElementById("___gatsby")
  if (root) root.innerHTML = html
}

/** The two ways in which an error can reach the window from outside rendering. */
const WAYS = {
  "a timer": (error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  // jsdom doesn't report a rejected promise; a browser dispatches this event.
  "a rejected promise": (error: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: error })),
}
const ways = Object.entries(WAYS)

/** Waits until an error has been handled: it records our own errors last. */
const untilRecorded = () => waitFor(() => expect(recorded).not.toEqual([]))

/** Waits for everything that can happen. */
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 50)))

test.each(ways)(
  "an error of ours in %s is recorded without its words, and a page that works stays",
  async (_, fail) => {
    show(FULL)
    fail(errorAt(OURS, "no price for mai@example.com"))
    await untilRecorded()
    expect(recorded).toEqual([
      { event: "page_error", kind: expect.stringMatching(/^(error|rejection)$/), name: "TypeError" },
    ])
    expect(screen.getByRole("heading", { name: "Buying" })).toBeVisible()
    expect(screen.queryByRole("alert")).toBeNull()
  },
)

test.each(ways)(
  "where an error of ours in %s leaves nothing on the page, the error screen is shown",
  async (_, fail) => {
    fail(errorAt(OURS))
    expect(await screen.findByRole("heading", { name: "Something went wrong on this page" })).toBeVisible()
    expect(screen.getByText("500")).toBeVisible()
    fireEvent.click(screen.getByRole("button", { name: "Clear errors" }))
    expect(loadWhole).toHaveBeenCalledWith("/")
  },
)

test("a page that only the app can draw gets the error screen when the app could not start", async () => {
  show(SHELL)
  WAYS["a rejected promise"](errorAt("http://localhost/app-c0a55ef3d1a767b7c3d4.js:1:1"))
  expect(await screen.findByRole("button", { name: "Clear errors" }, { timeout: 5000 })).toBeVisible()
})

test("an error while a page that works is loading never shows the error screen", async () => {
  const screens = jest.spyOn(document.getElementById("___gatsby") as HTMLElement, "replaceChildren")
  show(SHELL)
  WAYS["a timer"](errorAt(OURS))
  await untilRecorded()
  await settle()
  show(FULL)
  document.dispatchEvent(new Event(PAGE_LOADED))
  await settle()
  expect(screens).not.toHaveBeenCalled()
})

test.each([
  ["an extension", "chrome-extension://abcdef/content.js:1:1"],
  ["an extension of Firefox", "moz-extension://abcdef/content.js:1:1"],
  ["a third party's tag", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123:1:1"],
  ["a script in the page that is in no file of ours", "http://localhost/buying:1:1"],
])("an error in %s is not ours: not recorded, and never the error screen", async (_, address) => {
  for (const fail of Object.values(WAYS)) fail(errorAt(address))
  await settle()
  expect(recorded).toEqual([])
  expect(screen.queryByRole("alert")).toBeNull()
})

test.each([["a word"], [undefined], [null]])(
  "a promise rejected with %p, which tells of no script, is not ours",
  async reason => {
    WAYS["a rejected promise"](reason)
    await settle()
    expect(recorded).toEqual([])
    expect(screen.queryByRole("alert")).toBeNull()
  },
)

test("a crawler never gets the error screen; the error is only recorded", async () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Googlebot/2.1)")
  WAYS["a timer"](errorAt(OURS))
  await untilRecorded()
  await settle()
  expect(document.getElementById("___gatsby")).toBeEmptyDOMElement()
})

test("once the app has started, a page that waits for an answer is left to wait", async () => {
  document.dispatchEvent(new Event(PAGE_LOADED))
  show(SHELL)
  WAYS["a timer"](errorAt(OURS))
  await untilRecorded()
  await settle()
  expect(screen.getByText("Loading …")).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})
