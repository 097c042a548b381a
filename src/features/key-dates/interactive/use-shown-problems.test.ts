import type { Problem } from "../read-sale"
import { updateShownProblems } from "./use-shown-problems"

const FINANCE: Problem = { field: "finance", code: "term", message: "Enter a finance date" }
const DATE: Problem = { field: "day", code: "not-a-day", message: "Enter a real date" }
const STATE: Problem = { field: "state", code: "required", message: "Choose a state" }
const NONE = { problems: [], isRefused: false }

const typingIn = (typedIn: string) => ({ typedIn, isAsked: false })
const LEFT = { typedIn: null, isAsked: false }
const ASKED = { typedIn: null, isAsked: true }

test("a mistake isn't shown while its own field is being typed in, and is once that's left", () => {
  expect(updateShownProblems(NONE, [FINANCE], typingIn("finance"))).toEqual(NONE)
  expect(updateShownProblems(NONE, [FINANCE], LEFT)).toEqual({ problems: [FINANCE], isRefused: false })
  expect(updateShownProblems(NONE, [FINANCE], typingIn("settlement")).problems).toEqual([FINANCE])
})

test.each(["day", "month", "year"])("a wrong date isn't shown while its %s is being typed", part => {
  expect(updateShownProblems(NONE, [DATE], typingIn(part))).toEqual(NONE)
})

test("what is missing is shown only when the dates are asked for", () => {
  expect(updateShownProblems(NONE, [STATE], LEFT)).toEqual(NONE)
  expect(updateShownProblems(NONE, [STATE, FINANCE], ASKED)).toEqual({ problems: [STATE, FINANCE], isRefused: true })
})

test("a mistake goes as soon as the answer is right, and the others stay", () => {
  const refusal = updateShownProblems(NONE, [STATE, FINANCE], ASKED)
  const rest = updateShownProblems(refusal, [FINANCE], typingIn("state"))
  expect(rest).toEqual({ problems: [FINANCE], isRefused: true })
  expect(updateShownProblems(rest, [FINANCE], typingIn("finance"))).toEqual(rest)
  expect(updateShownProblems(rest, [], typingIn("finance"))).toEqual(NONE)
})

test("what hasn't changed is the same object, so that it's drawn and said once", () => {
  const problems = updateShownProblems(NONE, [FINANCE], LEFT)
  expect(updateShownProblems(problems, [{ ...FINANCE }], LEFT).problems).toBe(problems.problems)
})
