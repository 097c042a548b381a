import { type Finding, groupTextsByFile, type SeenText } from "../../rebrand/mentions/seen-text"
import { findAvoidedWords } from "../house-style/avoided-words"
import { hasPhrase, createPhrasePattern, toPlainSentence } from "../house-style/phrase-pattern"
import type { Correction } from "./corrections-schema"

/**
 * Finds sentences that repeat a corrected mistake, and reports each with the right statement and its source.
 *
 * @param sentences Sentences of pages or of code, each with its file and line.
 */
export const findWrongStatements = (sentences: readonly SeenText[], corrections: readonly Correction[]): Finding[] =>
  findAvoidedWords(
    sentences,
    corrections.flatMap(one =>
      one.wrong ? [{ avoid: one.wrong, fine: one.fine ?? [], do: one.right, reason: formatSource(one) }] : [],
    ),
    "pages",
  )

/**
 * Finds pages that state something without what has to be stated with it, and reports each at the first such sentence.
 *
 * @param sentences Sentences on pages, each with its file and line.
 */
export function findIncompleteClaimsOnPages(
  sentences: readonly SeenText[],
  corrections: readonly Correction[],
): Finding[] {
  const pages = [...groupTextsByFile(sentences).values()]
  return corrections.flatMap(one => {
    const states = createPhraseMatcher(one.incomplete)
    const completes = createPhraseMatcher(one.without)
    const isFine = createPhraseMatcher(one.fine)
    return pages.flatMap(page => {
      const first = page.find(({ text }) => states(text) && !isFine(text))
      if (!first || page.some(({ text }) => completes(text))) return []
      return [{ where: first.where, message: `"${first.text}" isn't enough. ${one.right} ${formatSource(one)}` }]
    })
  })
}

/**
 * Finds references to sources that still state a corrected mistake, and reports each with its line.
 *
 * @param texts The text of each file, by its path inside `content/`.
 */
export const findOutdatedSourceLinks = (
  texts: ReadonlyMap<string, string>,
  corrections: readonly Correction[],
): Finding[] =>
  corrections.flatMap(one =>
    (one.outdated ?? []).flatMap(address =>
      [...texts].flatMap(([file, text]) =>
        text.split("\n").flatMap((line, at) =>
          line.includes(address)
            ? [
                {
                  where: `content/${file}:${at + 1}`,
                  message: `${address} is outdated. ${one.right} ${formatSource(one)}`,
                },
              ]
            : [],
        ),
      ),
    ),
  )

/** Finds corrections whose phrases miss one of the sentences they were written for. */
export const findCorrectionsThatMatchNothing = (corrections: readonly Correction[]): Finding[] =>
  corrections.flatMap(one =>
    one.was.flatMap(text => {
      const sentence = [{ where: "", text }]
      if (findWrongStatements(sentence, [one]).length + findIncompleteClaimsOnPages(sentence, [one]).length > 0)
        return []
      return [
        { where: "content/corrections.yaml", message: `"${one.about}" doesn't find "${text}"; add a phrase of it` },
      ]
    }),
  )

const formatSource = ({ source: { name, url, checked } }: Correction): string =>
  `See ${name}, ${url}, checked ${checked}.`

/** Creates a function that tests whether a sentence contains one of the phrases. */
function createPhraseMatcher(list: readonly string[] = []): (text: string) => boolean {
  const phrases = list.map(words => createPhrasePattern(words))
  return text => hasPhrase(phrases, toPlainSentence(text))
}
