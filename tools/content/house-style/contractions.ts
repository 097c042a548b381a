import { type Finding, groupTextsByFile, type SeenText } from "../../rebrand/mentions/seen-text"
import type { HouseStyle } from "./house-style-schema"
import {
  findPhrase,
  hasPhrase,
  overlaps,
  createPhrasePattern,
  type Phrase,
  toPlainSentence,
  type Span,
} from "./phrase-pattern"

/** With fewer opportunities for a contraction, the share says little about how a file reads. */
const FEWEST_PLACES = 10

const LEAST_SHARE = 0.5

const NAMED = 3

/** A long form counts only if the sentence goes on after it: nobody says "whatever it's". */
const GOES_ON = "(?=\\s+[\\p{L}\\p{N}\"“'‘…$])"

/** Finds files that use fewer than half of their opportunities for a contraction. Statements of law aren't counted. */
export function findFilesWithFewContractions(sentences: readonly SeenText[], style: HouseStyle): Finding[] {
  const law = style.lawSentences.map(words => createPhrasePattern(words))
  const long = Object.entries(style.contractions).map(([words, short]) => ({
    phrase: createPhrasePattern(words, GOES_ON),
    short,
  }))
  const shortForms = [...new Set(Object.values(style.contractions))].map(short => createPhrasePattern(short))
  return [...groupTextsByFile(sentences)].flatMap(([file, own]) => {
    const plainSentences = own
      .toSorted((a, b) => getLineNumber(a.where) - getLineNumber(b.where))
      .map(({ where, text }) => ({ where, text: toPlainSentence(text) }))
      .filter(({ text }) => !hasPhrase(law, text))
    const contractionCount = plainSentences.reduce((total, { text }) => total + countPhraseMatches(text, shortForms), 0)
    const longForms = plainSentences.flatMap(({ where, text }) =>
      findLongForms(text, long).map(one => ({ ...one, where })),
    )
    const places = contractionCount + longForms.length
    if (places < FEWEST_PLACES || contractionCount >= places * LEAST_SHARE) return []
    const examples = longForms
      .slice(0, NAMED)
      .map(({ where, words, short }) => `line ${getLineNumber(where)} ("${words}": ${short})`)
      .join(", ")
    const message = `${contractionCount} of ${places} places for a contraction have one; at least half must. The first without: ${examples}`
    return [{ where: file, message }]
  })
}

const countPhraseMatches = (text: string, phrases: readonly Phrase[]): number =>
  phrases.flatMap(phrase => findPhrase(phrase, text)).length

/** Returns the long forms in a sentence, in order. Of "it is not", which has two contractions, only the first counts. */
const findLongForms = (text: string, long: readonly { phrase: Phrase; short: string }[]) =>
  long
    .flatMap(({ phrase, short }) => findPhrase(phrase, text).map(one => ({ ...one, short })))
    .sort((a, b) => a.from - b.from)
    .reduce<(Span & { short: string })[]>((apart, one) => {
      const last = apart.at(-1)
      return last && overlaps(last, one) ? apart : [...apart, one]
    }, [])

const getLineNumber = (where: string): number => Number(/:(\d+)$/.exec(where)?.[1] ?? 1)
