import { readFileSync } from "node:fs"
import { JOB_QUESTIONS } from "../../domain/job/questions"
import { validateTagEvent, EVENTS } from "./events"
import { removePrivateDetailsFromUrl, maskPagePath } from "./google"

const SENTINELS = ["mai@example.com", "Mai Nguyen", "0491 570 006", "900000", "$900,000", "12 Sample Street"]

test("an event with what it may say passes as it is", () => {
  const event = { event: "quote_priced", outcome: "quoted", side: "buying", state: "NSW" }
  expect(validateTagEvent(event)).toEqual(event)
  expect(validateTagEvent({ event: "call_clicked" })).toEqual({ event: "call_clicked" })
})

test("an event may say every side and every state that the form offers", () => {
  for (const { side, state } of [EVENTS.quote_priced, EVENTS.quote_submitted])
    expect([side, state]).toEqual([JOB_QUESTIONS.side.options, JOB_QUESTIONS.state.options])
})

test.each(SENTINELS)("%s fits into no event, in any place", personal => {
  for (const [event, says] of Object.entries(EVENTS)) {
    const good = Object.fromEntries(Object.keys(says).map(key => [key, personal]))
    expect(validateTagEvent({ event, ...good, note: personal })).toBeNull()
    if (Object.keys(says).length > 0) expect(validateTagEvent({ event, ...good })).toBeNull()
  }
  expect(validateTagEvent({ event: personal })).toBeNull()
})

test.each(["b", "b2", "calculator-b", "short-form-2"])("%s is the name of a variant", variant => {
  expect(validateTagEvent({ event: "variant_seen", variant })).toEqual({ event: "variant_seen", variant })
})

test.each(["constructor", "__proto__", "toString"])("%s is no event", event => {
  expect(validateTagEvent({ event })).toBeNull()
})

test("the list for marketers names every event and all that it says", () => {
  const rows = readFileSync("docs/data-layer.md", "utf8").matchAll(/^\| `(\w+)`\s+\|[^|]*\|([^|]*)\|$/gm)
  const listedEvents = Object.fromEntries(
    [...rows].map(([, event, says = ""]) => [event, [...says.matchAll(/`(\w+)`:/g)].map(([, key]) => key)]),
  )
  expect(listedEvents).toEqual(
    Object.fromEntries(Object.entries(EVENTS).map(([event, says]) => [event, Object.keys(says)])),
  )
})

test("the id of a quote is left out of a page's path", () => {
  expect(maskPagePath("/quotes/V1StGXR8Z5jdHi6BmyTabc/offer")).toBe("/quotes/{id}/offer")
  expect(maskPagePath("/request-a-quote/V1StGXR8Z5jdHi6BmyTabc/sorry")).toBe("/request-a-quote/{id}/sorry")
  expect(maskPagePath("/request-a-quote")).toBe("/request-a-quote")
  expect(maskPagePath("/blogs/section-32")).toBe("/blogs/section-32")
})

test("of an address the campaign is told, and no answer that a calculator keeps there", () => {
  const address = "https://www.example.com/calculator?price=900000&side=buying&utm_source=news&gclid=g1#top"
  expect(removePrivateDetailsFromUrl(address)).toBe("https://www.example.com/calculator?utm_source=news&gclid=g1")
})
