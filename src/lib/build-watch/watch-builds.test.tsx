import type { HttpAnswer } from "../http"
import { watchBuilds } from "./watch-builds"

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
  deploy("code1-html1")
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function deploy(id: string) {
  files = {
    "/builds/latest.json": { status: 200, body: { id, timestamp: "2026-11-21T12:00:00.000Z" } },
    [`/builds/meta/${id}.json`]: { status: 200, body: { id, redirects: REDIRECTS, prerendered: ["/"] } },
  }
}

async function watch() {
  stop = watchBuilds({
    ask: async path => {
      requests.push(path)
      return files[path.replace(/\?.*/, "")] ?? { status: 404, body: null }
    },
    setRules: rules => reports.push(rules),
  })
  await pass(0)
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function focus() {
  window.dispatchEvent(new Event("focus"))
  await pass(0)
}

test("the latest build is asked for with the time as query, at once and every hour", async () => {
  await watch()
  await pass(2 * HOUR)
  expect(requests).toEqual([NOON, NOON + HOUR, NOON + 2 * HOUR].map(time => `/builds/latest.json?${time}`))
  expect(reports).toEqual([])
})

test("a new id marks the tab stale, once, with the redirects of the new build", async () => {
  await watch()
  deploy("code1-html2")
  await pass(HOUR)
  expect(requests.at(-1)).toBe("/builds/meta/code1-html2.json")
  expect(reports).toEqual([{ stale: true, redirects: REDIRECTS }])
  await pass(2 * HOUR)
  expect(reports).toHaveLength(1)
  deploy("code1-html3")
  await pass(HOUR)
  expect(reports).toHaveLength(2)
})

test("a tab whose scripts are older than the latest build is stale at once", async () => {
  deploy("code2-html1")
  await watch()
  expect(reports).toEqual([{ stale: true, redirects: REDIRECTS }])
})

test("coming back to the tab asks too, but not within a minute of the last time, nor while it's hidden", async () => {
  const comeBack = async () => {
    document.dispatchEvent(new Event("visibilitychange"))
    await pass(0)
  }
  await watch()
  await pass(59_999)
  await focus()
  expect(requests).toHaveLength(1)
  await pass(1)
  await focus()
  await focus()
  expect(requests).toHaveLength(2)
  await pass(60_000)
  await comeBack()
  expect(requests).toHaveLength(3)
  await pass(60_000)
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  await comeBack()
  expect(requests).toHaveLength(3)
})

test("metadata that cannot be fetched is logged only: the tab is stale all the same", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue()
  await watch()
  deploy("code1-html2")
  delete files["/builds/meta/code1-html2.json"]
  await pass(HOUR)
  expect(warn).toHaveBeenCalledWith("/builds/meta/code1-html2.json could not be read (status 404).")
  expect(reports).toEqual([{ stale: true }])
})

test.each([
  ["no answer", { status: 0, body: null }],
  ["a server's error", { status: 503, body: { message: "later" } }],
  ["a page instead of the file", { status: 200, body: null }],
  ["an id that would lead elsewhere", { status: 200, body: { id: "../../x" } }],
])("%s is no news", async (_, answer) => {
  await watch()
  files["/builds/latest.json"] = answer
  await pass(HOUR)
  expect(reports).toEqual([])
  expect(requests).toHaveLength(2)
})

test("once stopped it asks no more", async () => {
  await watch()
  stop()
  await pass(2 * HOUR)
  await focus()
  expect(requests).toHaveLength(1)
})
