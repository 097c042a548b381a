import { cite, findSentences, joinSentence, MAX_MENTIONS } from "./answer"
import { listLines, listSections, type ContractParts } from "./contract-parts"
import type { Finding, Mention } from "./findings"
import headings from "./tables/page-headings.json"
import { compileHeading, findLowHeading, isAttachmentKind, type Section } from "./page-kinds"
import { isBlank } from "./parse-values"
import { plainText, type TextLine } from "./text-lines"
import { isOtherLand } from "./value-rules"

/** The first two lines of sections, which have their headings. */
const citeHeadings = (sections: readonly Section[]): Mention[] =>
  sections.flatMap(({ lines }) => (lines[0] ? [cite(lines[0], joinSentence(lines, 2))] : [])).slice(0, MAX_MENTIONS)

const isText = ({ lines }: Section): boolean =>
  lines.every(({ page, cells }) => page.reading === "text" && cells.every(({ source }) => source !== "scan"))

/**
 * Answers for a document: found if a page is headed so. It isn't there only if the contract is recognised and all its pages
 * can be read; otherwise that isn't sure, without a mention.
 */
function answerDocument(item: string, sections: readonly Section[], parts: ContractParts): Finding {
  const clear = sections.filter(isText)
  if (clear.length > 0) return { item, answer: "found", mentions: citeHeadings(clear) }
  if (sections.length > 0) return { item, answer: "unsure", mentions: citeHeadings(sections) }
  return { item, answer: parts.isRecognised && parts.isReadable ? "missing" : "unsure", mentions: [] }
}

const COOLING_OFF = /\bcooling[ -]off\b/i
/** Queensland's statement has no heading. */
const COOLING_OFF_STATEMENT = /\bbusiness day statutory cooling[ -]off\b/i

/** Finds the prescribed statement about cooling-off: that it's there, not that the right applies. */
function findCoolingOff(parts: ContractParts): Finding {
  const sections = listSections(parts, "front", "notices", "conditions", "other").flatMap((section): Section[] => {
    const isHeading = (text: string) => COOLING_OFF.test(text) && text.length < 110 && !/[.;]$/.test(text)
    const from = section.lines.findIndex(({ text }) => COOLING_OFF_STATEMENT.test(text) || isHeading(text))
    const lines = from < 0 ? [] : section.lines.slice(from)
    const text = lines.map(line => line.text).join(" ")
    return /\bbusiness days?\b/i.test(text) && /\b(?:rescind|end|terminate|withdraw|cool)/i.test(text)
      ? [{ ...section, lines }]
      : []
  })
  const finding = answerDocument("cooling-off", sections, parts)
  if (finding.answer !== "missing") return finding
  const mentions = findSentences(listLines(parts, "front", "notices", "conditions", "special"), COOLING_OFF).slice(0, 3)
  return mentions.length > 0 ? { item: "cooling-off", answer: "unsure", mentions } : finding
}

/** The name of the practitioner who certifies, in the sentence of a 66W certificate. */
const PRACTITIONER =
  /\bI,? ?(?<name>.{0,80}?),? ?(?:of\b|(?:an? )?(?:australian |licensed )?(?:solicitor|conveyancer|barrister|lawyer|legal practitioner)|(?:hereby )?certify|certify)/i

/**
 * Finds the page that gives up cooling-off: a 66W certificate or Queensland's notice. Statements and conditions that name one
 * are no certificate. Whether it's signed can't be seen, so it's blank or not sure.
 */
function findWaiver(parts: ContractParts): Finding {
  const item = "waiver"
  const sections = listSections(parts, "waiver").filter(({ hasHeading }) => hasHeading)
  const [section] = sections
  if (!section) {
    const mentions = findSentences(
      listLines(parts, "special"),
      /\b66W\b|\bwaive[sd]?\b[^.]{0,60}\bcooling|\bcooling[ -]off[^.]{0,60}\bwaive/i,
    )
    return mentions.length > 0 ? { item, answer: "unsure", mentions } : answerDocument(item, [], parts)
  }
  const { lines } = section
  const name = PRACTITIONER.exec(lines.map(line => line.text).join(" "))?.groups?.name
  const isUnnamed = name !== undefined && isBlank(name) && isText(section) && !lines[0]?.page.hasHiddenValues
  return { item, answer: isUnnamed ? "blank" : "unsure", mentions: citeHeadings(sections) }
}

/** The headings of parts of statements, by item. */
const PART_HEADINGS = new Map([
  ...Object.entries(headings.section32).map(([part, words]) => [part, compileHeading(words)] as const),
  ...[1, 2, 3, 4, 5, 6].map(part => [`form-2-part-${part}`, new RegExp(`^part ${part}\\b`)] as const),
])
const MAX_HEADING = 120

/** The words of a line up to a colon, in lower case and without their number. */
const getHeading = ({ cells }: TextLine): string =>
  plainText(cells.find(cell => !/^[\d.()]+$/.test(cell.text.trim()))?.text ?? "")
    .toLowerCase()
    .replace(/^(?:\d{1,2}(?:\.\d+)*(?:[.):] ?| )|\(?[a-z]{1,2}[.)] )/, "")
    .replace(/:.*$/, ":")

/** The lines of statements from the heading of one of their parts on. */
const listFromHeading = (sections: readonly Section[], heading: RegExp): Section[] =>
  sections.flatMap(section => {
    const at = section.lines.findIndex(line => {
      const text = getHeading(line)
      return text.length <= MAX_HEADING && !/[a-z]{3}[.;]$/.test(text) && heading.test(text)
    })
    return at < 0 ? [] : [{ ...section, lines: section.lines.slice(at) }]
  })

/** Finds a document, or a part of one. One that begins further down on a page isn't sure, nor are its parts. */
export function findDocument(item: string, parts: ContractParts): Finding {
  if (item === "cooling-off") return findCoolingOff(parts)
  if (item === "waiver") return findWaiver(parts)
  const document = item.replace(/^s32.*/, "section-32").replace(/-part-\d$/, "")
  const pages = isAttachmentKind(document) ? listSections(parts, document) : []
  const heading = PART_HEADINGS.get(item)
  const sections = heading ? listFromHeading(pages, heading) : pages.filter(({ hasHeading }) => hasHeading)
  if (item === "title-search" && sections.length > 0 && isOtherLand(parts))
    return { item, answer: "unsure", mentions: citeHeadings(sections) }
  const finding = answerDocument(item, sections, parts)
  const isElsewhere = finding.answer === "missing" && pages.length === 0
  const line = isElsewhere ? findLowHeading(document, parts.sections) : undefined
  return line ? { item, answer: "unsure", mentions: [cite(line, line.text)] } : finding
}
