/**
 * Words by which a section is taken to state law: a law or a part of one, what someone must do, what happens to those who
 * don't, and the period that the law gives a buyer. "Section 32" with a capital is the name of a document in Victoria.
 */
const LAW = [
  /\bActs?\b/,
  /\bsections? \d/,
  /\b[Rr]egulations?\b/,
  /\b[Bb]y law\b|\b[Tt]he law\b|\blegally\b|\bstatutory\b/,
  /\bmust\b|\bmustn’t\b/,
  /\bpenalt(?:y|ies)\b|\boffences?\b|\bfine[sd]\b/,
  /\bcooling-off (?:period|starts|ends)\b/,
  /\b(?:is|are) exempt\b/,
]

/** Sentences that tell the reader to find out state nothing. */
const ASKS = /(?<=^|[.?!] )(?:Ask|Check)\b[^.?!]*[.?!]/g

/** Headings of sections that say again what others of the page state, or what to do about it. */
const SAYS_AGAIN = /\b(?:checklist|mistakes|examples?|quiz|next step)\b|what’s next/i

/**
 * Whether a section states law, as far as its words tell.
 *
 * @param heading Null for the text before the first heading.
 */
export const statesLaw = (heading: string | null, text: string): boolean =>
  !(heading !== null && SAYS_AGAIN.test(heading)) && LAW.some(words => words.test(text.replace(ASKS, "")))
