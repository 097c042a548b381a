import type { ReadableFile } from "../../../src/gatsby/read-content"
import type { Finding } from "../../rebrand/mentions/seen-text"
import { createPhrasePattern, hasPhrase, toPlainSentence } from "./phrase-pattern"

/** Finds guides whose title has no term that people search for, such as a title that begins with the number of a stage. */
export function findGuideTitlesWithoutSearchTerm(files: readonly ReadableFile[], terms: readonly string[]): Finding[] {
  const phrases = terms.map(term => createPhrasePattern(term))
  return files.flatMap(({ file, type, entry }) => {
    const title = String(entry.fields["title"])
    if (type.kind !== "blog" || hasPhrase(phrases, toPlainSentence(title))) return []
    const message = `"${title}" has nothing that people search for; begin it with a term of searchTerms in content/house-style.yaml, or add one there`
    return [{ where: `content/${file}: title`, message }]
  })
}
