import { parsePrice } from "../job/price"
import { parseMultilineText, parseLine } from "../parse/text"
import { parseEmailAddress } from "./email"
import { parsePersonName } from "./person"
import { parsePhone } from "./phone"
import { parsePostcode } from "../job/postcode"

/** The longest body that a function reads, in bytes. */
const LONGEST = 64 * 1024

const RULES = {
  parseEmail: parseEmailAddress,
  parseName: parsePersonName,
  parsePhone,
  parsePostcode,
  parsePrice,
  singleLine: parseLine,
  manyLines: parseMultilineText,
}

const repeatToLongestText = (piece: string) => piece.repeat(LONGEST / piece.length)
const TEXTS = {
  dots: `a${repeatToLongestText(".")}`,
  "at signs": repeatToLongestText("@"),
  labels: `a@${repeatToLongestText("a-")}`,
  digits: repeatToLongestText("1"),
  commas: repeatToLongestText("1,"),
  brackets: repeatToLongestText("("),
  "signs of a link": repeatToLongestText("htt"),
  spaces: `${repeatToLongestText(" ")}x`,
  "no-break spaces": `a${repeatToLongestText("\u00a0")}b`,
  joiners: repeatToLongestText("\u200d"),
  "letters with joiners": repeatToLongestText("é\u200d"),
  accents: `a${repeatToLongestText("\u0301")}`,
  lines: repeatToLongestText("\n"),
}

/** A rule that goes back and forth over a text takes minutes or hours. This many milliseconds allow for a slow machine. */
const FAR_TOO_LONG = 5000

function measureMilliseconds(rule: (text: string) => unknown, text: string): number {
  const startTime = performance.now()
  rule(text)
  return performance.now() - startTime
}

test.each(Object.entries(TEXTS))("as much as a body can hold of %s holds no rule up", (_, text) => {
  const slow = Object.entries(RULES).filter(([, rule]) => measureMilliseconds(rule, text) >= FAR_TOO_LONG)
  expect(slow.map(([name]) => name)).toEqual([])
})
