import fc from "fast-check"
import { REAL_NAMES } from "../../testing/typed-names"
import { isCleanName } from "./visitor-text"

// Forms refuse or normalise these, so only an older lead could contain them.
test.each(["", " ", " Bo", "Bo  Li", "Bo\u00a0Li", "Bo\r\nLi", "Bo\nLi\n", "Bo\u202eLi", "An\u200bna", "http evil"])(
  "%j isn't a clean name",
  name => {
    expect(isCleanName(name)).toBe(false)
  },
)

/** Matches letters, their marks, spaces, hyphens and apostrophes, and the joiners of Persian and Sinhala. */
const OF_A_NAME = /^[\p{L}\p{M} \-‐‑'’‘\u200c\u200d]{1,40}$/u

test("a clean name has no character but those of names, in four words at most, whatever is put into a real one", () => {
  const character = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.constantFrom(...REAL_NAMES), character, fc.nat(40), (name, put, at) => {
      const text = [...name].toSpliced(at, 0, put).join("")
      if (!isCleanName(text)) return
      expect(text).toMatch(OF_A_NAME)
      expect(text.split(" ").length).toBeLessThanOrEqual(4)
    }),
    { numRuns: 5_000, seed: 20261127 },
  )
})

test("a name as it's composed or comes apart is judged alike", () => {
  for (const name of REAL_NAMES) expect([name, isCleanName(name.normalize("NFD"))]).toEqual([name, true])
})

test.each([
  ["Sample Firm Trust Account", false],
  ["Bank Details Changed", false],
  ["Páy Now", false],
  ["TrustAccount", false],
  ["Refund-Invoice BSB", false],
  ["Penny Banks", true],
  ["Grace Trustrum", true],
  ["Tala Payne", true],
])("that an email greets %j is %s, since a stranger's words about money must not look like ours", (name, isGreeted) => {
  expect(isCleanName(name)).toBe(isGreeted)
})
