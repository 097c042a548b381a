import * as v from "valibot"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { type Checked, factSource, namedSource } from "./facts"
import { statesLaw } from "./states-law"

const listed = v.object({
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
 * The facts of a file of `content/documents`; null for any other file. A document that names a source is asked for because the
 * source says so. Of the others, only those whose words state law have a row: the rest is what the firm itself needs.
 */
export function documentFacts({ file, type, entry }: ReadableFile): Checked | null {
  if (type.kind !== "documents") return null
  const { title, documents } = v.parse(listed, entry.fields)
  return {
    group: "Documents to send",
    name: title,
    file: `content/${file}`,
    facts: documents
      .filter(({ source, why, where, howRecent }) => source || statesLaw([], `${why} ${where} ${howRecent}`))
      .map(({ name, source }) => ({
        section: name,
        sources: source ? [factSource(source)] : [],
        isLaw: true,
      })),
  }
}
