import fc from "fast-check"
import { STATES } from "../states"
import {
  CIRCUMSTANCES,
  type DocumentToSend,
  DUE_TIMES,
  PARTIES,
  PROPERTY_KINDS,
  SALE_STAGES,
  WAYS,
} from "./document-to-send"
import { circumstancesAsked, documentsFor, type Situation } from "./documents-for"

const SALE: Situation = { side: "buying", state: "NSW", property: null, stage: null, circumstances: [] }

const doc = (name: string, more: Partial<DocumentToSend> = {}): DocumentToSend => ({
  name,
  why: "The file needs it.",
  where: "You have it.",
  due: "start",
  way: "email",
  ...more,
})

const namesFor = (documents: readonly DocumentToSend[], more: Partial<Situation> = {}): string[] =>
  documentsFor(documents, { ...SALE, ...more }).map(({ name }) => name)

const NARROW = [
  doc("Sale", { side: "selling" }),
  doc("Victoria", { state: "VIC" }),
  doc("Building", { property: ["house", "unit"] }),
  doc("Signed copy", { stage: "signed" }),
]

test.each([
  [{}, ["Building", "Signed copy"]],
  [{ side: "selling" }, ["Sale", "Building", "Signed copy"]],
  [{ state: "VIC" }, ["Victoria", "Building", "Signed copy"]],
  [{ property: "land" }, ["Signed copy"]],
  [{ property: "unit" }, ["Building", "Signed copy"]],
  [{ stage: "looking" }, ["Building"]],
  [{ stage: "signed" }, ["Building", "Signed copy"]],
] as const)("%j leaves %j: what isn't answered leaves nothing out", (answers, names) => {
  expect(namesFor(NARROW, answers)).toEqual(names)
})

test("a document is asked for if one of its circumstances is so, and none that it's left out for", () => {
  const documents = [
    doc("Claim", { circumstances: ["first-home", "live-in"] }),
    doc("Other form", { unless: ["first-home", "live-in"] }),
  ]
  expect(namesFor(documents)).toEqual(["Other form"])
  expect(namesFor(documents, { circumstances: ["loan"] })).toEqual(["Other form"])
  expect(namesFor(documents, { circumstances: ["live-in"] })).toEqual(["Claim"])
  expect(namesFor(documents, { circumstances: ["first-home", "loan"] })).toEqual(["Claim"])
})

test("what is due first comes first, and the rest keeps the order of the content", () => {
  const documents = [doc("C", { due: "after-signing" }), doc("A"), doc("D", { due: "after-signing" }), doc("B")]
  expect(namesFor(documents)).toEqual(["A", "B", "C", "D"])
})

test("of two with the same name, the first that fits is asked for", () => {
  const documents = [
    doc("Contract", { state: "VIC", where: "Victoria" }),
    doc("Contract", { where: "here" }),
    doc("contract ", { where: "there" }),
  ]
  expect(documentsFor(documents, SALE).map(({ where }) => where)).toEqual(["here"])
})

test("only circumstances are asked about that some document of the sale turns on", () => {
  const documents = [
    doc("A", { circumstances: ["pool"], side: "selling" }),
    doc("B", { unless: ["first-home"] }),
    doc("C", { circumstances: ["loan"], state: "NSW" }),
    doc("D", { circumstances: ["nominee"], state: "VIC" }),
  ]
  expect(circumstancesAsked(documents, SALE)).toEqual(["loan", "first-home"])
})

const some = <T>(from: readonly T[]) => fc.subarray([...from], { minLength: 1 })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const anyDocument: fc.Arbitrary<DocumentToSend> = fc.record({
  name: fc.constantFrom("Contract", "contract", "Rates notice", "Lease", "Loan approval"),
  why: fc.constant("The file needs it."),
  where: fc.constant("You have it."),
  due: fc.constantFrom(...DUE_TIMES),
  way: fc.constantFrom(...WAYS),
  side: optional(fc.constantFrom(...PARTIES)),
  state: optional(fc.constantFrom(...STATES)),
  property: optional(some(PROPERTY_KINDS)),
  stage: optional(fc.constantFrom(...SALE_STAGES)),
  circumstances: optional(some(CIRCUMSTANCES)),
  unless: optional(some(CIRCUMSTANCES)),
})

const anySituation: fc.Arbitrary<Situation> = fc.record({
  side: fc.constantFrom(...PARTIES),
  state: fc.constantFrom(...STATES),
  property: fc.constantFrom(null, ...PROPERTY_KINDS),
  stage: fc.constantFrom(null, ...SALE_STAGES),
  circumstances: fc.subarray([...CIRCUMSTANCES]),
})

test("the list never asks for the same thing twice, nor for anything of another state or of the other side", () => {
  fc.assert(
    fc.property(fc.array(anyDocument, { maxLength: 30 }), anySituation, (documents, situation) => {
      const listed = documentsFor(documents, situation)
      expect(new Set(listed.map(({ name }) => name.toLowerCase())).size).toBe(listed.length)
      for (const { state = situation.state, side = situation.side } of listed)
        expect([state, side]).toEqual([situation.state, situation.side])
    }),
  )
})
