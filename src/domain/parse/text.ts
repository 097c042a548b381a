import { err, ok, type ParseResult } from "./parse-result"

/** Soft hyphen, zero-width characters and bidirectional controls. Joiners aren't included: `JOINERS` depends on their neighbours. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
const JOINERS = /([^\u200c\u200d]?)([\u200c\u200d])[\u200c\u200d]*(?=(.?))/gsu
const JOINABLE = /[^\s\p{ASCII}]/u
const LONE_SURROGATE = /\p{Surrogate}/u
const CONTROL_BUT_TAB = /(?!\t)\p{Cc}/u
const CONTROL_BUT_TAB_OR_NEW_LINE = /(?![\t\n])\p{Cc}/u
/**
 * Matches more than 30 combining marks in a row, the most that Unicode's stream-safe format allows and more than any
 * language has. Without this limit the time that normalising takes would grow with the square of their number.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g

const unreadableError = err("control-character", "Remove the characters that can’t be shown, then try again")

/** Removes zero-width joiners, except between two characters that aren't ASCII: joiners spell Sinhala and Persian words and build emoji. */
const removeStrayJoiners = (text: string): string =>
  text.replace(JOINERS, (_, before: string, joiner: string, after: string) =>
    JOINABLE.test(before) && JOINABLE.test(after) ? before + joiner : before,
  )

const normaliseText = (text: string): string =>
  removeStrayJoiners(text.replace(INVISIBLE, "").normalize("NFC")).normalize("NFC").replace(/\s+/g, " ").trim()

const isUnreadable = (text: string, control: RegExp): boolean =>
  control.test(text) || LONE_SURROGATE.test(text) || TOO_MANY_MARKS.test(text.replace(INVISIBLE, ""))

/**
 * Reads one line of text and normalises it. A tab counts as a space. Refuses other control characters, including line
 * breaks, half characters, and long runs of marks.
 */
export const parseLine = (text: string): ParseResult<string> =>
  isUnreadable(text, CONTROL_BUT_TAB) ? unreadableError : ok(normaliseText(text))

/** Reads text of several lines. Each line is normalised, line breaks become ` `, and tabs become spaces. Refuses what `parseLine` does. */
export function parseMultilineText(text: string): ParseResult<string> {
  const lines = text.replace(LINE_BREAK, "\n")
  if (isUnreadable(lines, CONTROL_BUT_TAB_OR_NEW_LINE)) return unreadableError
  return ok(lines.split("\n").map(normaliseText).join("\n").trim())
}

/** The number of characters as a person counts them: an emoji that takes two code units counts once. */
export const countCharacters = (text: string): number => [...text].length

export const createLineRule =
  (max: number) =>
  (text: string): ParseResult<string> => {
    const line = parseLine(text)
    return line.ok && countCharacters(line.value) > max ? err("too-long", `Use ${max} characters or fewer`) : line
  }

/**
 * A rule that accepts text of several lines and at most `max` characters; `null` if the text is empty.
 *
 * @param what The visitor's name for the text, for the message to shorten it.
 */
export const createMultilineRule =
  (max: number, what: string) =>
  (text: string): ParseResult<string | null> => {
    const lines = parseMultilineText(text)
    if (!lines.ok) return lines
    const over = countCharacters(lines.value) - max
    if (over > 0) return err("too-long", `Shorten your ${what} by ${over} ${over === 1 ? "character" : "characters"}`)
    return ok(lines.value || null)
  }

/** Arabic and Persian digits. The last hexadecimal digit of each code point is the digit itself. */
const ARABIC = /[\u0660-\u0669\u06f0-\u06f9]/g
/** The wide forms of every ASCII character, as Chinese and Japanese input methods type them. */
const WIDE = /[\uff01-\uff5e]/g
/** The full stops of Chinese and Japanese, which are dots in an address. */
const IDEOGRAPHIC_STOP = /[\u3002\uff61]/g

/** Replaces the wide letters, digits and signs in `line` with the ASCII ones. */
export const toAsciiWidth = (line: string): string =>
  line.replace(WIDE, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(IDEOGRAPHIC_STOP, ".")

/** Replaces the digits, letters and signs of other scripts in `line` with the ASCII ones that mean the same. */
export const toAsciiDigits = (line: string): string =>
  toAsciiWidth(line)
    .replace(ARABIC, digit => String(digit.charCodeAt(0) % 16))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
