import type { LogEntry } from "../core/log"
import { withErrorResponse } from "./edge"

const call = { params: {}, deploy: { context: "production" }, ip: "", waitUntil: () => undefined }
const createFailingHandler = (logEntries: LogEntry[]) =>
  withErrorResponse(
    () => Promise.reject(new TypeError("zephyrine@private.example at /srv/functions/quotes.mts:12")),
    entry => void logEntries.push(entry),
  )

test.each([
  ["a program", "application/json"],
  ["a browser", "text/html,application/xhtml+xml"],
])("an unforeseen error is a plain 500 for %s, without message or stack", async (_, accept) => {
  const logEntries: LogEntry[] = []
  const answer = await createFailingHandler(logEntries)(
    new Request("https://www.example.com/", { headers: { accept } }),
    call,
  )
  const text = await answer.text()
  expect(answer.status).toBe(500)
  expect(text).toContain("Please try again in a few minutes")
  expect(text).not.toMatch(/zephyrine|\/srv|TypeError/)
  expect(logEntries).toEqual([{ event: "failed", code: "TypeError", alert: true }])
})
