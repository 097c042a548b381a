import { createInlineScript } from "./inline-scripts"
import { PAGE_TEST_ID, assignPageTestVariant } from "./run-page-test"

const KEY = "draft:page-tests"

const VARIANTS = [
  { name: "long", page: "/lp/a", weight: 50 },
  { name: "short", page: "/lp/b", weight: 30 },
  { name: "chat", page: "/lp/c", weight: 20 },
]

/** The page's actions: the addresses it sent the browser to, and the views it counted. */
type Done = { went: string[]; counted: string[] }

type Opening = {
  /** The variant whose page is opened. */
  shown?: string
  search?: string
  /** The result of `Math.random`, from 0 to 1. */
  chance?: number
  until?: string
  /** False if the browser refuses beacons. */
  takesBeacons?: boolean
}

const fetched = jest.fn<Promise<void>, [string, RequestInit?]>(() => Promise.resolve())

type Answer = { then: (work: (value: unknown) => unknown) => Answer; catch: () => Answer }
/** Answers at once, without a promise, so that a test sees what follows. */
const answerNow = (value: unknown): Answer => ({ then: work => answerNow(work(value)), catch: () => answerNow(value) })

/** Runs the script as a page under test does: from its source text, with only a window's properties available. */
function openPage({
  shown = "long",
  search = "",
  chance = 0,
  until = "2026-12-31",
  takesBeacons = true,
}: Opening = {}) {
  const record: Done = { went: [], counted: [] }
  const data = JSON.stringify({ page: "/lp/a", until, variants: VARIANTS, shown })
  document.documentElement.hidden = false
  document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/">'
  document.head.append(Object.assign(document.createElement("script"), { id: PAGE_TEST_ID, type: "application/json" }))
  document.getElementById(PAGE_TEST_ID)?.setAttribute("data-test", data)
  jest.spyOn(Math, "random").mockReturnValue(chance)
  const location = { search, hash: "#top", replace: (to: string) => record.went.push(to) }
  const sendBeacon = (address: string, view: URLSearchParams) =>
    takesBeacons && record.counted.push(`${address}?${view}`) > 0
  const text = createInlineScript()(
    assignPageTestVariant,
    PAGE_TEST_ID,
    KEY,
    "api-base",
    "/api/views",
    "/api/stamp",
    "Australia/Sydney",
  )
  const fetchNow = (address: string, init?: RequestInit) =>
    address === "https://api.example.com/api/stamp"
      ? answerNow({ json: () => ({ stamp: "a.b" }) })
      : fetched(address, init)
  new Function("location", "navigator", "fetch", text)(location, { sendBeacon }, fetchNow)
  return record
}

const readVisit = () => JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
}
const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { value: state, configurable: true })

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-12-24T02:00:00Z") })
  sessionStorage.clear()
  fetched.mockClear()
  setReadyState("interactive")
  setVisibility("visible")
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(document, "prerendering")
})

test.each([
  [0, "long"],
  [0.4999, "long"],
  [0.5, "short"],
  [0.7999, "short"],
  [0.8, "chat"],
  [0.999999999, "chat"],
])("the chance %d gives %s", (chance, name) => {
  openPage({ chance })
  expect(readVisit()["/lp/a"].variant).toBe(name)
})

test("the control is shown as it is, and counted once", () => {
  expect(openPage()).toEqual({
    went: [],
    counted: ["https://api.example.com/api/views?page=%2Flp%2Fa&variant=long&stamp=a.b"],
  })
  expect(openPage()).toEqual({ went: [], counted: [] })
  expect(readVisit()).toEqual({ "/lp/a": { variant: "long", counted: true } })
})

test("another variant takes the control's place with query and hash, unseen and uncounted until it's there", () => {
  const control = openPage({ chance: 0.6, search: "?gclid=1&utm_source=news" })
  expect(control).toEqual({ went: ["/lp/b?gclid=1&utm_source=news#top"], counted: [] })
  expect(document.documentElement.hidden).toBe(true)

  expect(openPage({ shown: "short" })).toEqual({
    went: [],
    counted: ["https://api.example.com/api/views?page=%2Flp%2Fa&variant=short&stamp=a.b"],
  })
})

test("the control is seen after all where the other page can't be reached", () => {
  openPage({ chance: 0.6 })
  jest.advanceTimersByTime(4000)
  expect(document.documentElement.hidden).toBe(false)
})

test("a visit keeps its variant, whatever the chance is the next time", () => {
  openPage({ chance: 0.6 })
  expect(openPage({ chance: 0 }).went).toEqual(["/lp/b#top"])
  expect(openPage({ chance: 0.9 }).went).toEqual(["/lp/b#top"])
})

test("whoever opens a variant's own address has chosen it, from then on", () => {
  expect(openPage({ shown: "chat", chance: 0 }).went).toEqual([])
  expect(openPage({ chance: 0 }).went).toEqual(["/lp/c#top"])
})

test("one view for each visit and test, though the visit has seen two variants", () => {
  expect(openPage().counted).toHaveLength(1)
  expect(openPage({ shown: "chat" }).counted).toHaveLength(0)
  expect(readVisit()).toEqual({ "/lp/a": { variant: "chat", counted: true } })
})

test("the last page under test is at the end", () => {
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ "/lp/a": { variant: "long", counted: true }, "/lp/x": { variant: "b" } }),
  )
  openPage()
  expect(Object.keys(readVisit())).toEqual(["/lp/x", "/lp/a"])
})

test("a page is counted once it has been read and can be seen", () => {
  setReadyState("loading")
  setVisibility("hidden")
  const { counted } = openPage()
  setReadyState("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
  expect(counted).toEqual([])
  setVisibility("visible")
  expect(counted).toHaveLength(1)
  setVisibility("hidden")
  setVisibility("visible")
  expect(counted).toHaveLength(1)
})

test("a prerendered page is assigned and counted when the visitor comes to it, and never before", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true })
  const record = openPage({ chance: 0.6 })
  expect([record.went, readVisit()]).toEqual([[], {}])
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(record.went).toEqual(["/lp/b#top"])
})

test("a browser that takes no beacon sends the view by fetch", () => {
  openPage({ takesBeacons: false })
  expect(fetched).toHaveBeenCalledTimes(1)
  const [address, request] = fetched.mock.calls[0] as [string, RequestInit]
  expect([address, String(request.body), request.method, request.keepalive]).toEqual([
    "https://api.example.com/api/views",
    "page=%2Flp%2Fa&variant=long&stamp=a.b",
    "POST",
    true,
  ])
})

// In summer, 14:00 UTC is 1 am in Sydney.
test.each([
  ["2026-12-31T12:59:59Z", ["/lp/b#top"]],
  ["2026-12-31T13:00:00Z", []],
])("at %s, by Sydney's clock, the last day is over or not", (now, went) => {
  jest.setSystemTime(Date.parse(now))
  expect(openPage({ chance: 0.6 })).toEqual({ went, counted: [] })
})

test("where nothing may be kept, nothing is assigned or counted", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("closed")
  })
  expect(openPage({ chance: 0.6 })).toEqual({ went: [], counted: [] })
  expect(openPage()).toEqual({ went: [], counted: [] })
  expect(document.documentElement.hidden).toBe(false)
})

test.each(["{", "[]", "1", '"x"', "null", '{"/lp/a":null}', '{"/lp/a":{"variant":"none"}}', '{"/lp/a":1}'])(
  "what was kept as %s counts for nothing",
  text => {
    sessionStorage.setItem(KEY, text)
    expect(openPage({ chance: 0.6 }).went).toEqual(["/lp/b#top"])
  },
)
