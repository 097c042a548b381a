import { focusPagesAfterPaint } from "./announce-page"

jest.useFakeTimers()

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><a href="/faqs">Questions</a></div>`
  focusPagesAfterPaint()
  find("#gatsby-focus-wrapper")?.focus()
})

test("a new page gets the focus once it's painted", () => {
  expect(document.body).toHaveFocus()
  jest.runAllTimers()
  expect(find("#gatsby-focus-wrapper")).toHaveFocus()
})

test("a focus that the visitor has moved into the page by then stays", () => {
  find("a")?.focus()
  jest.runAllTimers()
  expect(find("a")).toHaveFocus()
})
