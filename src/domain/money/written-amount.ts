import { parseLine, toAsciiDigits } from "../parse/text"
import { cents, type Cents } from "./money"

const AMOUNT =
  /^(?:aud ?\$?|au?\$|\$)? ?(\d{1,3}(?:[ ,'’]\d{3})+|\d+)(?:\.(\d*))? ?(?:(k|thousand)|(m|mn|mil|mill|million))? ?(?:(?:australian )?dollars?|aud|a?\$)?$/

/** The digits of an amount in dollars, whatever unit it was written in. No digit is rounded away. */
type AmountDigits = {
  /** Whole dollars, at least one digit. */
  dollars: string
  /** The digits after the decimal point. */
  fraction: string
  /** True if it has neither commas nor a unit to show how large it is: `850`, `1.25`. */
  isBare: boolean
}

/**
 * The digits of an amount as people write it: `$1,250,000`, `1 250 000`, `1.25m`, `850k`, `850,000 dollars`.
 *
 * @param line Normalised by `parseLine`.
 * @returns    `null` for text that isn't an amount.
 */
export function parseAmountDigits(line: string): AmountDigits | null {
  const parts = AMOUNT.exec(toAsciiDigits(line).toLowerCase())
  if (!parts) return null
  const [, whole = "", fraction = "", thousand, million] = parts
  const noughts = million ? 6 : thousand ? 3 : 0
  const digits = whole.replace(/\D/g, "")
  return {
    dollars: digits + fraction.slice(0, noughts).padEnd(noughts, "0"),
    fraction: fraction.slice(noughts),
    isBare: noughts === 0 && digits === whole,
  }
}

/** Amounts from this many dollars on are treated as typing errors. */
const TOO_MUCH = 1e10

/**
 * Reads an amount as people write it. Unlike a price it may be small, and keeps its cents.
 *
 * @returns cents; `null` for an empty text; `undefined` for text that isn't an amount.
 */
export function parseDollarAmount(text: string): Cents | null | undefined {
  const line = parseLine(text)
  if (!line.ok) return undefined
  if (line.value === "") return null
  const digits = parseAmountDigits(line.value)
  if (!digits || digits.fraction.length > 2 || Number(digits.dollars) >= TOO_MUCH) return undefined
  return cents(Number(digits.dollars + digits.fraction.padEnd(2, "0")))
}
