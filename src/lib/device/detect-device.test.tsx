import { fireEvent } from "@testing-library/react"
import { watchDeviceDetails, type Device } from "./device"

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function startDetecting(options: { onResize?: boolean } = { onResize: true }) {
  const reports: Device[] = []
  const stop = watchDeviceDetails(options, device => reports.push(device))
  return { reports, stop }
}

function resizeTo(width: number): void {
  window.innerWidth = width
  fireEvent(window, new Event("resize"))
}

test("detection runs again 50 ms after a window resize when that option is on", () => {
  const { reports, stop } = startDetecting()
  // A resize in many steps counts as one.
  for (const width of [900, 800, 500]) {
    resizeTo(width)
    jest.advanceTimersByTime(49)
    expect(reports).toHaveLength(1)
  }
  jest.advanceTimersByTime(1)
  expect(reports.map(({ viewport }) => viewport.width)).toEqual([1024, 500])
  stop()
})

test("without that option a resize changes nothing", () => {
  const { reports } = startDetecting({})
  resizeTo(400)
  jest.advanceTimersByTime(1000)
  expect(reports).toHaveLength(1)
})

test("called off, it detects no more", () => {
  const { reports, stop } = startDetecting()
  resizeTo(300)
  stop()
  jest.advanceTimersByTime(1000)
  expect(reports).toHaveLength(1)
})

// User agents as Chrome, Safari and Firefox send them.
test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    { kind: "desktop", system: "Windows NT 10.0", browser: "Chrome 131.0.0.0" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    { kind: "mobile", system: "iOS 18.1", browser: "Safari 18.1" },
  ],
  [
    "Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0",
    { kind: "tablet", system: "Android 14", browser: "Firefox 132.0" },
  ],
  ["", { kind: "not told", system: "not told", browser: "not told" }],
])("the user agent %j is told apart", (userAgent, device) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent)
  expect(startDetecting().reports[0]).toMatchObject(device)
})

test("an Apple tablet that calls itself a Mac is a tablet", () => {
  const mac =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15"
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(mac)
  expect(startDetecting().reports[0]).toMatchObject({ kind: "desktop", system: "macOS 10.15.7" })
  Object.defineProperty(navigator, "maxTouchPoints", { value: 5, configurable: true })
  expect(startDetecting().reports[0]).toMatchObject({ kind: "tablet", system: "iPadOS" })
  Reflect.deleteProperty(navigator, "maxTouchPoints")
})

test("the connection is told as far as the browser tells it", () => {
  expect(startDetecting().reports[0]?.connection).toBe("online")
  Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g", saveData: true }, configurable: true })
  expect(startDetecting().reports[0]?.connection).toBe("online, 3g, data saver on")
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  expect(startDetecting().reports[0]?.connection).toBe("offline")
  Reflect.deleteProperty(navigator, "connection")
})
