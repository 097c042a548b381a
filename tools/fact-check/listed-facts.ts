import * as v from "valibot"
import { faqSchema } from "../../src/domain/content/data-schemas"
import { documentsSchema } from "../../src/domain/documents-to-send/documents-schema"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { type Checked, type Fact, type FactSource, createFactSource } from "./facts"
import { doesSectionStateLaw } from "./states-law"

/**
 * Null for other files. An entry without a source is a fact only if it states law: else a document is what the firm
 * itself needs.
 */
export function readFaqAndDocumentFacts({ file, type, entry }: ReadableFile): Checked | null {
  if (type.kind === "faq") {
    const { title, questions } = v.parse(faqSchema, entry.fields)
    const facts = questions.flatMap(({ question, answer, source }) =>
      createFaqOrDocumentFact(question, source, doesSectionStateLaw([question], answer)),
    )
    return { group: "Answers", name: title, file: `content/${file}`, facts }
  }
  if (type.kind !== "documents") return null
  const { title, documents } = v.parse(documentsSchema, entry.fields)
  const facts = documents.flatMap(({ name, source, why, where, howRecent = "" }) =>
    // A document's source states law even if the document's own text doesn't.
    createFaqOrDocumentFact(
      name,
      source,
      source !== undefined || doesSectionStateLaw([], `${why} ${where} ${howRecent}`),
    ),
  )
  return { group: "Documents to send", name: title, file: `content/${file}`, facts }
}

function createFaqOrDocumentFact(
  section: string,
  source: Omit<FactSource, "kind"> | undefined,
  isLaw: boolean,
): Fact[] {
  if (!source && !isLaw) return []
  return [{ section, sources: source ? [createFactSource(source)] : [], isLaw }]
}
