import { createEvent, fireEvent } from "@testing-library/react"
import { navigateTo } from "./follow"
import { followLinks } from "./links"

jest.mock("./follow", () => ({ ...jest.requireActual("./follow"), navigateTo: jest.fn() }))

beforeAll(followLinks)
beforeEach(() => {
  jest.resetAllMocks()
  history.replaceState(null, "", "/buying")
})

/** Clicks the `<b>` inside a link in HTML that no component rendered, and returns whether the browser's own handling was prevented. */
function clickLink(link: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = link
  const target = document.querySelector("b")
  if (!target) throw new Error("nothing to click")
  // jsdom can't leave the page, and logs that as an error. Events that bubble further than the app don't matter here.
  const event = createEvent.click(target, init)
  let isPrevented = false
  const stop = (last: Event) => {
    isPrevented = last.defaultPrevented
    last.preventDefault()
  }
  addEventListener("click", stop, { once: true })
  fireEvent(target, event)
  return isPrevented
}

test.each([
  ["/selling", "http://localhost/selling"],
  ["/selling#costs", "http://localhost/selling#costs"],
  ["/buying", "http://localhost/buying"],
  ["/go/duty", "http://localhost/go/duty"],
  ["http://localhost/selling", "http://localhost/selling"],
])("a click on a link to %s stays in the app", (href, address) => {
  expect(clickLink(`<a href="${href}"><b>Go</b></a>`)).toBe(true)
  expect(navigateTo).toHaveBeenCalledWith(address)
})

test("a link that names its own window stays in the app", () => {
  expect(clickLink('<a href="/selling" target="_self"><b>Go</b></a>')).toBe(true)
})

test.each([
  ["to another site", '<a href="https://www.acma.gov.au"><b>Go</b></a>'],
  ["to a place on this page", '<a href="#costs"><b>Go</b></a>'],
  ["to a place on this page by its whole address", '<a href="/buying#costs"><b>Go</b></a>'],
  ["to the top of this page", '<a href="#"><b>Go</b></a>'],
  ["for another window", '<a href="/selling" target="_blank"><b>Go</b></a>'],
  ["that downloads", '<a href="/selling" download><b>Go</b></a>'],
  ["without an address", "<a><b>Go</b></a>"],
  ["that is none", "<p><b>Go</b></p>"],
])("a click on a link %s is the browser's", (_, link) => {
  expect(clickLink(link)).toBe(false)
  expect(navigateTo).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is the browser's",
  init => {
    expect(clickLink('<a href="/selling"><b>Go</b></a>', init)).toBe(false)
    expect(navigateTo).not.toHaveBeenCalled()
  },
)

test("a link to the quote form takes the answers in the page's address along, as they are when it's used", () => {
  document.body.innerHTML =
    '<a href="/request-a-quote?state=NSW&partner=acme"><b>Quote</b></a><a href="/request-a-quotes">No</a>'
  const [link, other] = document.querySelectorAll("a")
  history.replaceState(null, "", "/calculator?state=QLD&price=780k")
  fireEvent.pointerDown(document.querySelector("b") as Element)
  expect(link?.getAttribute("href")).toBe("/request-a-quote?state=QLD&partner=acme&price=780k")
  history.replaceState(null, "", "/calculator?state=VIC")
  fireEvent.focusIn(link as Element)
  expect(link?.getAttribute("href")).toBe("/request-a-quote?state=VIC&partner=acme")
  fireEvent.pointerDown(other as Element)
  expect(other?.getAttribute("href")).toBe("/request-a-quotes")
})

test("a click that something on the page has answered is left alone", () => {
  document.documentElement.addEventListener("click", event => event.preventDefault(), { once: true })
  clickLink('<a href="/selling"><b>Go</b></a>')
  expect(navigateTo).not.toHaveBeenCalled()
})
