import { act, render, screen } from "@testing-library/react"
import { PAGE_FAILED, PAGE_LOADED, PAGE_LOADING } from "../../lib/build-watch/watch-page-loads"
import { firm } from "../../testing/example-firm"
import { parseCssRules } from "../../testing/css-rules"
import { buildStylesheet } from "../../theme/stylesheet"
import { LoadingBar } from "./loading-bar"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const emit = (event: string, detail?: boolean) =>
  act(() => void document.dispatchEvent(new CustomEvent(event, { detail })))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const bar = () => screen.queryByRole("progressbar", { name: "Loading the page" })

test("the bar runs from the start of a page's loading to its end", () => {
  render(<LoadingBar phone={firm.phone} />)
  expect(bar()).toBeNull()
  emit(PAGE_LOADING)
  pass(200)
  expect(bar()).toHaveAttribute("data-phase", "running")
  emit(PAGE_LOADED)
  expect(bar()).toBeNull()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("an error during loading is shown and announced", () => {
  const { container } = render(<LoadingBar phone={firm.phone} />)
  emit(PAGE_LOADING)
  pass(200)
  emit(PAGE_FAILED, true)
  expect(container.querySelector("[data-phase=failed]")).toBeInTheDocument()
  pass(5000)
  expect(screen.getByRole("alert")).toHaveTextContent(/^This page couldn’t be loaded\.$/)
  emit(PAGE_LOADING)
  expect(screen.queryByRole("alert")).toBeNull()
  // The second click within ten seconds, after which the browser doesn't load the page whole.
  emit(PAGE_FAILED, false)
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This page couldn’t be loaded. Try again in a moment. You can also call 1300 975 707.",
  )
  expect(screen.getByRole("link", { name: "1300 975 707" })).toHaveAttribute("href", "tel:1300975707")
})

test("a bar that is taken away listens no more", () => {
  const { unmount } = render(<LoadingBar phone={firm.phone} />)
  emit(PAGE_LOADING)
  unmount()
  pass(5000)
  emit(PAGE_LOADING)
  expect(jest.getTimerCount()).toBe(0)
})

test("the bar is 3px high, runs for 2000 ms, and stands still for those who asked for less motion", () => {
  const rules = parseCssRules(buildStylesheet())
  const declared = (selector: string, at: string | null = null) =>
    rules.find(rule => rule.at === at && rule.selectors.includes(selector))?.declarations
  expect(declared(".waiting-bar")).toContain("height: 3px")
  expect(declared(".waiting-bar[data-phase=running]")?.join()).toContain("transition: transform 2000ms")
  expect(declared("*", "@media (prefers-reduced-motion: reduce)")).toContain("transition-duration: 0s !important")
})
