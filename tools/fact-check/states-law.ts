/** "Section 32" with a capital is the name of a document in Victoria. */
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

/** Subjects of law in headings. The text below such a heading needn't repeat the subject. */
const SUBJECT =
  /\b(?:cool(?:ing)?[- ]off|duty|surcharge|concessions?|exemptions?|grants?|land tax|withholding|certificates?|GST|Form 2|section \d+|vendor statement|owner-builder|foreign|ban|sunset|early release)\b/i

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

const ASKS = /(?<=^|[.?!] )(?:Ask|Check)\b[^.?!]*[.?!]/g

/** Headings of sections that repeat the rest of the page, or that say what to do next. */
const SAYS_AGAIN = /\b(?:checklist|mistakes|examples?|quiz|next step)\b|what’s next/i

/** True if the text matches `LAW`, or a heading names a subject of law and the last one or the text states a rule. */
export function doesSectionStateLaw(headings: readonly string[], text: string): boolean {
  const own = headings.at(-1) ?? ""
  if (SAYS_AGAIN.test(own)) return false
  const statements = text.replace(ASKS, "")
  if (LAW.some(words => words.test(statements))) return true
  return headings.some(heading => SUBJECT.test(heading)) && RULE.some(words => words.test(`${own} ${statements}`))
}
