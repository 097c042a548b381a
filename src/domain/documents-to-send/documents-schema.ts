import * as v from "valibot"
import { listOf, listOfDifferent, oneOf, source, state, text, wholeNumber } from "../content/fields"
import { CIRCUMSTANCES, DUE_TIMES, PARTIES, PROPERTY_KINDS, SALE_STAGES, WAYS } from "./document-to-send"

const circumstances = v.optional(listOf(oneOf(CIRCUMSTANCES), 1))

/** A document that the firm asks clients for. A condition that's left out doesn't limit which clients are asked. */
export const documentToSend = v.strictObject({
  /** Identifies the document: two documents with the same name are the same. */
  name: text("the document, in a few words"),
  why: text("what it's needed for, in a sentence"),
  where: text("where the client gets it, in a sentence"),
  howRecent: v.optional(text("how recent it must be, in a sentence")),
  due: oneOf(DUE_TIMES),
  way: oneOf(WAYS),
  property: v.optional(listOf(oneOf(PROPERTY_KINDS), 1)),
  stage: v.optional(oneOf(SALE_STAGES)),
  /** At least one of these must apply. */
  circumstances,
  /** None of these may apply. */
  unless: circumstances,
  source: v.optional(source),
})

/** A file of `content/documents`, which may be for one side, one state or both. Files are sorted by `order`. */
export const documentsSchema = v.strictObject({
  title: text("whom the documents are asked of"),
  order: wholeNumber("a whole number; lower ones come first", 0, 999),
  side: v.optional(oneOf(PARTIES)),
  state: v.optional(state),
  documents: listOfDifferent(documentToSend, "each document", ({ name }) => [name]),
})
