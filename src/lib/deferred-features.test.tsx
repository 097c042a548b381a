import {
  ACTED,
  onFirstInteraction,
  registerDeferredFeature,
  runWhenIdle,
  startFeatures,
  waitForDeferredFeatures,
} from "./deferred-features"

test("the page is ready once every deferred feature answers", async () => {
  let ready = false
  const [first, second] = [registerDeferredFeature(), registerDeferredFeature()]
  const all = waitForDeferredFeatures().then(() => {
    ready = true
  })
  first()
  await Promise.resolve()
  expect(ready).toBe(false)
  second()
  await all
  expect(ready).toBe(true)
})

test("features wait for someone to act, and not where someone has acted before", () => {
  jest.useFakeTimers()
  const features: string[] = []
  onFirstInteraction(() => features.push("after"))
  expect(features).toEqual([])
  document.documentElement.toggleAttribute(ACTED, true)
  onFirstInteraction(() => features.push("at once"))
  document.documentElement.removeAttribute(ACTED)
  jest.advanceTimersByTime(0)
  expect(features).toEqual(["at once"])
  dispatchEvent(new Event("pointermove"))
  expect(features).toEqual(["at once", "after"])
  jest.useRealTimers()
})

afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback")
  jest.useRealTimers()
})

test("work waits until the browser is idle, but for two seconds at most", () => {
  const wait = jest.fn()
  Object.assign(window, { requestIdleCallback: wait })
  const work = jest.fn()
  runWhenIdle(work)
  expect(wait).toHaveBeenCalledWith(work, { timeout: 2000 })
  expect(work).not.toHaveBeenCalled()
})

test("a browser that doesn't say when it's idle does the work soon", () => {
  jest.useFakeTimers()
  const work = jest.fn()
  runWhenIdle(work)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(300)
  expect(work).toHaveBeenCalledTimes(1)
})

test("a feature that fails when it starts is logged, and stops none of the others from starting or ending", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const stops: string[] = []
  const error = new URIError("URI malformed")
  const stop = startFeatures([
    () => () => stops.push("first"),
    () => {
      throw error
    },
    () => () => stops.push("last"),
  ])
  expect(log).toHaveBeenCalledWith(error)
  stop()
  expect(stops).toEqual(["first", "last"])
  log.mockRestore()
})
