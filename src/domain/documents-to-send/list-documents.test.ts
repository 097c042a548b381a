import type { DocumentToSend } from "./document-to-send"
import { listRelevantCircumstances, listDocumentsToSend, type Situation } from "./list-documents"

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
  listDocumentsToSend(documents, { ...SALE, ...more }).map(({ name }) => name)

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
  expect(listDocumentsToSend(documents, SALE).map(({ where }) => where)).toEqual(["here"])
})

test("only circumstances are asked about that some document of the sale turns on", () => {
  const documents = [
    doc("A", { circumstances: ["pool"], side: "selling" }),
    doc("B", { unless: ["first-home"] }),
    doc("C", { circumstances: ["loan"], state: "NSW" }),
    doc("D", { circumstances: ["nominee"], state: "VIC" }),
  ]
  expect(listRelevantCircumstances(documents, SALE)).toEqual(["loan", "first-home"])
})
