import { act, render, screen } from "@testing-library/react"
import { scrollToHashOrTop, navigateTo } from "../lib/navigation/follow"
import { BelowFirstScreen } from "../lib/navigation/use-is-whole"
import { PageBody } from "./page-body"

jest.useFakeTimers()

/** A body of a hundred paragraphs, which is more than a screen. */
const BODY = Array.from({ length: 100 }, (_, i) => ["p", null, `Paragraph ${i + 1}. ${"Words ".repeat(50)}`])
const paragraphs = () => screen.queryAllByText(/^Paragraph/).length

beforeEach(() => {
  history.replaceState(null, "", "/")
  window.___navigate = () => undefined
  window.scrollTo = () => undefined
})

test("a page that's opened is drawn whole", () => {
  render(<PageBody body={BODY} />)
  expect(paragraphs()).toBe(100)
})

test("a page that a link leads to is drawn from its top: a screen first, the rest once that's seen", () => {
  navigateTo("/blogs/section-32")
  render(
    <>
      <PageBody body={BODY} />
      <BelowFirstScreen>
        <h2>Related guides</h2>
      </BelowFirstScreen>
    </>,
  )
  expect(paragraphs()).toBeGreaterThanOrEqual(10)
  expect(paragraphs()).toBeLessThan(50)
  expect(screen.queryByRole("heading")).toBeNull()
  act(() => void jest.runAllTimers())
  expect(paragraphs()).toBe(100)
  expect(screen.getByRole("heading")).toHaveTextContent("Related guides")
})

test.each([
  ["a place in a page", () => navigateTo("/blogs/section-32#costs")],
  ["the same page with other answers", () => navigateTo("/?side=buying")],
  [
    "Back, after a link has led somewhere",
    () => {
      navigateTo("/blogs")
      scrollToHashOrTop({ pathname: "/blogs", hash: "" }, { pathname: "/", hash: "" })
    },
  ],
])("%s is drawn whole", (_, go) => {
  go()
  render(<PageBody body={BODY} />)
  expect(paragraphs()).toBe(100)
})
