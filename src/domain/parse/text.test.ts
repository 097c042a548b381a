import fc from "fast-check"
import { pickAttribution } from "../lead/visit-source"
import { parseMultilineText, parseLine } from "./text"

test.each([
  ["spaces at the ends", "  Bo  ", "Bo"],
  ["runs of spaces", "Bo   Li", "Bo Li"],
  ["a no-break space", "Bo\u00a0Li", "Bo Li"],
  ["tabs, as a table's cells are copied", "\tBo\tLi\t", "Bo Li"],
  ["a decomposed letter", "Nguye\u0302\u0303n", "Nguyễn"],
  ["a zero-width space", "B\u200bo", "Bo"],
  ["a byte order mark", "\ufeffBo", "Bo"],
  ["right-to-left marks", "\u200fعلي\u200f", "علي"],
  ["a bidirectional override", "Bo\u202egpj", "Bogpj"],
  ["an isolate", "\u2066Bo\u2069", "Bo"],
  ["a joiner between Latin letters", "B\u200do", "Bo"],
  ["a joiner after a Latin letter", "B\u200dé", "Bé"],
  ["30 marks on one letter", `B${"\u0301".repeat(30)}`, `B${"\u0301".repeat(30)}`],
])("one line is tidied: %s", (_, input, tidy) => {
  expect(parseLine(input)).toEqual({ ok: true, value: tidy })
})

test.each([
  ["an emoji family", "👩\u200d👩\u200d👧"],
  ["a Sinhala name", "ශ්\u200dරී"],
  ["a Persian word", "می\u200cخواهم"],
])("joiners that spell something stay: %s", (_, input) => {
  expect(parseLine(input)).toEqual({ ok: true, value: input })
})

test.each([
  ["NUL", "Bo\0"],
  ["a line break", "Bo\r\nBcc: x@example.com"],
  ["a trailing line feed", "Bo\n"],
  ["next line (C1)", "Bo\u0085"],
  ["a high surrogate alone", "Bo\ud83d"],
  ["a low surrogate alone", "\udc69Bo"],
  ["31 marks on one letter", `B${"\u0301\u200b".repeat(31)}`],
])("one line refuses %s", (_, input) => {
  expect(parseLine(input)).toMatchObject({ ok: false, code: "control-character" })
})

test("a note keeps its line breaks, whichever way they were written", () => {
  expect(parseMultilineText(" one \r\ntwo\rthree\n\nfour\tfive ")).toEqual({
    ok: true,
    value: "one\ntwo\nthree\n\nfour five",
  })
})

test.each(["a\0b", "a\u0085b", "a\u001bb", "\ud800", `a\n${"\u0301".repeat(31)}`])("a note refuses %j", input => {
  expect(parseMultilineText(input)).toMatchObject({ ok: false, code: "control-character" })
})

test("normalising twice gives what normalising once gave", () => {
  const pieces = fc.constantFrom(..."ae\u0301\u200d\u200c\u200b\u212a \u00a0é👩ر\n")
  const text = fc.oneof(fc.string({ unit: pieces }), fc.string({ unit: "binary" }))
  fc.assert(
    fc.property(text, input => {
      for (const rule of [parseLine, parseMultilineText]) {
        const once = rule(input)
        if (once.ok) expect(rule(once.value)).toEqual(once)
      }
    }),
  )
})

test("the page cuts long attribution and leaves out what cannot be read", () => {
  const texts = { utm_source: "x".repeat(300), utm_term: "a\0b", gclid: " ok ", fbclid: undefined, other: "x" }
  expect(pickAttribution(texts)).toEqual({ utm_source: "x".repeat(200), gclid: "ok" })
})
