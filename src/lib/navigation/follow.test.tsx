import { setFormHasUnsavedAnswers } from "../session-draft"
import { navigateTo, scrollToHashOrTop, setNavigationRules } from "./follow"
import { loadWholePage } from "./load-whole"

jest.mock("./load-whole")
const inPlace = jest.fn()

beforeEach(() => {
  jest.resetAllMocks()
  window.___navigate = inPlace
  history.replaceState(null, "", "/")
  setFormHasUnsavedAnswers("quote", false)
  setNavigationRules({
    stale: false,
    redirects: [
      { from: "/quote", to: "/request-a-quote" },
      { from: "/blog/*", to: "/blogs/:splat" },
      { from: "/go/duty", to: "https://www.revenue.nsw.gov.au/duty" },
      { from: "/feed", to: "/rss.xml" },
    ],
  })
})

test.each([
  ["/buying", "/buying"],
  ["/buying/", "/buying"],
  ["/buying/?side=buying#costs", "/buying?side=buying#costs"],
  ["buying", "/buying"],
  ["/quote", "/request-a-quote"],
  ["/quote/?side=buying", "/request-a-quote?side=buying"],
  ["/blog/nsw/cooling-off#law", "/blogs/nsw/cooling-off#law"],
  ["/no-such-page", "/no-such-page"],
  ["http://localhost/buying", "/buying"],
])("%s is followed in place, to %s", (to, path) => {
  navigateTo(to)
  expect(inPlace).toHaveBeenCalledWith(path, { replace: false })
  expect(loadWholePage).not.toHaveBeenCalled()
})

test.each([
  ["a redirect to an external address leaves the site", "/go/duty", "https://www.revenue.nsw.gov.au/duty"],
  ["another site", "https://www.acma.gov.au/", "https://www.acma.gov.au/"],
  ["an endpoint", "/api/quotes", "http://localhost/api/quotes"],
  ["a file", "/rss.xml", "http://localhost/rss.xml"],
  ["a redirect to a file", "/feed", "http://localhost/rss.xml"],
  ["a document that a function makes", "/quotes/abc/document", "http://localhost/quotes/abc/document"],
  ["the search, with a policy of its own", "/search?q=duty", "http://localhost/search?q=duty"],
  ["the component library, with a policy of its own", "/component-library", "http://localhost/component-library"],
  [
    "what reads a contract, with a policy of its own",
    "/documents/your-contract",
    "http://localhost/documents/your-contract",
  ],
  ["a number to call", "tel:1300975707", "tel:1300975707"],
])("%s: %s is loaded whole", (_, to, address) => {
  navigateTo(to)
  expect(loadWholePage).toHaveBeenCalledWith(address)
  expect(inPlace).not.toHaveBeenCalled()
})

test("from the page that has read a contract, every page is loaded whole", () => {
  history.replaceState(null, "", "/documents/your-contract/")
  navigateTo("/buying")
  expect(loadWholePage).toHaveBeenCalledWith("http://localhost/buying")
})

test("a page under test is loaded whole, by whatever address, and its query goes along", () => {
  setNavigationRules({ underTest: ["/lp/a"], redirects: [{ from: "/go/a", to: "/lp/a" }] })
  for (const to of ["/lp/a?gclid=1#top", "/lp/a/?gclid=1#top", "/go/a?gclid=1#top"]) navigateTo(to)
  expect(jest.mocked(loadWholePage).mock.calls).toEqual(Array(3).fill(["http://localhost/lp/a?gclid=1#top"]))
  navigateTo("/lp/ab")
  expect(inPlace).toHaveBeenCalledWith("/lp/ab", { replace: false })
})

test("the page that is shown takes no new place in the browser's history, nor does one for which code asks that", () => {
  navigateTo("/selling", { replace: true })
  expect(inPlace).toHaveBeenCalledWith("/selling", { replace: true })
  history.replaceState(null, "", "/buying")
  navigateTo("/buying")
  expect(inPlace).toHaveBeenCalledWith("/buying", { replace: true })
})

test("in a tab of an older build the next navigation loads the target as a full page, but not while a form is dirty", () => {
  setNavigationRules({ stale: true })
  navigateTo("/buying#costs")
  expect(loadWholePage).toHaveBeenCalledWith("http://localhost/buying#costs")
  expect(inPlace).not.toHaveBeenCalled()
  setFormHasUnsavedAnswers("quote", true)
  navigateTo("/buying")
  expect(inPlace).toHaveBeenCalledWith("/buying", { replace: false })
  expect(loadWholePage).toHaveBeenCalledTimes(1)
})

test("an old tab follows the redirects of a newer build", () => {
  setNavigationRules({ redirects: [{ from: "/buying", to: "/buy" }] })
  navigateTo("/buying")
  expect(inPlace).toHaveBeenCalledWith("/buy", { replace: false })
})

test("before Gatsby is there the browser loads the page", () => {
  delete window.___navigate
  navigateTo("/buying")
  expect(loadWholePage).toHaveBeenCalledWith("http://localhost/buying")
})

test("a new path begins at its top, a hash at its element, and a hash that names nothing stays on its page", () => {
  const here = { pathname: "/buying", hash: "" }
  document.body.innerHTML = `<h2 id="deposit">Deposit</h2>`
  const went: string[] = []
  window.scrollTo = () => void went.push("top")
  Element.prototype.scrollIntoView = function (this: Element) {
    went.push(this.id)
  }
  scrollToHashOrTop({ pathname: "/selling", hash: "" }, here)
  scrollToHashOrTop(here, here)
  scrollToHashOrTop({ pathname: "/selling", hash: "#deposit" }, here)
  scrollToHashOrTop({ pathname: "/selling", hash: "#nothing" }, here)
  scrollToHashOrTop({ pathname: "/buying", hash: "#nothing" }, here)
  expect(went).toEqual(["top", "top", "deposit", "top"])
})

test("a hash that names an answer opens it, also through what's closed around it, before the page scrolls", () => {
  document.body.innerHTML = `<details><summary>A</summary><details><summary>B</summary><p id="a%b">Yes.</p></details></details>`
  const open: number[] = []
  Element.prototype.scrollIntoView = () => void open.push(document.querySelectorAll("details[open]").length)
  scrollToHashOrTop({ pathname: "/faqs", hash: "#a%25b" }, { pathname: "/", hash: "" })
  expect(open).toEqual([2])
})
