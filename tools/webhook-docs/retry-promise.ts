import { SPREAD, TRIES, WAITS } from "../../src/leads/core/schedule"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The numbers that a sentence has in words, from 0. */
export const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
]
/** A number as a sentence has it: in words up to twelve. */
export const formatNumber = (number: number): string => NUMBERS[number] ?? String(number)

/** Whole `unit`s as a list in words: `2, 5 and 10`. */
const formatWaits = (waits: readonly number[], unit: number): string =>
  new Intl.ListFormat("en-AU").format(waits.map(wait => String(wait / unit)))

/** What receivers are promised of the schedule: the third promise of the webhook's page. */
export function retryPromise(): string {
  const tries = formatNumber(TRIES)
  const hours = Math.floor(WAITS.reduce((total, wait) => total + wait, 0) / HOUR)
  const minutes = WAITS.filter(wait => wait < HOUR)
  const long = WAITS.filter(wait => wait >= HOUR)
  return (
    `3. **${tries[0]?.toUpperCase()}${tries.slice(1)} tries in ${hours} hours.** At once, then after ` +
    `${formatWaits(minutes, MINUTE)} minutes, and after ${formatWaits(long, HOUR)} hours, each moved by up to ${SPREAD * 100} %. ` +
    "A `Retry-After` of yours is honoured, up to a day."
  )
}

/** `page`, the text of docs/webhook.md, with that promise as the schedule has it now. */
export const withRetryPromise = (page: string): string => page.replace(/^3\. \*\*.*$/m, () => retryPromise())
