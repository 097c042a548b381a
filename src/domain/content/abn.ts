/** The weights of the eleven digits. One is subtracted from the first digit (abr.business.gov.au, "Format of the ABN"). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * True for eleven digits, with or without spaces, that could be an Australian business number: their weighted sum is divisible
 * by 89. Only the register can say whether the number has been issued.
 */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, "")
  if (!/^\d{11}$/.test(digits)) return false
  const weightedSum = WEIGHTS.reduce((all, weight, at) => all + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return weightedSum % 89 === 0
}

/** True when the firm's business number isn't valid. The site is then a sample, and says so. */
export const isSampleAbn = (abn: unknown): boolean => !(typeof abn === "string" && isAbn(abn))
