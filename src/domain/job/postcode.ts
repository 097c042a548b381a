import { err, ok, type ParseResult } from "../parse/parse-result"
import { parseLine, toAsciiDigits } from "../parse/text"
import { type PerState, type State, STATE_NAMES } from "../states"

/** Four digits, as text, so that `0800` keeps its zero. */
export function parsePostcode(text: string): ParseResult<string> {
  const line = parseLine(text)
  if (!line.ok) return line
  const digits = toAsciiDigits(line.value)
  return /^\d{4}$/.test(digits) ? ok(digits) : err("format", "Enter a postcode of four digits, like 2000")
}

type Ranges = readonly (readonly [number, number])[]

/**
 * The ranges of postcodes of a state's street addresses and of its post office boxes, each from its lowest to its highest, both
 * inclusive. Source: postcodes-australia.com, checked 2026-11-21.
 */
const POSTCODES: PerState<{ streets: Ranges; boxes: Ranges }> = {
  NSW: {
    streets: [
      [2000, 2599],
      // Mail comes from the Australian Capital Territory, but some of the places are in New South Wales.
      [2611, 2611],
      [2619, 2899],
      [2921, 2999],
    ],
    boxes: [[1000, 1999]],
  },
  VIC: { streets: [[3000, 3999]], boxes: [[8000, 8999]] },
  QLD: { streets: [[4000, 4999]], boxes: [[9000, 9999]] },
}
/** Postcodes of post office boxes in the Australian Capital Territory and in every state. */
const BOXES: Ranges = [[200, 299], ...Object.values(POSTCODES).flatMap(({ boxes }) => boxes)]

const isInPostcodeRanges = (postcode: number, ranges: Ranges): boolean =>
  ranges.some(([low, high]) => low <= postcode && postcode <= high)

/** `null` if the postcode looks right. Places near a border share postcodes, so none is refused. */
export function checkPostcodeForState(postcode: string, state: State): string | null {
  const number = Number(postcode)
  if (isInPostcodeRanges(number, BOXES)) return `${postcode} is for post office boxes. Is that the property's postcode?`
  if (isInPostcodeRanges(number, POSTCODES[state].streets)) return null
  return `${postcode} is mostly outside ${STATE_NAMES[state].name}. Is that the property's postcode?`
}
