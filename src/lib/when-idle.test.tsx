import { runWhenIdle } from "./when-idle"

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
