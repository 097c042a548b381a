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

/** What the law decides, as headings name it. The text below such a heading needn't say it again. */
const SUBJECT =
  /\b(?:cool(?:ing)?[- ]off|duty|surcharge|concessions?|exemptions?|grants?|land tax|withholding|certificates?|GST|Form 2|section \d+|vendor statement|owner-builder|foreign|ban|sunset|early release)\b/i

/** Words by which a section on such a subject says what the rule is, in the plain words of the site. */
const RULE = [
  /\b(?:has|have) to\b/,
  /\bcan’t\b|\bcannot\b/,
  /\b(?:seller|buyer) (?:may|can) (?:avoid|cancel|end|keep)\b/,
  /\bwithin (?:\w+ ){1,3}?(?:days?|months?|years?)\b|\b\d+ days (?:after|before|from)\b/,
  /\bclear business days\b/,
  /\b(?:above|at most|below|over|up to) \$\d|\d%/i,
  /\bappl(?:y|ies)\b|\bexempt\b|\bcooling-off period\b|\blegal effect\b/,
  /\b(?:are|is) (?:due|needed|required)\b|\b[Dd]uty (?:is|can be|will be) charged\b|\bcharged duty\b/,
  /\b(?:from|[Ss]ince) \d{1,2} [A-Z][a-z]+ \d{4}\b/,
]

/** Sentences that tell the reader to find out state nothing. */
const ASKS = /(?<=^|[.?!] )(?:Ask|Check)\b[^.?!]*[.?!]/g

/** Headings of sections that say again what others of the page state, or what to do about it. */
const SAYS_AGAIN = /\b(?:checklist|mistakes|examples?|quiz|next step)\b|what’s next/i

/**
 * Whether a section states law, as far as its words tell: those of its text, or a subject that its headings name together
 * with the words of a rule in its own heading and its text. "When no certificate is needed" says the rule in the heading.
 *
 * @param headings Those it's below, its own last; none for the text before the first heading.
 */
export function isStatementOfLaw(headings: readonly string[], text: string): boolean {
  const own = headings.at(-1) ?? ""
  if (SAYS_AGAIN.test(own)) return false
  const statements = text.replace(ASKS, "")
  if (LAW.some(words => words.test(statements))) return true
  return headings.some(heading => SUBJECT.test(heading)) && RULE.some(words => words.test(`${own} ${statements}`))
}
