import { parsePrice } from "../job/price"
import { parseLines, parseLine } from "../parse/text"
import { parseEmail } from "./email"
import { parsePersonName } from "./person"
import { parsePhone } from "./phone"
import { parsePostcode } from "../job/postcode"

/** The longest body that a function reads, in bytes. */
const LONGEST = 64 * 1024

const RULES = {
  parseEmail,
  parseName: parsePersonName,
  parsePhone,
  parsePostcode,
  parsePrice,
  singleLine: parseLine,
  manyLines: parseLines,
}

const long = (piece: string) => piece.repeat(LONGEST / piece.length)
const TEXTS = {
  dots: `a${long(".")}`,
  "at signs": long("@"),
  labels: `a@${long("a-")}`,
  digits: long("1"),
  commas: long("1,"),
  brackets: long("("),
  "signs of a link": long("htt"),
  spaces: `${long(" ")}x`,
  "no-break spaces": `a${long("\u00a0")}b`,
  joiners: long("\u200d"),
  "letters with joiners": long("é\u200d"),
  accents: `a${long("\u0301")}`,
  lines: long("\n"),
}

/** A rule that goes back and forth over a text takes minutes or hours. This many milliseconds allow for a slow machine. */
const FAR_TOO_LONG = 5000

function milliseconds(rule: (text: string) => unknown, text: string): number {
  const startTime = performance.now()
  rule(text)
  return performance.now() - startTime
}

test.each(Object.entries(TEXTS))("as much as a body can hold of %s holds no rule up", (_, text) => {
  const slow = Object.entries(RULES).filter(([, rule]) => milliseconds(rule, text) >= FAR_TOO_LONG)
  expect(slow.map(([name]) => name)).toEqual([])
})
