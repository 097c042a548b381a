import { err, ok, type ParseResult } from "../parse/parse-result"
import { parseLine, toAsciiDigits } from "../parse/text"

export const ENTER_PHONE = "Enter an Australian phone number, like 0412 345 678, or an overseas one that begins with +"

/** Matches mobile numbers, landlines with the area codes 02, 03, 07 and 08, internet telephone numbers, and 1300, 1800 and 13 numbers. */
const AUSTRALIAN = /^(04\d{8}|0[2378]\d{8}|0147\d{6}|1[38]00\d{6}|13\d{4})$/
const OVERSEAS = /^\+[1-9]\d{7,14}$/

/** Matches an extension at the end of a number: `ext 12`, `(x12)`, `#12`, or `;ext=12` as links to a phone have it. */
const EXTENSION = /[\s,;(]{0,2}(?:ext(?:ension|n)?|x|#)[\s.:=]{0,2}(\d{1,7})\)?$/i

/** Matches the 0 that isn't dialled from overseas: `+44 (0)20`. Italy and San Marino have none: theirs is always dialled. */
const HOME_PREFIX = /^((?:\+|00(?:11)?)(?!39|378)\d{1,3})\(0\)/

/** An Australian number, however it's written, as it's dialled in Australia, and an overseas one with its `+`; any other text without punctuation. */
const toDialledNumber = (line: string): string =>
  line
    .replace(/[\s.\-\u2010-\u2015\u2212/]/g, "")
    .replace(HOME_PREFIX, "$1")
    .replace(/[()]/g, "")
    .replace(/^[oO](?=\d)/, "0")
    .replace(/^(\+61|0061|001161|61(?=0?\d{9}$))0?/, "0")
    .replace(/^(0011(?=[1-9])|00(?=[2-9]))/, "+")
    .replace(/^0(?=1[38])/, "")
    .replace(/^(?=4\d{8}$)/, "0")

/**
 * Reads a phone number as E.164, with `;ext=` and its extension if it has one. Accepts Australian numbers in any spacing, and
 * any well-formed overseas number with its `+` or 0011.
 */
export function parsePhone(input: string): ParseResult<string> {
  const line = parseLine(input)
  if (!line.ok) return line
  const text = toAsciiDigits(line.value)
  const [, digits] = EXTENSION.exec(text) ?? []
  const extension = digits ? `;ext=${digits}` : ""
  const number = toDialledNumber(text.replace(EXTENSION, ""))
  if (AUSTRALIAN.test(number)) return ok(`+61${number.replace(/^0/, "")}${extension}`)
  if (OVERSEAS.test(number)) return ok(number + extension)
  if (/^[2-9]\d{7}$/.test(number)) return err("area-code", "Include the area code, like 02 9876 5432")
  return err(number === "" ? "required" : "format", ENTER_PHONE)
}

/** How people group the digits of each kind of Australian number in E.164: 13, 1300 and 1800, mobile, area code. */
const GROUPS: readonly [RegExp, string][] = [
  [/^\+61(13)(\d\d)(\d\d)$/, "$1 $2 $3"],
  [/^\+61(1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^\+61(4\d\d|147)(\d{3})(\d{3})$/, "0$1 $2 $3"],
  [/^\+61([2378])(\d{4})(\d{4})$/, "0$1 $2 $3"],
]

/** An Australian number, however it's typed, as people write it: `02 5550 0123`. `null` for anything else. */
export function formatPhone(input: string): string | null {
  const number = parsePhone(input)
  const group = number.ok ? GROUPS.find(([form]) => form.test(number.value)) : undefined
  return number.ok && group ? number.value.replace(...group) : null
}
