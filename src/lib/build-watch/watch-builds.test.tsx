import type { HttpAnswer } from "../http"
import { watchForNewSiteBuilds } from "./watch-builds"

const NOON = Date.parse("2026-11-21T12:00:00Z")
const HOUR = 3_600_000
const REDIRECTS = [{ from: "/faqs", to: "/contact-us", status: 301 }]

let stop = () => {}
/** The site's files by address, without the query. */
let files: Record<string, HttpAnswer> = {}
const requests: string[] = []
const reports: unknown[] = []

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
  requests.length = reports.length = 0
  window.___webpackCompilationHash = "code1"
  deployBuild("code1-html1")
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function deployBuild(id: string) {
  files = {
    "/builds/latest.json": { status: 200, body: { id, timestamp: "2026-11-21T12:00:00.000Z" } },
    [`/builds/meta/${id}.json`]: { status: 200, body: { id, redirects: REDIRECTS, prerendered: ["/"] } },
  }
}

async function startWatchingBuilds() {
  stop = watchForNewSiteBuilds({
    ask: async path => {
      requests.push(path)
      return files[path.replace(/\?.*/, "")] ?? { status: 404, body: null }
    },
    setRules: rules => reports.push(rules),
  })
  await advanceTime(0)
}

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function focusWindow() {
  window.dispatchEvent(new Event("focus"))
  await advanceTime(0)
}

test("the latest build is asked for with the time as query, at once and every hour", async () => {
  await startWatchingBuilds()
  await advanceTime(2 * HOUR)
  expect(requests).toEqual([NOON, NOON + HOUR, NOON + 2 * HOUR].map(time => `/builds/latest.json?${time}`))
  expect(reports).toEqual([])
})

test("a new id marks the tab stale, once, with the redirects of the new build", async () => {
  await startWatchingBuilds()
  deployBuild("code1-html2")
  await advanceTime(HOUR)
  expect(requests.at(-1)).toBe("/builds/meta/code1-html2.json")
  expect(reports).toEqual([{ stale: true, redirects: REDIRECTS }])
  await advanceTime(2 * HOUR)
  expect(reports).toHaveLength(1)
  deployBuild("code1-html3")
  await advanceTime(HOUR)
  expect(reports).toHaveLength(2)
})

test("a tab whose scripts are older than the latest build is stale at once", async () => {
  deployBuild("code2-html1")
  await startWatchingBuilds()
  expect(reports).toEqual([{ stale: true, redirects: REDIRECTS }])
})

test("coming back to the tab asks too, but not within a minute of the last time, nor while it's hidden", async () => {
  const returnToTab = async () => {
    document.dispatchEvent(new Event("visibilitychange"))
    await advanceTime(0)
  }
  await startWatchingBuilds()
  await advanceTime(59_999)
  await focusWindow()
  expect(requests).toHaveLength(1)
  await advanceTime(1)
  await focusWindow()
  await focusWindow()
  expect(requests).toHaveLength(2)
  await advanceTime(60_000)
  await returnToTab()
  expect(requests).toHaveLength(3)
  await advanceTime(60_000)
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  await returnToTab()
  expect(requests).toHaveLength(3)
})

test("metadata that cannot be fetched is logged only: the tab is stale all the same", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue()
  await startWatchingBuilds()
  deployBuild("code1-html2")
  delete files["/builds/meta/code1-html2.json"]
  await advanceTime(HOUR)
  expect(warn).toHaveBeenCalledWith("/builds/meta/code1-html2.json could not be read (status 404).")
  expect(reports).toEqual([{ stale: true }])
})

test.each([
  ["no answer", { status: 0, body: null }],
  ["a server's error", { status: 503, body: { message: "later" } }],
  ["a page instead of the file", { status: 200, body: null }],
  ["an id that would lead elsewhere", { status: 200, body: { id: "../../x" } }],
])("%s is no news", async (_, answer) => {
  await startWatchingBuilds()
  files["/builds/latest.json"] = answer
  await advanceTime(HOUR)
  expect(reports).toEqual([])
  expect(requests).toHaveLength(2)
})

test("once stopped it asks no more", async () => {
  await startWatchingBuilds()
  stop()
  await advanceTime(2 * HOUR)
  await focusWindow()
  expect(requests).toHaveLength(1)
})
