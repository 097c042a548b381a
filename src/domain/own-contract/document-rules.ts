import { cite, findSentences, joinSentence, MAX_MENTIONS } from "./answer"
import { listLines, listSections, type ContractParts } from "./contract-parts"
import type { Finding, Mention } from "./findings"
import headings from "./tables/page-headings.json"
import { compileHeading, findLowHeading, isAttachmentKind, type PageKind, type Section } from "./page-kinds"
import { isBlank, parseNames } from "./parse-values"
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

const PRACTITIONER =
  /\bI,? ?(?<name>.{0,80}?),? ?(?:of\b|(?:an? )?(?:australian |licensed )?(?:solicitor|conveyancer|barrister|lawyer|legal practitioner)|(?:hereby )?certify|certify)/i
const SIGNED = /electronically signed|docusigned by|digitally signed|\/s\/|signed by:? ?\p{Lu}/iu

const NAME_LABELS = {
  NSW: /^(?:full )?name\b(?: of (?:solicitor|conveyancer|legal practitioner|certifier))?/i,
  QLD: /^(?:(?:the )?buyer(?:\(s\)|s)?(?:'s)?(?: full)?(?: names?)?|names? of buyers?(?:\(s\))?|full name)\b/i,
}

/** What's beside a label such as "Name of solicitor" or "Buyer", or after it in its cell. */
function readNameAfter(lines: readonly TextLine[], label: RegExp): string | undefined {
  for (const { cells } of lines) {
    const [first, ...rest] = cells
      .slice(cells.findIndex(({ text }) => label.test(plainText(text))))
      .map(cell => cell.text)
    const name = plainText(first ?? "")
    if (label.test(name)) return [name.replace(label, "").replace(/^:? ?/, ""), ...rest].join(" ").trim()
  }
  return undefined
}

/**
 * Finds the page that gives up cooling-off: a 66W certificate with a practitioner's name, or Queensland's notice with the
 * buyer's. Statements and conditions that name one are no certificate. A signature that can't be seen isn't sure.
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
  const page = lines[0]?.page
  const text = lines.map(line => line.text).join(" ")
  const inSentence = parts.state === "NSW" ? PRACTITIONER.exec(text)?.groups?.name : undefined
  const name = inSentence ?? readNameAfter(lines, NAME_LABELS[parts.state === "NSW" ? "NSW" : "QLD"])
  const mentions = citeHeadings(sections)
  if (name === undefined || !isText(section) || page?.hasHiddenValues) return { item, answer: "unsure", mentions }
  if (isBlank(name)) return { item, answer: "blank", mentions }
  const parsed = parseNames(name)
  return typeof parsed !== "string" && (page?.hasMarks || SIGNED.test(text))
    ? { item, answer: "found", mentions, value: parsed.value }
    : { item, answer: "unsure", mentions }
}

const SECTION_32_PARTS = Object.entries(headings.section32).map(([part, words]) => ({
  part,
  heading: compileHeading(words),
}))
const FORM_2_PART = /^part \d\b/
const MAX_HEADING = 120
const LINES_TO_WRITE_ON = /_{4,}|\.{5,}/

/** The words of a line up to a colon, in lower case and without their number. */
const getHeading = ({ cells }: TextLine): string =>
  plainText(cells.find(cell => !/^[\d.()]+$/.test(cell.text.trim()))?.text ?? "")
    .toLowerCase()
    .replace(/^(?:\d{1,2}(?:\.\d+)*(?:[.):] ?| )|\(?[a-z]{1,2}[.)] )/, "")
    .replace(/:.*$/, ":")

/** Finds the lines of statements that begin with a heading of one of their parts. A part with nothing but lines to write on is blank. */
function findHeading(
  item: string,
  sections: readonly Section[],
  heading: RegExp,
  headings: readonly RegExp[],
  parts: ContractParts,
): Finding {
  const isHeading = (line: TextLine, patterns: readonly RegExp[]): boolean => {
    const text = getHeading(line)
    return text.length <= MAX_HEADING && !/[a-z]{3}[.;]$/.test(text) && patterns.some(pattern => pattern.test(text))
  }
  const matches = sections.flatMap((section): Section[] => {
    const at = section.lines.findIndex(line => isHeading(line, [heading]))
    return at < 0 ? [] : [{ ...section, lines: section.lines.slice(at) }]
  })
  const finding = answerDocument(item, matches, parts)
  const isEmpty = matches.every(({ lines: [first, ...rest] }) => {
    const end = rest.findIndex(line => isHeading(line, headings))
    const own = rest.slice(0, end < 0 ? undefined : end)
    const all = first && (own.length === 0 || LINES_TO_WRITE_ON.test(first.text)) ? [first, ...own] : own
    return all.length > 0 && all.every(({ text }) => LINES_TO_WRITE_ON.test(text))
  })
  return finding.answer === "found" && isEmpty ? { ...finding, answer: "blank" } : finding
}

/** Finds a document, or a part of one. One that begins further down on a page isn't sure, nor are its parts. */
export function findDocument(item: string, parts: ContractParts): Finding {
  if (item === "cooling-off") return findCoolingOff(parts)
  if (item === "waiver") return findWaiver(parts)
  const finding = findPages(item, parts)
  const document = item.replace(/^s32.*/, "section-32").replace(/-part-\d$/, "")
  const isElsewhere = finding.answer === "missing" && listSections(parts, document as PageKind).length === 0
  const line = isElsewhere ? findLowHeading(document, parts.sections) : undefined
  return line ? { item, answer: "unsure", mentions: [cite(line, line.text)] } : finding
}

function findPages(item: string, parts: ContractParts): Finding {
  const part32 = SECTION_32_PARTS.find(({ part }) => part === item)?.heading
  const parts32 = SECTION_32_PARTS.map(({ heading }) => heading)
  if (part32) return findHeading(item, listSections(parts, "section-32"), part32, parts32, parts)
  const form2Part = /^form-2-part-(\d)$/.exec(item)?.[1]
  if (form2Part !== undefined)
    return findHeading(item, listSections(parts, "form-2"), new RegExp(`^part ${form2Part}\\b`), [FORM_2_PART], parts)
  const sections = isAttachmentKind(item) ? listSections(parts, item).filter(({ hasHeading }) => hasHeading) : []
  // A search of other land, and a plan that isn't registered yet.
  const isOther =
    (item === "title-search" && isOtherLand(parts)) ||
    (item === "plan" &&
      sections.every(({ lines: [first] }) => /^(?:disclosure|draft|proposed)\b/i.test(first?.text ?? "")))
  if (isOther && sections.length > 0) return { item, answer: "unsure", mentions: citeHeadings(sections) }
  return answerDocument(item, sections, parts)
}
