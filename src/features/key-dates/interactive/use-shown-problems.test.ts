import type { Problem } from "../read-sale"
import { chooseFieldProblemsToShow } from "./use-shown-problems"

const FINANCE: Problem = { field: "finance", code: "term", message: "Enter a finance date" }
const DATE: Problem = { field: "day", code: "not-a-day", message: "Enter a real date" }
const STATE: Problem = { field: "state", code: "required", message: "Choose a state" }
const NONE = { problems: [], isRefused: false }

const typingIn = (typedIn: string) => ({ typedIn, isAsked: false })
const LEFT = { typedIn: null, isAsked: false }
const ASKED = { typedIn: null, isAsked: true }

test("a mistake isn't shown while its own field is being typed in, and is once that's left", () => {
  expect(chooseFieldProblemsToShow(NONE, [FINANCE], typingIn("finance"))).toEqual(NONE)
  expect(chooseFieldProblemsToShow(NONE, [FINANCE], LEFT)).toEqual({ problems: [FINANCE], isRefused: false })
  expect(chooseFieldProblemsToShow(NONE, [FINANCE], typingIn("settlement")).problems).toEqual([FINANCE])
})

test.each(["day", "month", "year"])("a wrong date isn't shown while its %s is being typed", part => {
  expect(chooseFieldProblemsToShow(NONE, [DATE], typingIn(part))).toEqual(NONE)
})

test("what is missing is shown only when the dates are asked for", () => {
  expect(chooseFieldProblemsToShow(NONE, [STATE], LEFT)).toEqual(NONE)
  expect(chooseFieldProblemsToShow(NONE, [STATE, FINANCE], ASKED)).toEqual({
    problems: [STATE, FINANCE],
    isRefused: true,
  })
})

test("a mistake goes as soon as the answer is right, and the others stay", () => {
  const refusal = chooseFieldProblemsToShow(NONE, [STATE, FINANCE], ASKED)
  const rest = chooseFieldProblemsToShow(refusal, [FINANCE], typingIn("state"))
  expect(rest).toEqual({ problems: [FINANCE], isRefused: true })
  expect(chooseFieldProblemsToShow(rest, [FINANCE], typingIn("finance"))).toEqual(rest)
  expect(chooseFieldProblemsToShow(rest, [], typingIn("finance"))).toEqual(NONE)
})

test("what hasn't changed is the same object, so that it's drawn and said once", () => {
  const problems = chooseFieldProblemsToShow(NONE, [FINANCE], LEFT)
  expect(chooseFieldProblemsToShow(problems, [{ ...FINANCE }], LEFT).problems).toBe(problems.problems)
})
