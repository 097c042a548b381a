import { LEAD_TYPES } from "./event"
import { createJsonLineLogger, type LogEntry } from "./log"

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Texts = { [K in keyof LogEntry]-?: string extends LogEntry[K] ? K : never }[keyof LogEntry]

/** The compiler refuses these lines if an entry gets a field that isn't named here, or a field for free text. */
const hasOnly: Same<
  keyof LogEntry,
  "event" | "id" | "kind" | "webhook" | "status" | "code" | "ms" | "count" | "minutes" | "alert"
> = true
const textsAre: Same<Texts, "id" | "kind" | "webhook" | "code"> = true

const writeLogEntry = (entry: LogEntry): unknown => {
  const lines: string[] = []
  createJsonLineLogger(line => lines.push(line))(entry)
  expect(lines).toHaveLength(1)
  return JSON.parse(lines.join())
}

test("an entry has a field for id, kind, webhook, status, code and times, and for nothing that a visitor wrote", () => {
  expect([hasOnly, textsAre]).toEqual([true, true])
})

test("an entry is one line of JSON", () => {
  const entries: LogEntry[] = [
    { event: "refused", id: "--abcdefghijklmnopqrstuvwx", kind: "contact.sent.v1", status: 503, ms: 7 },
    { event: "failed", code: "UND_ERR_SOCKET", alert: true },
    { event: "unavailable", code: "503" },
    ...LEAD_TYPES.map(kind => ({ event: "kept", kind }) as const),
  ]
  expect(entries.map(writeLogEntry)).toEqual(entries)
})

test("a field that slipped past the compiler is left out", () => {
  const more = { event: "kept" as const, name: "Zephyrine", request: { email: "zephyrine@private.example" } }
  expect(writeLogEntry(more)).toEqual({ event: "kept" })
})

test.each([
  ["an email address", "zephyrine@private.example"],
  ["a telephone number", "0491570006"],
  ["an international one", "+61491570006"],
  ["a full name", "Zephyrine Quokka"],
  ["a name in another script", "Nguyễn"],
  ["an address of the web", "https://example.com/u/v1.x"],
  ["another line", "kept\n{}"],
])("%s never stands in a line, whatever field it was put in", (_, text) => {
  const line = writeLogEntry({ event: "failed", id: text, kind: text, code: text })
  expect(line).toEqual({ event: "failed", id: "?", kind: "?", code: "?" })
})
