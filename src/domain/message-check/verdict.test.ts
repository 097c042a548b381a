import { getVerdict } from "./verdict"

test.each([
  [[], null],
  [["fine"], "fine"],
  [["verify", "fine"], "verify"],
  [["fine", "verify"], "verify"],
  [["stop", "fine", "verify"], "stop"],
  [["fine", "verify", "stop"], "stop"],
] as const)("signs %p come to %s", (signs, verdict) => {
  expect(getVerdict(signs)).toBe(verdict)
})
