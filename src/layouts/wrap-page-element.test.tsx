import type { WrapPageElementBrowserArgs } from "gatsby"
import { act, cleanup, render, screen } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { type LoadedPage, PRELOAD_ERROR } from "../lib/build-watch/watch-page-loads"
import { onInitialClientRender } from "../../gatsby-browser"
import { PageLayout } from "./page-layout"
import { useSiteData } from "./site-data"
import { wrapPageElement } from "./wrap-page-element"

jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  graphql: () => null,
  useStaticQuery: jest.requireActual<{ useSiteData: unknown }>("../testing/example-firm").useSiteData,
}))

const loadedWhole: string[] = []
jest.mock("../lib/navigation/load-whole", () => ({ loadWholePage: (path: string) => loadedWhole.push(path) }))

/** The first load of the app, in which the deferred code never arrives. */
const deferredFeaturesLoaded = jest.fn()
jest.mock("./deferred-features", () => {
  deferredFeaturesLoaded()
  return { DeferredFeatures: () => null }
})

let answer: Promise<LoadedPage>
beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  loadedWhole.length = 0
  Object.assign(globalThis, { __REDIRECTS__: [], __PAGES_UNDER_TEST__: [] })
  window.___loader = { loadPage: () => answer }
})
afterEach(() => jest.useRealTimers())

/** The app after its first scripts have run, before anything else has loaded. */
function startApp(pageContext: object = {}, pathname = "/buying") {
  const props = { pageContext, location: { pathname } }
  render(wrapPageElement({ element: <h1>Buying</h1>, props } as unknown as WrapPageElementBrowserArgs))
  onInitialClientRender?.({} as never, { plugins: [] })
}

/** Loads a page, as Gatsby does when a link is clicked. */
const goTo = (path: string) => act(() => void window.___loader?.loadPage(path))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const bar = () => screen.queryByRole("progressbar", { name: "Loading the page" })

test("the loading bar runs at the first navigation, before any deferred code was fetched", async () => {
  answer = new Promise(() => undefined)
  startApp()
  goTo("/faqs")
  await pass(200)
  expect(bar()).toHaveAttribute("data-phase", "running")
  expect(deferredFeaturesLoaded).not.toHaveBeenCalled()
})

test("a page that cannot be loaded at the first navigation: preload-error, one whole load, and none within 10 seconds", async () => {
  const events: unknown[] = []
  window.addEventListener(PRELOAD_ERROR, event => events.push((event as CustomEvent).detail.path))
  answer = Promise.resolve({ status: "error", error: new Error("Loading chunk 7 failed.") })
  startApp()
  goTo("/faqs")
  await pass(0)
  expect(events).toEqual(["/faqs"])
  expect(loadedWhole).toEqual(["/faqs"])
  await pass(3_900)
  goTo("/faqs")
  await pass(0)
  expect(loadedWhole).toEqual(["/faqs"])
  expect(deferredFeaturesLoaded).not.toHaveBeenCalled()
})

test("a preview says on a page why visitors don't see it yet, and a build for visitors has no place for it", () => {
  answer = new Promise(() => undefined)
  process.env.SHOWS_UNPUBLISHED = "yes"
  startApp({ notice: "Published from 1 July 2027" })
  expect(screen.getByRole("note")).toHaveTextContent(/^Published from 1 July 2027$/)
  cleanup()
  startApp()
  expect(screen.queryByRole("note")).toBeNull()
  cleanup()
  delete process.env.SHOWS_UNPUBLISHED
  startApp({ notice: "Published from 1 July 2027" })
  expect(screen.queryByRole("note")).toBeNull()
})

const NUMBER = /\d{4} \d{3} \d{3}/g
/** Shows a phone number where a form does. */
const Form = () => <p>Still not working? Call {useSiteData().site.phone.display}</p>

