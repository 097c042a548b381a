import { type Finding, groupByFile, type SeenText } from "../../rebrand/mentions/seen-text"
import { findAvoidedWords } from "../house-style/avoided-words"
import { hasPhrase, parsePhrase, toPlainSentence } from "../house-style/phrase-pattern"
import type { Correction } from "./corrections-schema"

/**
 * Sentences that state again what was corrected, each with what's right and where that's from.
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
 * Pages that state something without what belongs to it, each at the first sentence that does.
 *
 * @param sentences Sentences of pages, each with its file and line.
 */
export function findIncompleteStatements(
  sentences: readonly SeenText[],
  corrections: readonly Correction[],
): Finding[] {
  const pages = [...groupByFile(sentences).values()]
  return corrections.flatMap(one => {
    const states = createPhraseTest(one.incomplete)
    const completes = createPhraseTest(one.without)
    const isFine = createPhraseTest(one.fine)
    return pages.flatMap(page => {
      const first = page.find(({ text }) => states(text) && !isFine(text))
      if (!first || page.some(({ text }) => completes(text))) return []
      return [{ where: first.where, message: `"${first.text}" isn't enough. ${one.right} ${formatSource(one)}` }]
    })
  })
}

/**
 * Sources that say what was corrected, each with the line that names one.
 *
 * @param texts The texts of files by their paths inside `content/`.
 */
export const findOutdatedSources = (
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

/** Corrections that don't find one of the sentences they're about. */
export const findBlindCorrections = (corrections: readonly Correction[]): Finding[] =>
  corrections.flatMap(one =>
    one.was.flatMap(text => {
      const sentence = [{ where: "", text }]
      if (findWrongStatements(sentence, [one]).length + findIncompleteStatements(sentence, [one]).length > 0) return []
      return [
        { where: "content/corrections.yaml", message: `"${one.about}" doesn't find "${text}"; add a phrase of it` },
      ]
    }),
  )

const formatSource = ({ source: { name, url, checked } }: Correction): string =>
  `See ${name}, ${url}, checked ${checked}.`

/** Whether a sentence has one of the phrases. */
function createPhraseTest(list: readonly string[] = []): (text: string) => boolean {
  const phrases = list.map(words => parsePhrase(words))
  return text => hasPhrase(phrases, toPlainSentence(text))
}
