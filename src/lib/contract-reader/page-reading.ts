import type { PageLine, PageReading } from "../../domain/own-contract/pages"
import { EMPTY_BOX, TICK } from "./ticks"

/** With fewer letters, a page is a picture or empty. */
const FEWEST_LETTERS = 20
/** The share of letters that may come out wrong. */
const WRONG_SHARE = 0.05
/** The words in which a page is looked at for common ones, and the share of them that any English text has. */
const FEWEST_WORDS = 80
const COMMON_SHARE = 1 / 40

const WRONG = /[\p{Co}\uFFFD\p{Cc}]/gu
const COMMON = /^(?:the|of|and|to|in)$/i

/** Whether the letters of a text come out wrong, because its fonts don't say which letters they have. */
function isGarbled(text: string): boolean {
  const letters = text.replace(/\s/g, "")
  if ((letters.match(WRONG)?.length ?? 0) > WRONG_SHARE * letters.length) return true
  const words = text.match(/\p{L}+/gu) ?? []
  return words.length >= FEWEST_WORDS && words.filter(word => COMMON.test(word)).length < COMMON_SHARE * words.length
}

/** Whether a page's text can be relied on. */
export function classifyPage(
  lines: readonly PageLine[],
  { isScannersText, hasPicture }: { isScannersText: boolean; hasPicture: boolean },
): PageReading {
  const text = lines.flatMap(({ cells }) => cells.map(cell => cell.text)).join(" ")
  if (isScannersText) return "scan"
  const letters = text.replace(/\s/g, "").replaceAll(TICK, "").replaceAll(EMPTY_BOX, "")
  if (letters.length < FEWEST_LETTERS) return hasPicture ? "scan" : "empty"
  return isGarbled(text) ? "garbled" : "text"
}
