import fc from "fast-check"
import { VERDICTS, verdictOn } from "./verdict"

const signs = fc.array(fc.constantFrom(...VERDICTS), { maxLength: 16 })
const worse = (verdict: (typeof VERDICTS)[number] | null) => (verdict ? VERDICTS.indexOf(verdict) : VERDICTS.length)

test.each([
  [[], null],
  [["fine"], "fine"],
  [["verify", "fine"], "verify"],
  [["fine", "verify", "stop"], "stop"],
] as const)("signs %p come to %s", (given, verdict) => {
  expect(verdictOn(given)).toBe(verdict)
})

test("one more sign never makes the verdict milder, and the order of the signs says nothing", () => {
  fc.assert(
    fc.property(signs, fc.constantFrom(...VERDICTS), (given, one) => {
      expect(worse(verdictOn([...given, one]))).toBeLessThanOrEqual(worse(verdictOn(given)))
      expect(verdictOn([one, ...given])).toBe(verdictOn([...given, one]))
    }),
    { seed: 20261123 },
  )
})
