import { checkContentFields } from "./field-problems"
import { sampleSchema } from "./sample-schema"

const PRICE = {
  id: "price",
  section: "Front page",
  name: "Price",
  about: "What you pay.",
  checks: ["Compare it with what you agreed."],
  call: "It isn’t what you agreed.",
}
const SAMPLE = { title: "A contract", state: "NSW", setting: "Two buyers sign tomorrow.", parts: [PRICE] }

const listProblems = (sample: unknown) => {
  const result = checkContentFields(sampleSchema, sample)
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`)
}

test("a part needs no more than where it is, what it is, what to check and when to call", () => {
  expect(listProblems(SAMPLE)).toEqual([])
})

test("everything that's wrong is said at once, each with its field", () => {
  const wrong = { ...PRICE, id: "The price", checks: [], problems: [{ clue: "Blank", why: "None.", when: "soon" }] }
  expect(listProblems({ ...SAMPLE, state: "WA", parts: [wrong] })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^state: one of NSW/),
      expect.stringMatching(/^parts 1, id: small letters/),
      expect.stringMatching(/^parts 1, checks: add checks: a list, at least one line/),
      expect.stringMatching(/^parts 1, problems 1, advice: is missing/),
      expect.stringMatching(/^parts 1, problems 1, when: one of before-signing, today, now/),
    ]),
  )
})

test("an id that two parts have is named, since a link to it would lead to one of them", () => {
  expect(listProblems({ ...SAMPLE, parts: [PRICE, PRICE] })).toEqual([
    "parts 2: each id once: price is in an earlier one already; change one",
  ])
})
