import type { State } from "../states"
import marks from "./tables/state-marks.json"

/**
 * Words that only the contracts of one state have: titles, headings and names of its Acts. Others are the rest of Australia,
 * whose forms use some of the same words.
 */
const MARKS = Object.entries(marks).map(([name, words]) => ({
  name: name as keyof typeof marks,
  patterns: words.map(word => new RegExp(word)),
}))

/** A clear lead over the next: this many times its pages. */
const LEAD = 2
const MIN_PAGES = 2

/**
 * The state whose contract it is: it has its marks on two pages or more, at least two different ones, and leads clearly.
 *
 * @param texts Of each page, in lower case and plain characters.
 */
export function recogniseState(texts: readonly string[]): State | undefined {
  const scores = MARKS.map(({ name, patterns }) => ({
    name,
    pages: texts.filter(text => patterns.some(pattern => pattern.test(text))).length,
    kinds: patterns.filter(pattern => texts.some(text => pattern.test(text))).length,
  })).sort((a, b) => b.pages * b.kinds - a.pages * a.kinds)
  const [first, second] = scores
  if (!first || !second || first.name === "others" || first.pages < MIN_PAGES || first.kinds < MIN_PAGES)
    return undefined
  const leads = first.pages >= LEAD * second.pages || (first.pages > second.pages && first.kinds >= LEAD * second.kinds)
  return leads && first.kinds > second.kinds ? first.name : undefined
}
