import { LEAD_TYPES } from "./event"
import { createHashKey } from "./ids"
import { convertToOldLeadKey, isUrgentLeadKey, createLeadKey } from "./lead-key"

const SECRET = "id secret"
const ORDINARY = LEAD_TYPES.filter(type => type !== "subscription.ended.v1")

/** So many keys that each of the 64 characters that an HMAC may begin with comes up about 30 times. */
const NUMBERS = Array.from({ length: 2_000 }, (_, n) => String(n))

test.each(LEAD_TYPES)(
  "the webhook-id of %s begins with a letter: no spreadsheet, shell or option takes it for more",
  type => {
    const keys = NUMBERS.map(n => createLeadKey(SECRET, type, n))
    expect(keys.filter(key => !/^[A-Za-z][A-Za-z0-9_-]{25}$/.test(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test("a key that began with a letter is as it ever was", () => {
  const before = NUMBERS.map(n => createHashKey(SECRET, "contact.sent.v1", n))
  const now = NUMBERS.map(n => createLeadKey(SECRET, "contact.sent.v1", n))
  const others = before.filter(key => !/^[A-Za-z]/.test(key))
  expect(before.filter((key, n) => /^[A-Za-z]/.test(key) && now[n] !== key)).toEqual([])
  expect(others.length).toBeGreaterThan(100)
  expect(now.filter(key => others.includes(key))).toEqual([])
})

test.each(ORDINARY)("the key that %s had before is found again, to the letter", type => {
  const wrong = NUMBERS.filter(n => {
    const [before, now] = [createHashKey(SECRET, type, n), createLeadKey(SECRET, type, n)]
    return before !== now && before !== convertToOldLeadKey(now)
  })
  expect(wrong).toEqual([])
})

test("an urgent lead is known by its key, old or new, and its old one is found again", () => {
  for (const n of NUMBERS.slice(0, 50)) {
    const now = createLeadKey(SECRET, "subscription.ended.v1", n)
    const before = `--${createHashKey(SECRET, "subscription.ended.v1", n).slice(2)}`
    expect([now, before].map(isUrgentLeadKey)).toEqual([true, true])
    expect(convertToOldLeadKey(now)).toBe(before)
  }
})
