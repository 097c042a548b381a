import { err, type ParseResult } from "../parse/parse-result"
import { singleLine } from "../parse/text"
import { STATE_NAMES, type State } from "../states"

/** Four digits, as text: `0800` keeps its nought. */
export function parsePostcode(typed: string): ParseResult<string> {
  const line = singleLine(typed)
  return !line.ok || /^\d{4}$/.test(line.value) ? line : err("format", "Enter a postcode of four digits, like 2000")
}

/**
 * Lowest and highest postcode of streets and of post office boxes, both inclusive.
 * Source: postcodes-australia.com, checked 2026-11-21.
 */
const STREETS: Record<State, readonly (readonly [number, number])[]> = {
  NSW: [
    [2000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  VIC: [[3000, 3999]],
  QLD: [[4000, 4999]],
}
const BOXES: readonly (readonly [number, number])[] = [
  [200, 299],
  [1000, 1999],
  [8000, 8999],
  [9000, 9999],
]
/** Served from the Australian Capital Territory and holding places in New South Wales. */
const ALSO_NSW = [2611]

const within = (postcode: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([low, high]) => low <= postcode && postcode <= high)

/** A question about the postcode of a property in `state`. Border places share postcodes, so it never refuses one. */
export function postcodeWarning(postcode: string, state: State): string | null {
  const number = Number(postcode)
  if (within(number, BOXES)) return `${postcode} is for post office boxes. Is that the property's postcode?`
  if (within(number, STREETS[state]) || (state === "NSW" && ALSO_NSW.includes(number))) return null
  return `${postcode} is mostly outside ${STATE_NAMES[state].name}. Is that the property's postcode?`
}
