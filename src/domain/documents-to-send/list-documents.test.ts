import type { DocumentToSend } from "./document-to-send"
import { listCircumstancesForDocuments, listDocumentsToSend, type Situation } from "./list-documents"

const SALE: Situation = { side: "buying", state: "NSW", property: null, stage: null, circumstances: [] }

const createDocument = (name: string, more: Partial<DocumentToSend> = {}): DocumentToSend => ({
  name,
  why: "The file needs it.",
  where: "You have it.",
  due: "start",
  way: "email",
  ...more,
})

const listDocumentNames = (documents: readonly DocumentToSend[], more: Partial<Situation> = {}): string[] =>
  listDocumentsToSend(documents, { ...SALE, ...more }).map(({ name }) => name)

const NARROW = [
  createDocument("Sale", { side: "selling" }),
  createDocument("Victoria", { state: "VIC" }),
  createDocument("Building", { property: ["house", "unit"] }),
  createDocument("Signed copy", { stage: "signed" }),
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
  expect(listDocumentNames(NARROW, answers)).toEqual(names)
})

test("a document is asked for if one of its circumstances is so, and none that it's left out for", () => {
  const documents = [
    createDocument("Claim", { circumstances: ["first-home", "live-in"] }),
    createDocument("Other form", { unless: ["first-home", "live-in"] }),
  ]
  expect(listDocumentNames(documents)).toEqual(["Other form"])
  expect(listDocumentNames(documents, { circumstances: ["loan"] })).toEqual(["Other form"])
  expect(listDocumentNames(documents, { circumstances: ["live-in"] })).toEqual(["Claim"])
  expect(listDocumentNames(documents, { circumstances: ["first-home", "loan"] })).toEqual(["Claim"])
})

test("what is due first comes first, and the rest keeps the order of the content", () => {
  const documents = [
    createDocument("C", { due: "after-signing" }),
    createDocument("A"),
    createDocument("D", { due: "after-signing" }),
    createDocument("B"),
  ]
  expect(listDocumentNames(documents)).toEqual(["A", "B", "C", "D"])
})

test("of two with the same name, the first that fits is asked for", () => {
  const documents = [
    createDocument("Contract", { state: "VIC", where: "Victoria" }),
    createDocument("Contract", { where: "here" }),
    createDocument("contract ", { where: "there" }),
  ]
  expect(listDocumentsToSend(documents, SALE).map(({ where }) => where)).toEqual(["here"])
})

test("only circumstances are asked about that some document of the sale turns on", () => {
  const documents = [
    createDocument("A", { circumstances: ["pool"], side: "selling" }),
    createDocument("B", { unless: ["first-home"] }),
    createDocument("C", { circumstances: ["loan"], state: "NSW" }),
    createDocument("D", { circumstances: ["nominee"], state: "VIC" }),
  ]
  expect(listCircumstancesForDocuments(documents, SALE)).toEqual(["loan", "first-home"])
})
