import { checkContentFields } from "../content/field-problems"
import { documentsSchema } from "./documents-schema"

const LEASE = {
  name: "The lease",
  why: "You become the landlord.",
  where: "Ask the agent.",
  due: "before-signing",
  way: "email",
}
const GROUP = { title: "Buyers", order: 10, side: "buying", documents: [LEASE] }

const listProblems = (group: unknown) => {
  const result = checkContentFields(documentsSchema, group)
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`)
}

test("a document needs no more than its name, its reason, where it is, when it's due and how it's sent", () => {
  expect(listProblems(GROUP)).toEqual([])
})

test("everything that's wrong is said at once, each with its field", () => {
  const wrong = { ...LEASE, due: "soon", circumstances: ["pol"], source: { name: "An office" } }
  const problems = listProblems({ ...GROUP, side: "both", documents: [wrong] })
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^side: one of buying, selling/),
      expect.stringMatching(/^documents 1, due: one of start, before-signing/),
      expect.stringMatching(/^documents 1, circumstances: one of loan, .*did you mean pool/),
      expect.stringMatching(/^documents 1, source, url: is missing/),
    ]),
  )
})

test("a document that is asked for twice is named", () => {
  expect(listProblems({ ...GROUP, documents: [LEASE, { ...LEASE, name: "the lease" }] })).toEqual([
    "documents 2: each document once: the lease is in an earlier one already; change one",
  ])
})
