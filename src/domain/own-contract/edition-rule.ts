import { answer, cite, createPlainReading, joinSentence, type Reading } from "./answer"
import { listSections, type ContractParts } from "./contract-parts"
import type { Finding } from "./findings"
import { isContractTitle } from "./page-kinds"

const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)"
const ORDINAL =
  "(?:first|second|third|fourth|fifth|(?:six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twentie)th|\\d{1,2}(?:st|nd|rd|th))"
const EDITION = new RegExp(
  [
    `\\b(?:${MONTH} )?(?:19|20)\\d\\d edition\\b`,
    `\\b${ORDINAL} edition\\b`,
    `\\bedition:? (?:(?:of )?\\d{0,2} ?[a-z]* )?(?:(?:19|20)\\d\\d|\\d{1,2}(?:\\.\\d+)?)\\b`,
    "\\bversion:? \\d[\\d.]*\\b",
    `\\(((?:\\d{1,2} )?${MONTH} (?:19|20)\\d\\d)\\)`,
  ].join("|"),
  "gi",
)
/** A year in a line that says whose form it is, if no edition is named. */
const FORM_YEAR = new RegExp(
  `\\b(?:form|copyright|published|approved|institute)\\b[^.]*?\\b((?:${MONTH} )?(?:19|20)\\d\\d)$`,
  "i",
)

/** Finds the form's edition: within two lines of a contract's title, near the top of a front page or of a cover before it. */
export function findEdition(parts: ContractParts): Finding {
  const front = parts.sections.findIndex(({ kind }) => kind === "front")
  const covers = parts.sections
    .slice(0, front < 0 ? 0 : front)
    .filter(({ kind }) => kind === "other" || kind === "notices")
  const readings = [...covers, ...listSections(parts, "front")].flatMap(({ lines }): Reading[] => {
    const at = lines.slice(0, 10).findIndex(isContractTitle)
    const title = lines[at]
    if (!title) return []
    const near = lines.slice(Math.max(0, at - 2), at + 3)
    const text = near.map(line => line.text).join(" ")
    // What's in brackets is matched without them.
    const names = new Set([...text.matchAll(EDITION)].map(([whole, inBrackets]) => inBrackets ?? whole))
    const years = near.flatMap(line => FORM_YEAR.exec(line.text)?.[1] ?? [])
    const [name, rival] = names.size > 0 ? [...names] : years
    const parsed = name !== undefined && rival === undefined ? { value: name } : "unclear"
    return [createPlainReading(title.page, cite(title, joinSentence(lines.slice(at), 3)), parsed)]
  })
  return answer("edition", readings)
}
