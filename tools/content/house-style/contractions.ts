import type { Finding, SeenText } from "../../rebrand/mentions/unkept-mentions"
import { phrasePattern, plainSentence } from "./phrase-pattern"
import type { HouseStyle } from "./read-house-style"

/** Fewer places say little about how a file reads. */
const FEWEST_PLACES = 10

/** The part of the places that must have a contraction. */
const LEAST_SHARE = 0.5

/** How many of the places without one are named. */
const NAMED = 3

/** A long form ends nothing: nobody says "whatever it's". */
const GOES_ON = "(?=\\s+[\\p{L}\\p{N}\"“'‘…$])"

/**
 * Files in which fewer than half of the places that ask for a contraction have one. A sentence that says what the law is has no
 * such places.
 */
export function missingContractions(sentences: readonly SeenText[], style: HouseStyle): Finding[] {
  const law = style.lawSentences.map(phrase => phrasePattern(phrase))
  const long = Object.entries(style.contractions).map(([phrase, short]) => ({
    pattern: phrasePattern(phrase, GOES_ON),
    short,
  }))
  const shortForms = [...new Set(Object.values(style.contractions))].map(short => phrasePattern(short))
  return [...byFile(sentences)].flatMap(([file, own]) => {
    const spoken = own
      .map(({ where, text }) => ({ where, text: plainSentence(text) }))
      .filter(({ text }) => !law.some(pattern => text.search(pattern) >= 0))
    const contracted = spoken.reduce((sum, { text }) => sum + matchesIn(text, shortForms), 0)
    const written = spoken.flatMap(({ where, text }) => longFormsIn(text, long).map(one => ({ ...one, where })))
    const places = contracted + written.length
    if (places < FEWEST_PLACES || contracted >= places * LEAST_SHARE) return []
    const named = written
      .slice(0, NAMED)
      .map(({ where, words, short }) => `line ${lineIn(where)} ("${words}": ${short})`)
      .join(", ")
    const message = `${contracted} of ${places} places for a contraction have one; at least half must. The first without: ${named}`
    return [{ where: file, message }]
  })
}

const matchesIn = (text: string, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0)

/** The long forms in a sentence in their order. Of "it is not", which could be shortened in two ways, the first counts. */
function longFormsIn(text: string, long: readonly { pattern: RegExp; short: string }[]) {
  const found = long
    .flatMap(({ pattern, short }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        words,
        short,
        from: index,
        to: index + words.length,
      })),
    )
    .sort((a, b) => a.from - b.from)
  let end = 0
  return found.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}

/** The sentences of each file, in its order of lines. */
function byFile(sentences: readonly SeenText[]): Map<string, SeenText[]> {
  const files = new Map<string, SeenText[]>()
  for (const sentence of sentences) {
    const file = sentence.where.replace(/:\d+$/, "")
    files.set(file, [...(files.get(file) ?? []), sentence])
  }
  for (const own of files.values()) own.sort((a, b) => lineIn(a.where) - lineIn(b.where))
  return files
}

const lineIn = (where: string): number => Number(/:(\d+)$/.exec(where)?.[1] ?? 1)
