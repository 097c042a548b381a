import { act, render, screen } from "@testing-library/react"
import { QuietStatus } from "./quiet-status"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const getWords = () => screen.getByRole("status").textContent

test("what changes within a second isn't said; what stays is said once", () => {
  const { rerender } = render(<QuietStatus text="" />)
  for (const text of ["$8", "$85", "$850"]) {
    rerender(<QuietStatus text={text} />)
    pass(900)
    expect(getWords()).toBe("")
  }
  pass(100)
  expect(getWords()).toBe("$850")
})

test("the pause begins again with each answer, even where the text stays the same", () => {
  const { rerender } = render(<QuietStatus text="$850" of="8" />)
  pass(900)
  rerender(<QuietStatus text="$850" of="85" />)
  pass(900)
  expect(getWords()).toBe("")
  pass(100)
  expect(getWords()).toBe("$850")
})

test("what was said goes as soon as it's out of date, and isn't said again while it's true", () => {
  const { rerender } = render(<QuietStatus text="$850" of="850" />)
  pass(1000)
  rerender(<QuietStatus text="$850" of="0850" />)
  expect(getWords()).toBe("$850")
  rerender(<QuietStatus text="$8,500" of="8500" />)
  expect(getWords()).toBe("")
})
