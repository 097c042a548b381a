import calculateEditDistance from "damerau-levenshtein"

/** Shorter words are similar to too many others. */
const SHORTEST = 3

/** Null when no word is similar enough, or several are equally similar. Upper and lower case count as the same. */
export function findMostSimilarWord(word: string, knownWords: Iterable<string>): string | null {
  if (word.length < SHORTEST) return null
  const lowerWord = word.toLowerCase()
  const near = [...new Set(knownWords)]
    .map(one => ({ one, wrong: calculateEditDistance(lowerWord, one.toLowerCase()).steps }))
    // A quarter of the letters may be wrong, and always one.
    .filter(({ one, wrong }) => wrong <= Math.max(1, Math.floor(Math.max(word.length, one.length) / 4)))
    .sort((a, b) => a.wrong - b.wrong)
  if (near.length === 0) return findOnlyWordWithPrefix(lowerWord, knownWords)
  const [first, second] = near
  return first && first.wrong !== second?.wrong ? first.one : null
}

/** The only known word that begins with `prefix`: `buying` for `buy`. */
function findOnlyWordWithPrefix(prefix: string, knownWords: Iterable<string>): string | null {
  const [first, ...more] = new Set([...knownWords].filter(one => one.toLowerCase().startsWith(prefix)))
  return first !== undefined && more.length === 0 ? first : null
}

/** The end of a message about a misspelt word: `; did you mean selling?`, or an empty text. */
export function formatDidYouMean(word: unknown, knownWords: Iterable<string>): string {
  const match = typeof word === "string" ? findMostSimilarWord(word, knownWords) : null
  return match === null || match === word ? "" : `; did you mean ${match}?`
}
