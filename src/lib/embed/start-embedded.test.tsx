import { fireEvent } from "@testing-library/react"
import { handleEmbedSizeAndLinks } from "./start-embedded"

const PAGE = "https://www.acme.example/loans"

/** The messages to the page around the tool, with the origin that each was sent to. */
const posted: [unknown, string][] = []
let resized = () => {}
let stop = () => {}

const setPageHeight = (height: number) => {
  document.documentElement.getBoundingClientRect = () => new DOMRect(0, 0, 1000, height)
}

beforeEach(() => {
  posted.length = 0
  window.ResizeObserver = class {
    constructor(run: ResizeObserverCallback) {
      resized = () => run([], this)
    }
    observe = () => resized()
    unobserve = () => {}
    disconnect = () => (resized = () => {})
  }
  setPageHeight(700)
})
afterEach(() => {
  stop()
  Object.defineProperty(window, "parent", { value: window, configurable: true })
})

/** Starts a tool at this address, in a frame. */
function startToolInFrame(search: string) {
  history.replaceState(null, "", `/embed/acme/quote${search}`)
  const parent = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) }
  Object.defineProperty(window, "parent", { value: parent, configurable: true })
  stop = handleEmbedSizeAndLinks()
}

const startToolInPage = () => startToolInFrame(`?page=${encodeURIComponent(PAGE)}`)

test("the page that the address names is told the height, at first and whenever it changes", () => {
  startToolInPage()
  expect(posted).toEqual([[{ height: 700 }, "https://www.acme.example"]])
  setPageHeight(900)
  resized()
  expect(posted.at(-1)).toEqual([{ height: 900 }, "https://www.acme.example"])
})

test("where something gets the focus by itself the page is told its place; a field that a visitor goes to is not", () => {
  document.body.innerHTML = '<h2 tabindex="-1">Your price</h2><input>'
  startToolInPage()
  fireEvent.focusIn(document.querySelector("input") as HTMLInputElement)
  expect(posted).toHaveLength(1)
  fireEvent.focusIn(document.querySelector("h2") as HTMLHeadingElement)
  expect(posted.at(-1)).toEqual([{ height: 700, top: 0 }, "https://www.acme.example"])
})

test.each(["", "?page=", "?page=javascript:alert(1)", "?page=null/loans"])(
  "with the address %p nobody is told",
  search => {
    startToolInFrame(search)
    expect(posted).toEqual([])
  },
)

test("a tool that's opened in a window of its own tells nobody", () => {
  const postMessage = jest.spyOn(window, "postMessage").mockImplementation()
  history.replaceState(null, "", `/embed/acme/quote?page=${PAGE}`)
  stop = handleEmbedSizeAndLinks()
  expect(postMessage).not.toHaveBeenCalled()
  postMessage.mockRestore()
})

test("once it's stopped nobody is told", () => {
  startToolInPage()
  stop()
  resized()
  fireEvent.focusIn(document.body)
  expect(posted).toHaveLength(1)
})

test.each([
  ["/request-a-quote", "_blank"],
  ["https://www.revenue.nsw.gov.au/", "_blank"],
  ["#calculator-lines", "_self"],
  ["tel:1300975707", "_self"],
])("a link to %s opens in %s, and keeps doing what links do", (href, target) => {
  startToolInPage()
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
  let isOwnTab = true
  // jsdom can't leave the page, and logs that as an error.
  document.addEventListener("click", event => ((isOwnTab = event.defaultPrevented), event.preventDefault()), {
    once: true,
  })
  fireEvent.click(document.querySelector("b") as HTMLElement)
  expect(document.querySelector("a")?.target).toBe(target)
  expect(isOwnTab).toBe(false)
})
