import { type LoadedPage, PAGE_FAILED, PAGE_LOADING, watchPageLoads } from "./watch-page-loads"
import { loadWholePage } from "../navigation/load-whole"
import { setFormHasUnsavedAnswers } from "../session-draft"

jest.mock("../navigation/load-whole")

const NOON = Date.parse("2026-11-21T12:00:00Z")
const CHUNK_LOST: LoadedPage = { status: "error", error: new Error("Loading chunk 7 failed.") }

let answer: LoadedPage | undefined
const reports: string[] = []
const listPagesLoadedWhole = () => jest.mocked(loadWholePage).mock.calls.map(([path]) => path)
const recordEvent = (event: Event) =>
  reports.push(event instanceof CustomEvent ? `${event.type} ${event.detail.path ?? event.detail}` : event.type)

beforeEach(() => {
  sessionStorage.clear()
  reports.length = 0
  jest.mocked(loadWholePage).mockClear()
  jest.spyOn(Date, "now").mockReturnValue(NOON)
  window.___webpackCompilationHash = "ours"
  window.___loader = { loadPage: async () => answer }
  for (const event of [PAGE_LOADING, PAGE_FAILED]) document.addEventListener(event, recordEvent)
  window.addEventListener("preload-error", recordEvent)
  watchPageLoads()
})

afterEach(() => {
  setFormHasUnsavedAnswers("form", false)
  for (const event of [PAGE_LOADING, PAGE_FAILED]) document.removeEventListener(event, recordEvent)
  window.removeEventListener("preload-error", recordEvent)
})

const loadPageByPath = (path: string) => window.___loader?.loadPage(path)

/** Loads a page whose navigation never ends, and waits until everything that's due has run. */
async function loadPageWithoutEnd(path: string): Promise<"pending" | "ended"> {
  const outcome = loadPageByPath(path)?.then(() => "ended" as const)
  const later = new Promise<"pending">(resolve => setTimeout(resolve, 0, "pending"))
  return (await Promise.race([outcome, later])) ?? "ended"
}

test("loading is told before the page has come, and the page is handed on as it is", async () => {
  answer = { page: { webpackCompilationHash: "theirs" } }
  const loading = loadPageByPath("/faqs")
  expect(reports).toEqual(["page-loading"])
  expect(await loading).toBe(answer)
  expect(listPagesLoadedWhole()).toEqual([])
})

test("when a page's module cannot be loaded: preload-error, the navigation fails, and the target is loaded once", async () => {
  answer = CHUNK_LOST
  expect(await loadPageWithoutEnd("/faqs?a=1")).toBe("pending")
  expect(reports).toEqual(["page-loading", "preload-error /faqs?a=1", "page-failed true"])
  expect(listPagesLoadedWhole()).toEqual(["/faqs?a=1"])
})

test("not again within 10 seconds for the same path", async () => {
  answer = CHUNK_LOST
  await loadPageWithoutEnd("/faqs")
  jest.spyOn(Date, "now").mockReturnValue(NOON + 9_999)
  expect(await loadPageWithoutEnd("/faqs")).toBe("pending")
  expect(listPagesLoadedWhole()).toEqual(["/faqs"])
  await loadPageWithoutEnd("/buying")
  jest.spyOn(Date, "now").mockReturnValue(NOON + 10_000)
  await loadPageWithoutEnd("/faqs")
  expect(listPagesLoadedWhole()).toEqual(["/faqs", "/buying", "/faqs"])
})

test("where storage is closed, a click may still load the page", async () => {
  const closed = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError")
  })
  answer = CHUNK_LOST
  await loadPageWithoutEnd("/faqs")
  expect(listPagesLoadedWhole()).toEqual(["/faqs"])
  closed.mockRestore()
})

test("an address that is no page of the app is left to Gatsby, which loads it whole", async () => {
  answer = { status: "error" }
  expect(await loadPageByPath("/quotes/x/document")).toBe(answer)
  expect(reports).toEqual(["page-loading"])
  expect(listPagesLoadedWhole()).toEqual([])
})

test("a page of a newer build is not loaded whole while a form holds something unsent", async () => {
  answer = { page: { webpackCompilationHash: "theirs" } }
  setFormHasUnsavedAnswers("form", true)
  expect(await loadPageByPath("/faqs")).toEqual({ page: { webpackCompilationHash: "ours" } })
  setFormHasUnsavedAnswers("form", false)
  expect(await loadPageByPath("/faqs")).toEqual({ page: { webpackCompilationHash: "theirs" } })
})
