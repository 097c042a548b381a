import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import { saveAndRestoreScrollPositions } from "./keep-places"

let grow: () => void = () => {}
let stop: () => void = () => {}

class Growth {
  constructor(onGrown: () => void) {
    grow = onGrown
  }
  observe() {}
  disconnect() {
    grow = () => {}
  }
}

/** How far down the page can be scrolled; jsdom has no layout. */
let longest = Infinity

function setScrollPosition(y: number): void {
  Object.assign(window, { scrollY: Math.min(y, longest) })
  dispatchEvent(new Event("scroll"))
}

const intoView = jest.fn()

/** Goes to an address as Gatsby does for a link. */
function followLinkTo(address: string): void {
  history.pushState({ key: address }, "", address)
  setScrollPosition(0)
  document.dispatchEvent(new Event(PAGE_LOADED))
}

/** Goes back or forward. Gatsby shows the page, at its top. */
async function traverseHistory(steps: number): Promise<void> {
  const arrival = new Promise(resolve => addEventListener("popstate", resolve, { once: true }))
  history.go(steps)
  await arrival
  setScrollPosition(0)
  document.dispatchEvent(new Event(PAGE_LOADED))
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver: Growth, scrollTo: (_: number, y: number) => setScrollPosition(y) })
  Element.prototype.scrollIntoView = intoView
  intoView.mockClear()
  document.body.innerHTML = ""
  longest = Infinity
  history.pushState(null, "", "/")
  setScrollPosition(0)
  stop = saveAndRestoreScrollPositions()
})
afterEach(() => stop())

test("Back restores the place in the page, and Forward that of the page left", async () => {
  setScrollPosition(1500)
  followLinkTo("/buying")
  setScrollPosition(800)
  await traverseHistory(-1)
  expect(scrollY).toBe(1500)
  await traverseHistory(1)
  expect(scrollY).toBe(800)
})

test("Back waits for the parts of the page that come late, also where it was left before they came", async () => {
  setScrollPosition(1500)
  followLinkTo("/buying")
  longest = 400
  await traverseHistory(-1)
  expect(scrollY).toBe(400)
  await traverseHistory(1)
  await traverseHistory(-1)
  expect(scrollY).toBe(400)
  longest = 3000
  grow()
  expect(scrollY).toBe(1500)
})

test.each([
  ["once the visitor takes over, nothing moves the page any more", ["wheel"]],
  ["scrolling that no sign came before, as by a screen reader, takes over too", []],
])("%s, and the place is kept", async (_, signs) => {
  setScrollPosition(1500)
  followLinkTo("/buying")
  await traverseHistory(-1)
  signs.forEach(sign => dispatchEvent(new Event(sign)))
  setScrollPosition(300)
  grow()
  expect(scrollY).toBe(300)
  await traverseHistory(1)
  await traverseHistory(-1)
  expect(scrollY).toBe(300)
})

test("a new path that was visited before begins at the top", () => {
  setScrollPosition(1500)
  followLinkTo("/buying")
  followLinkTo("/")
  expect(scrollY).toBe(0)
  grow()
  expect(scrollY).toBe(0)
})

test("navigating to a hash scrolls to that element, also to one that is drawn late", async () => {
  followLinkTo("/buying#costs")
  expect(intoView).not.toHaveBeenCalled()
  document.body.innerHTML = '<h2 id="costs">Costs</h2>'
  await Promise.resolve()
  expect(intoView.mock.contexts.at(-1)).toBe(document.getElementById("costs"))
})

test.each<[string, () => void]>([
  ["a link from another page", () => followLinkTo("/faqs#costs")],
  [
    "a link on the page, in a browser that doesn't open it",
    () => {
      history.pushState(null, "", "#costs")
      dispatchEvent(new PopStateEvent("popstate"))
    },
  ],
  [
    "an address that's loaded",
    () => {
      history.pushState(null, "", "/faqs#costs")
      stop()
      stop = saveAndRestoreScrollPositions()
    },
  ],
])("%s opens the answer that the hash names", (_, arrive) => {
  document.body.innerHTML = '<details><summary>Costs</summary><p id="costs">About $1,500.</p></details>'
  arrive()
  expect(document.querySelector("details")).toHaveAttribute("open")
})

test("a hash that the new page does not have leaves it at its top", () => {
  setScrollPosition(900)
  history.pushState({ key: "2" }, "", "/buying#nothing")
  document.dispatchEvent(new Event(PAGE_LOADED))
  expect(scrollY).toBe(0)
})

test("Back to a hash restores the place rather than the hash", async () => {
  document.body.innerHTML = '<h2 id="costs">Costs</h2>'
  followLinkTo("/buying#costs")
  dispatchEvent(new Event("wheel"))
  setScrollPosition(2000)
  followLinkTo("/selling")
  await traverseHistory(-1)
  expect(scrollY).toBe(2000)
})

test("two visits to one place of a page each keep their own", async () => {
  document.body.innerHTML = '<h2 id="costs">Costs</h2>'
  setScrollPosition(300)
  // The browser itself handles a link to a position on the page: it makes an entry without a name.
  history.pushState(null, "", "#costs")
  dispatchEvent(new PopStateEvent("popstate"))
  setScrollPosition(1200)
  await traverseHistory(-1)
  expect(scrollY).toBe(300)
  await traverseHistory(1)
  expect(scrollY).toBe(1200)
})

test("the browser restores a page that is loaded whole, and nothing else", () => {
  expect(history.scrollRestoration).toBe("manual")
  dispatchEvent(new Event("pagehide"))
  expect(history.scrollRestoration).toBe("auto")
  dispatchEvent(new Event("pageshow"))
  expect(history.scrollRestoration).toBe("manual")
})

test("a page that is loaded whole on the way back is brought to where it was left, if the browser did not do so", () => {
  followLinkTo("/buying")
  setScrollPosition(900)
  dispatchEvent(new Event("pagehide"))
  stop()
  setScrollPosition(0)
  stop = saveAndRestoreScrollPositions()
  expect(window.scrollY).toBe(900)

  stop()
  setScrollPosition(300)
  stop = saveAndRestoreScrollPositions()
  expect(window.scrollY).toBe(300)
})
