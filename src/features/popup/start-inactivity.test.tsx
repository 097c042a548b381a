import { fireEvent } from "@testing-library/react"
import { startInactivityTimer } from "./start-inactivity"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const AFTER = 45_000

test("it comes after 45 seconds without input, once", () => {
  const show = jest.fn()
  startInactivityTimer({ afterMs: AFTER, mayShow: () => true }, show)
  jest.advanceTimersByTime(44_999)
  expect(show).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  fireEvent.keyDown(document.body, { key: "a" })
  jest.advanceTimersByTime(10 * AFTER)
  expect(show).toHaveBeenCalledTimes(1)
})

test.each(["pointerMove", "pointerDown", "touchStart", "wheel", "scroll", "keyDown", "input"] as const)(
  "input (%s) starts the time again",
  input => {
    const show = jest.fn()
    const stop = startInactivityTimer({ afterMs: AFTER, mayShow: () => true }, show)
    jest.advanceTimersByTime(44_000)
    fireEvent[input](document.body)
    jest.advanceTimersByTime(44_999)
    expect(show).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(show).toHaveBeenCalledTimes(1)
    stop()
  },
)

test("what's over already is taken off the first time only", () => {
  const show = jest.fn()
  startInactivityTimer({ afterMs: AFTER, spentMs: 40_000, mayShow: () => true }, show)
  jest.advanceTimersByTime(4_999)
  fireEvent.keyDown(document.body, { key: "a" })
  jest.advanceTimersByTime(AFTER - 1)
  expect(show).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledTimes(1)
})

test("called off, it never comes", () => {
  const show = jest.fn()
  startInactivityTimer({ afterMs: AFTER, mayShow: () => true }, show)()
  jest.advanceTimersByTime(10 * AFTER)
  expect(show).not.toHaveBeenCalled()
})
