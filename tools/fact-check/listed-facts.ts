import * as v from "valibot"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { type Checked, type Fact, createFactSource, namedSource } from "./facts"
import { doesSectionStateLaw } from "./states-law"

const answers = v.object({
  title: v.string(),
  questions: v.array(v.object({ question: v.string(), answer: v.string(), source: v.optional(namedSource) })),
})

const documents = v.object({
  title: v.string(),
  documents: v.array(
    v.object({
      name: v.string(),
      why: v.string(),
      where: v.string(),
      howRecent: v.optional(v.string(), ""),
      source: v.optional(namedSource),
    }),
  ),
})

/**
 * Returns the facts of a file of answers or of documents to send; null for any other file. An entry with a source is
 * always a fact. An entry without one is a fact only if its text states law: otherwise a document is just what the firm
 * itself needs.
 */
export function readFaqAndDocumentFacts({ file, type, entry }: ReadableFile): Checked | null {
  if (type.kind === "faq") {
    const { title, questions } = v.parse(answers, entry.fields)
    const facts = questions.flatMap(({ question, answer, source }) =>
      createFaqOrDocumentFact(question, source, doesSectionStateLaw([question], answer)),
    )
    return { group: "Answers", name: title, file: `content/${file}`, facts }
  }
  if (type.kind !== "documents") return null
  const { title, documents: entries } = v.parse(documents, entry.fields)
  const facts = entries.flatMap(({ name, source, why, where, howRecent }) =>
    // A document's source states law even if the document's own text doesn't.
    createFaqOrDocumentFact(
      name,
      source,
      source !== undefined || doesSectionStateLaw([], `${why} ${where} ${howRecent}`),
    ),
  )
  return { group: "Documents to send", name: title, file: `content/${file}`, facts }
}

/** Returns the fact of an entry, or nothing if the entry has no source and doesn't state law. */
function createFaqOrDocumentFact(
  section: string,
  source: v.InferOutput<typeof namedSource> | undefined,
  isLaw: boolean,
): Fact[] {
  if (!source && !isLaw) return []
  return [{ section, sources: source ? [createFactSource(source)] : [], isLaw }]
}
