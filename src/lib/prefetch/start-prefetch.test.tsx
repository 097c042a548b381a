import { fireEvent } from "@testing-library/react"
import { PAGE_LOADING, watchPageLoads } from "../build-watch/watch-page-loads"
import { setNavigationRules } from "../navigation/follow"
import { prefetchLinkedPages } from "./start-prefetch"

let see: (link: Element, isIntersecting: boolean) => void = () => {}
const watched = new Set<Element>()

class Views {
  constructor(callback: (entries: object[]) => void) {
    see = (target, isIntersecting) => callback([{ target, isIntersecting }])
  }
  observe(link: Element) {
    watched.add(link)
  }
  disconnect() {}
}

const requests: string[] = []
/** Never settles, like a page that's still loading. */
const load = (path: string) => {
  requests.push(path)
  return new Promise(() => {})
}

let stop: () => void = () => {}
const startPrefetching = () => (stop = prefetchLinkedPages(load))

function addLink(href: string, more = ""): Element {
  document.body.insertAdjacentHTML("beforeend", `<a href="${href}" ${more}><b>Go</b></a>`)
  const link = document.body.lastElementChild
  if (!link) throw new Error("no link")
  return link
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Views })
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true })
  document.body.innerHTML = ""
  watched.clear()
  requests.length = 0
  history.replaceState(null, "", "/")
  setNavigationRules({ stale: false, redirects: [{ from: "/quote", to: "/request-a-quote" }] })
})
afterEach(() => stop())

test("links prefetch the target page when visible, also those that are drawn later", async () => {
  const link = addLink("/buying?side=buying#costs")
  startPrefetching()
  expect(watched).toContain(link)
  expect(requests).toEqual([])
  see(link, true)
  expect(requests).toEqual(["/buying"])
  const later = addLink("/selling")
  await Promise.resolve()
  expect(watched).toContain(later)
})

test("a link at which the visitor points already prefetches at once", () => {
  const link = addLink("/buying")
  const hovered = jest.spyOn(document, "querySelector").mockReturnValue(link)
  startPrefetching()
  hovered.mockRestore()
  expect(requests).toEqual(["/buying"])
})

test.each(["pointerOver", "focusIn", "touchStart"] as const)(
  "links prefetch the target page on interaction: %s",
  sign => {
    const link = addLink("/buying")
    startPrefetching()
    fireEvent[sign](link.querySelector("b") ?? link)
    expect(requests).toEqual(["/buying"])
  },
)

test("a link that went out of view before its turn does not prefetch", async () => {
  const links = ["/a", "/b", "/c", "/d", "/e"].map(href => addLink(href))
  let end = () => {}
  stop = prefetchLinkedPages(path => (requests.push(path), new Promise<void>(resolve => (end = resolve))))
  links.forEach(link => see(link, true))
  links.forEach(link => see(link, false))
  end()
  await new Promise(resolve => setTimeout(resolve))
  expect(requests).toEqual(["/a", "/b", "/c", "/d"])
})

test.each([
  ["to a redirect", "/quote", "", ["/request-a-quote"]],
  ["to this page", "/", "", []],
  ["to a place on this page", "#costs", "", []],
  ["that opens the form", "/request-a-quote", "data-quote-open", []],
])("a link %s prefetches only what it leads to: %s", (_, href, more, pages) => {
  const link = addLink(href, more)
  startPrefetching()
  see(link, true)
  expect(requests).toEqual(pages)
})

test.each([
  ["a browser that says nothing", undefined, ["/buying"]],
  ["4g", { effectiveType: "4g", saveData: false }, ["/buying"]],
  ["3g", { effectiveType: "3g" }, ["/buying"]],
  ["2g", { effectiveType: "2g" }, []],
  ["slow-2g", { effectiveType: "slow-2g" }, []],
  ["4g that saves data", { effectiveType: "4g", saveData: true }, []],
])("links prefetch except on slow (2g) or data-saver connections: %s", (_, connection, fetched) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true })
  const link = addLink("/buying")
  startPrefetching()
  see(link, true)
  fireEvent.focusIn(link)
  expect(requests).toEqual(fetched)
})

test("in a tab of an older build nothing prefetches", () => {
  setNavigationRules({ stale: true })
  const link = addLink("/buying")
  startPrefetching()
  see(link, true)
  expect(requests).toEqual([])
})

test("a page that is prefetched is not told as on its way, though every navigation is", async () => {
  const errors: Event[] = []
  const recordError = (event: Event) => errors.push(event)
  document.addEventListener(PAGE_LOADING, recordError)
  window.___loader = { loadPage: async path => void requests.push(path) }
  watchPageLoads()
  const link = addLink("/buying")
  stop = prefetchLinkedPages()
  see(link, true)
  await Promise.resolve()
  expect(requests).toEqual(["/buying"])
  expect(errors).toEqual([])
  document.removeEventListener(PAGE_LOADING, recordError)
})