// The popup, failed forms, the letterhead in print and the thank-you once showed the firm's number.
test("a page with a phone number of its own shows no other, and nor does the quote that was asked for there", () => {
  const page = (path: string, phone?: string) =>
    wrapPageElement({
      element: (
        <PageLayout meta={{ layout: "default" }}>
          <Form />
        </PageLayout>
      ),
      props: { data: { page: { phone } }, pageContext: {}, location: { pathname: path } },
    } as unknown as WrapPageElementBrowserArgs)
  const { container, rerender } = render(page("/lp/a", "1300 975 708"))
  const listNumbers = () => [...new Set(container.textContent?.match(NUMBER))]
  const id = "a".repeat(22)
  expect(listNumbers()).toEqual(["1300 975 708"])
  for (const path of [`/quotes/${id}/offer`, `/quotes/${id}/thank-you`, `/request-a-quote/${id}/sorry`]) {
    rerender(page(path))
    expect(listNumbers()).toEqual(["1300 975 708"])
  }
  rerender(page("/buying"))
  expect(listNumbers()).toEqual(["1300 975 707"])
  rerender(page(`/quotes/${id}/offer`))
  expect(listNumbers()).toEqual(["1300 975 707"])
})

test("a page about a state shows the firm's number there, other pages the firm's main number", () => {
  const page = (state?: string, phone?: string) =>
    wrapPageElement({
      element: (
        <PageLayout meta={{ layout: "default" }}>
          <Form />
        </PageLayout>
      ),
      props: { data: { page: { phone } }, pageContext: { state }, location: { pathname: "/a" } },
    } as unknown as WrapPageElementBrowserArgs)
  const listPhoneLinks = (element: JSX.Element) => {
    const { container, unmount } = render(element)
    const links = [...container.querySelectorAll("a[href^='tel:']")].map(link => link.getAttribute("href"))
    unmount()
    return [...new Set(links)]
  }
  expect(listPhoneLinks(page("VIC"))).toEqual(["tel:0355500123"])
  for (const other of [page(), page("NSW")]) expect(listPhoneLinks(other)).toEqual(["tel:1300975707"])
  expect(listPhoneLinks(page("VIC", "1300 975 708"))).toEqual(["tel:1300975708"])
})

test("a page under test says which variant it is, and no other page says anything", () => {
  const draw = (pageContext: object) => {
    const props = { pageContext, location: { pathname: "/lp/a" } }
    const { container, unmount } = render(
      wrapPageElement({ element: <h1>A</h1>, props } as unknown as WrapPageElementBrowserArgs),
    )
    const variants = [...container.querySelectorAll("[data-variant]")].map(element =>
      element.getAttribute("data-variant"),
    )
    unmount()
    return variants
  }
  expect(draw({ variant: "price-first", pageTest: {} })).toEqual(["price-first"])
  expect(draw({})).toEqual([])
})

test.each([
  ["a tool in a partner's page", { tool: "quote", partner: "acme" }, "/embed/acme/quote"],
  ["the page that reads a visitor's contract", {}, "/documents/your-contract"],
])("over %s nothing opens, and no deferred code is fetched", async (_, pageContext, path) => {
  startApp(pageContext, path)
  await pass(60_000)
  expect(screen.getByRole("heading")).toHaveTextContent("Buying")
  expect(bar()).toBeNull()
  expect(document.querySelector("dialog")).toBeNull()
  expect(deferredFeaturesLoaded).not.toHaveBeenCalled()
})

/** A page as Gatsby passes it. Pages made from content have an id in their context. */
const wrapPage = (text: string, path: string, id?: string) =>
  wrapPageElement({
    element: <h1>{text}</h1>,
    props: { pageContext: { id }, location: { pathname: path } },
  } as unknown as WrapPageElementBrowserArgs)

/** Hydrates a page whose heading a translator has changed. */
function hydrateTranslatedPage(page: ReturnType<typeof wrapPage>) {
  const box = document.createElement("div")
  // In jsdom there's a window, as in a browser, where the page is an empty box.
  box.innerHTML = renderToString(page).replace("<div></div>", "<div><h1><font>Mua nhà</font></h1></div>")
  document.body.append(box)
  let root: Root | null = null
  act(() => void (root = hydrateRoot(box, page)))
  return { box, renderPage: (next: typeof page) => act(() => root?.render(next)) }
}

test("the first page stays as a translator has left it, without an error, and the next page is drawn", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { box, renderPage } = hydrateTranslatedPage(wrapPage("Buying", "/buying", "buying"))
  const heading = box.querySelector("h1")
  expect(heading?.textContent).toBe("Mua nhà")
  expect(errors).not.toHaveBeenCalled()
  renderPage(wrapPage("Selling", "/selling", "selling"))
  expect(box.querySelector("h1")?.textContent).toBe("Selling")
  renderPage(wrapPage("Buying", "/buying", "buying"))
  expect(box.querySelector("h1")?.textContent).toBe("Buying")
})
