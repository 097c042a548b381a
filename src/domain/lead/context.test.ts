import * as v from "valibot"
import { attributionSchema } from "./context"
import { ATTRIBUTION_KEYS, TOUCH_KEYS } from "./quote-request-types"
import { pickVisitSource } from "./visit-source"

test("every key that may be sent is read", () => {
  const createTexts = (keys: readonly string[]) => Object.fromEntries(keys.map(key => [key, "x"]))
  const meeting = { partnerMetAt: "2026-11-21T02:00:00.000Z", embedPage: "https://www.example.com/loans" }
  const touch = { ...createTexts(TOUCH_KEYS), on: "2026-10-01" }
  const attribution = { ...createTexts(ATTRIBUTION_KEYS), ...meeting, firstTouch: touch, lastTouch: touch }
  expect(v.parse(attributionSchema, attribution)).toEqual(attribution)
})

test("a visit knows no variant", () => {
  expect(pickVisitSource({ utm_source: "news", variant: "b" })).toEqual({ utm_source: "news" })
})

test.each(["x", "javascript:alert(1)", "www.example.com/loans", `https://www.example.com/${"a".repeat(200)}`])(
  "a partner's page at %p is refused",
  embedPage => {
    expect(v.safeParse(attributionSchema, { embedPage }).success).toBe(false)
  },
)

test.each(["", "yesterday", "2026-11-21", "2026-11-21T02:00:00Z", 1795226400000])(
  "a partner that was met at %p is refused or not told",
  partnerMetAt => {
    expect(v.safeParse(attributionSchema, { partnerMetAt }).success).toBe(false)
  },
)
