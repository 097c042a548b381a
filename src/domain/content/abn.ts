/** The weight of each of the eleven digits; the first digit counts less one (abr.business.gov.au, "Format of the ABN"). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * True for a text of eleven digits, spaced or not, that could be an Australian business number: their weighted sum can be
 * divided by 89. Whether it has been issued, only the register can say.
 */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, "")
  if (!/^\d{11}$/.test(digits)) return false
  const weightedSum = WEIGHTS.reduce((all, weight, at) => all + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return weightedSum % 89 === 0
}

/** True while the firm's business number can't be one: the site is a sample, and says so. */
export const isSample = (abn: unknown): boolean => !(typeof abn === "string" && isAbn(abn))
