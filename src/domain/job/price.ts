import { dollars, type Cents } from "../money/money"
import { parseAmountDigits } from "../money/written-amount"
import { err, type ParseError } from "../parse/parse-result"
import { parseLine, toAsciiDigits } from "../parse/text"

/** Lowest and highest accepted price, in whole dollars, both inclusive. */
export const PRICE_RANGE = { low: 10_000, high: 50_000_000 } as const

export const ENTER_PRICE = "Enter the price in dollars, like $850,000, or choose “I don’t know yet”"

/** The hint below a price field, so that nobody is surprised that cents are rounded up. */
export const CENTS_ROUND_UP = "Cents are rounded up to the next dollar."

const TWO_NUMBERS = /\d[^\d.,]+\d|\d[.,]\s+\d/
const NEGATIVE = /^(\$? ?[-−–]|\(.*\)$)/

const formatDollarAmount = (amount: number): string =>
  `$${amount.toLocaleString("en-AU", { maximumFractionDigits: 6 })}`

/** Guesses whether someone who typed only `1.25` or `850` meant millions or thousands. */
function guessIntendedPrice(number: number): { dollars: number; words: string } {
  const millions = Math.ceil(number * 1_000_000)
  if (millions <= PRICE_RANGE.high) return { dollars: millions, words: `${formatDollarAmount(number)} million` }
  const thousands = Math.ceil(number * 1000)
  return { dollars: thousands, words: formatDollarAmount(thousands) }
}

/**
 * Reads a price as people type it: `$1,250,000`, `1 250 000`, `1.25m`, `850k`. Cents are rounded up to whole dollars. An
 * unclear price is refused instead of guessed.
 *
 * @returns the price in cents, or an error that says what to enter.
 */
export function parsePrice(input: string): { ok: true; cents: Cents } | ParseError {
  const line = parseLine(input)
  if (!line.ok) return line
  const text = toAsciiDigits(line.value)
  if (text === "") return err("required", ENTER_PRICE)
  if (NEGATIVE.test(text)) return err("negative", "Enter a price above zero")
  const digits = parseAmountDigits(text)
  if (!digits)
    return TWO_NUMBERS.test(text)
      ? err("two-numbers", "Enter one price: the top of your range, or choose “I don’t know yet”")
      : err("format", ENTER_PRICE)
  const amount = Number(digits.dollars) + (/[1-9]/.test(digits.fraction) ? 1 : 0)
  if (digits.isBare && Number(digits.dollars) < PRICE_RANGE.low) {
    const { dollars: guess, words } = guessIntendedPrice(Number(`${digits.dollars}.${digits.fraction}`))
    if (guess >= PRICE_RANGE.low && guess <= PRICE_RANGE.high) return err("did-you-mean", `Did you mean ${words}?`)
  }
  if (amount < PRICE_RANGE.low) return err("too-low", `Enter a price of ${formatDollarAmount(PRICE_RANGE.low)} or more`)
  if (amount > PRICE_RANGE.high)
    return err("too-high", `Enter a price of ${formatDollarAmount(PRICE_RANGE.high)} or less`)
  return { ok: true, cents: dollars(amount) }
}

/** The price that was understood, to show beside its field: `$1,200,001`. `null` while `input` can't be read. */
export function formatTypedPrice(input: string): string | null {
  const price = parsePrice(input)
  return price.ok ? formatDollarAmount(price.cents / 100) : null
}
