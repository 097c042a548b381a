import { dollars, type Cents } from "../money/money"
import { err, type ParseError } from "../parse/parse-result"
import { singleLine } from "../parse/text"

/** Lowest and highest price that is taken, in whole dollars, both inclusive. */
export const PRICE_RANGE = { low: 10_000, high: 50_000_000 } as const

export const ENTER_PRICE = "Enter the price in dollars, like $850,000, or choose “I don’t know yet”"

const NUMBER =
  /^(?:au?\$|aud ?|\$)? ?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.(\d+))? ?(k|thousand|m|mil|mill|million)? ?(?:aud)?$/
const TWO_NUMBERS = /\d[^\d.,]+\d|\d[.,]\s+\d/
const NEGATIVE = /^(\$? ?[-−–]|\(.*\)$)/

const inWords = (amount: number): string => `$${amount.toLocaleString("en-AU", { maximumFractionDigits: 6 })}`

/** What someone left out who typed only `1.25` or `850`: the millions or the thousands. */
const didYouMean = (number: string): ParseError => {
  const amount = Number(number)
  const meant = amount * 1_000_000 <= PRICE_RANGE.high ? `${inWords(amount)} million` : inWords(amount * 1000)
  return err("did-you-mean", `Did you mean ${meant}?`)
}

/**
 * A price as people type it: `$1,250,000`, `1 250 000`, `1.25m`, `850k`. Whole dollars; nothing is guessed.
 *
 * @returns the price in cents, or what to do instead.
 */
export function parsePrice(typed: string): { ok: true; cents: Cents } | ParseError {
  const line = singleLine(typed)
  if (!line.ok) return line
  const text = line.value.toLowerCase()
  if (text === "") return err("required", ENTER_PRICE)
  if (NEGATIVE.test(text)) return err("negative", "Enter a price above zero")
  const parts = NUMBER.exec(text)
  if (!parts)
    return TWO_NUMBERS.test(text)
      ? err("two-numbers", "Enter one price: the top of your range, or choose “I don’t know yet”")
      : err("format", ENTER_PRICE)
  const [, whole = "", fraction = "", unit = ""] = parts
  const noughts = unit === "" ? 0 : unit === "k" || unit === "thousand" ? 3 : 6
  const digits = whole.replace(/\D/g, "")
  const amount = Number(digits + fraction.slice(0, noughts).padEnd(noughts, "0"))
  const bare = unit === "" && digits === whole && amount < PRICE_RANGE.low
  if (bare && /[1-9]/.test(digits + fraction)) return didYouMean(`${digits}.${fraction}`)
  if (/[1-9]/.test(fraction.slice(noughts))) return err("whole-dollars", "Enter the price in whole dollars")
  if (amount < PRICE_RANGE.low) return err("too-low", `Enter a price of ${inWords(PRICE_RANGE.low)} or more`)
  if (amount > PRICE_RANGE.high) return err("too-high", `Enter a price of ${inWords(PRICE_RANGE.high)} or less`)
  return { ok: true, cents: dollars(amount) }
}
