import * as v from "valibot"
import { listOf, source, text, webAddress } from "../../src/domain/content/fields"
import { actsIn } from "../../src/domain/states"
import { type Finding, groupTextsByFile, type SeenText } from "../rebrand/mentions/seen-text"
import { findAvoidedWords } from "./house-style/avoided-words"
import { phrase } from "./house-style/house-style-schema"
import { createPhrasePattern, hasPhrase, toPlainSentence } from "./house-style/phrase-pattern"
import { runCheckWithYamlFile } from "./read-list"

const correction = v.pipe(
  v.strictObject({
    about: text("what the statement is about, in a few words"),
    was: listOf(text("a sentence that was on the site, word for word"), 1),
    wrong: v.optional(listOf(phrase, 1)),
    fine: v.optional(listOf(phrase, 1)),
    incomplete: v.optional(listOf(phrase, 1)),
    without: v.optional(listOf(phrase, 1)),
    outdated: v.optional(listOf(webAddress, 1)),
    right: text("what's right, in a sentence"),
    source,
  }),
  v.check(
    one => one.wrong !== undefined || one.incomplete !== undefined || one.outdated !== undefined,
    'say what to look for: "wrong" or "incomplete" with phrases, or "outdated" with addresses',
  ),
  v.check(
    one => (one.incomplete === undefined) === (one.without === undefined),
    '"incomplete" and "without" go together: what a page says, and what it must then say too',
  ),
)

export const correctionsSchema = v.strictObject({ corrections: listOf(correction) })

/**
 * A statement that was on the site and was wrong.
 *
 * @property was Sentences that were on the site. The phrases have to match each of them.
 * @property wrong Phrases that no sentence may contain, unless it's one of the phrases in `fine`.
 * @property incomplete Phrases that a page may contain only if one of its sentences contains a phrase of `without`.
 * @property outdated Addresses of pages that still state the mistake, so they can't be used as a source.
 * @property source The source of the right statement. If it has a state, the entry applies only to firms in that state.
 */
export type Correction = v.InferOutput<typeof correction>

const LIST = {
  file: "corrections.yaml",
  schema: correctionsSchema,
  without: "a corrected mistake may come back",
}

/** Files of figures. They contain labels and one-line reasons, so they aren't expected to state everything a page must. */
const TABLE = /^content\/(?:fees|rates)\//

/**
 * Reports statements that are wrong, and problems in the list. `texts` has each content file by its path inside
 * `content/`.
 */
export const checkCorrections = (
  pages: readonly SeenText[],
  code: readonly SeenText[],
  texts: ReadonlyMap<string, string>,
): string[] =>
  runCheckWithYamlFile(LIST, ({ corrections }) => {
    const ours = corrections.filter(({ source }) => source.state === undefined || actsIn(source.state))
    return [
      ...findCorrectionsThatMatchNothing(corrections),
      ...findWrongStatements([...pages, ...code], ours),
      ...findIncompleteClaimsOnPages(
        pages.filter(({ where }) => !TABLE.test(where)),
        ours,
      ),
      ...findOutdatedSourceLinks(texts, ours),
    ]
  })

/** Finds sentences that repeat a corrected mistake, and reports each with the right statement and its source. */
export const findWrongStatements = (sentences: readonly SeenText[], corrections: readonly Correction[]): Finding[] =>
  findAvoidedWords(
    sentences,
    corrections.flatMap(one =>
      one.wrong ? [{ avoid: one.wrong, fine: one.fine ?? [], do: one.right, reason: formatSource(one) }] : [],
    ),
    "pages",
  )

/** Reports each page at its first statement that lacks what must be stated with it. */
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

/** Finds references to sources that still state a corrected mistake, and reports each with its line. */
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

function createPhraseMatcher(list: readonly string[] = []): (text: string) => boolean {
  const phrases = list.map(words => createPhrasePattern(words))
  return text => hasPhrase(phrases, toPlainSentence(text))
}
