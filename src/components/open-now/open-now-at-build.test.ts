import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { OpenNow } from "./open-now"

test("HTML made at build says nothing about the time", () => {
  const hours = { timeZone: "Australia/Sydney", days: ["Monday"], fromMinute: 0, toMinute: 1439 }
  expect(renderToStaticMarkup(createElement(OpenNow, { hours, closedDays: [] }))).toBe("")
})
