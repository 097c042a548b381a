import { countLabels } from "./label-words"
import headings from "./tables/page-headings.json"
import { plainText, type TextLine } from "./text-lines"

/** The headings of `page-headings.json`, from the beginning of a line in lower case. */
export const compileHeading = (words: readonly string[]): RegExp => new RegExp(`^(?:${words.join("|")})`)

/** An attachment is a page with its heading near the top and its proof anywhere else. */
const ATTACHMENTS = Object.entries(headings.attachments).map(([kind, { heading, proof }]) => ({
  kind: kind as AttachmentKind,
  heading: compileHeading(heading),
  proof: new RegExp(proof),
}))
export type AttachmentKind = keyof typeof headings.attachments
export const isAttachmentKind = (kind: string): kind is AttachmentKind => kind in headings.attachments

/**
 * What a page is, or a part of one. "front": what's filled in of the contract. "conditions": printed ones. "notices": printed
 * pages between. "waiver": a certificate or notice that gives up cooling-off. "envelope": an electronic signature's log.
 */
export type PageKind =
  | AttachmentKind
  | "front"
  | "conditions"
  | "special"
  | "notices"
  | "waiver"
  | "section-27"
  | "contents"
  | "envelope"
  | "other"

/** Lines of one page that are of one kind. */
export interface Section {
  kind: PageKind
  /** True if a heading of this kind is above it, not just a page before. */
  hasHeading: boolean
  lines: readonly TextLine[]
}

/** Lines near the top in which a page's heading is looked for. */
const TOP_LINES = 9
const MAX_HEADING = 90
const FRONT_LABELS = 3

const FRONT_TITLE = compileHeading(headings.frontTitle)
const SPECIAL = compileHeading(headings.special)
const CONDITIONS = compileHeading(headings.conditions)
const SECTION_27 = compileHeading(headings.section27)
const WAIVER_66W = compileHeading(headings.certificate66W)
const WAIVER_NOTICE = compileHeading(headings.waiverNotice)
const COOLING_OFF = compileHeading(headings.coolingOff)
const NOTICES = compileHeading(headings.notices)
const CONTENTS = compileHeading(headings.contents)
/** The heading of a clause, or a box of a list, which is no heading of a document. */
const LISTED = /^(?:[☐☒]|x )|^(?!10\.7|149)\d{1,3}(?:\.\d+)*[.)]? /

const lower = ({ text }: TextLine): string => text.toLowerCase()
const isHeadingLike = (text: string): boolean =>
  text.length <= MAX_HEADING &&
  !/[.;,]$/.test(text) &&
  !/[._]{4,}|\s\d{1,3}$/.test(
    text.replace(/\b(?:section|form|part|edition|plan|folio|volume|no\.?) \d+$|\b(?:page|sheet) \d+(?: of \d+)?$/, ""),
  )

const endsInPageNumber = (line: TextLine): boolean =>
  (line.cells.length > 1 && /^\d{1,3}$/.test(line.cells.at(-1)?.text.trim() ?? "")) ||
  /\.{4,} ?\d{1,3}$/.test(line.text)

const PROSE_LINE = 35
/** True if most lines are sentences, not rows of labels and values. */
const isProse = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ cells, text }) => cells.length === 1 && text.length > PROSE_LINE).length > lines.length * 0.55

function getOpeningKind(lines: readonly TextLine[], previous: PageKind): PageKind | undefined {
  const top = lines.slice(0, TOP_LINES).map(lower)
  const text = lines.map(lower).join(" ")
  const labelCount = countLabels(lines)
  if (top.some(line => CONTENTS.test(line)) || lines.filter(endsInPageNumber).length >= Math.max(5, lines.length / 2))
    return "contents"
  if (headings.envelope.filter(mark => text.includes(mark)).length >= 2 && labelCount < FRONT_LABELS) return "envelope"
  if (top.slice(0, 5).some(line => WAIVER_66W.test(line)) && /certif(?:y|ies)/.test(text)) return "waiver"
  if (top.slice(0, 4).some(line => FRONT_TITLE.test(line)) && labelCount >= FRONT_LABELS) return "front"
  const isCondition = previous === "conditions" || previous === "special"
  if (isProse(lines) || labelCount < FRONT_LABELS) {
    if (top.slice(0, 3).some(line => SPECIAL.test(line))) return "special"
    if (top.slice(0, 3).some(line => CONDITIONS.test(line))) return "conditions"
  }
  const attachment = top
    .slice(0, isCondition ? 3 : TOP_LINES)
    .map(line => (LISTED.test(line) || text.includes("list of documents") ? undefined : findAttachment(line, text)))
    .find(kind => kind !== undefined)
  if (attachment === "section-32" || attachment === "form-2") return attachment
  if (top.slice(0, 4).some(line => WAIVER_NOTICE.test(line) && isHeadingLike(line))) return "waiver"
  if (top.some(line => SECTION_27.test(line) && isHeadingLike(line)) && /deposit/.test(text)) return "section-27"
  const goesOnInProse = isCondition && isProse(lines) && !top.some(line => FRONT_TITLE.test(line))
  if ((labelCount >= FRONT_LABELS && !goesOnInProse) || (labelCount >= 2 && top.some(line => FRONT_TITLE.test(line))))
    return "front"
  if (attachment) return attachment
  if (top.slice(0, 4).some(line => NOTICES.test(line) && isHeadingLike(line))) return "notices"
  if (top.some(line => SPECIAL.test(line))) return "special"
  if (top.some(line => CONDITIONS.test(line))) return "conditions"
  return undefined
}

function findAttachment(line: string, text: string): AttachmentKind | undefined {
  if (!isHeadingLike(line)) return undefined
  return ATTACHMENTS.find(({ heading, proof }) => heading.test(line) && proof.test(text.replace(line, "")))?.kind
}

/** Headings are larger than text by this, at least. */
const LARGER = 1.2

/** The line of an attachment's heading that isn't near the top of a page, where it may be only named. */
export function findLowHeading(item: string, sections: readonly Section[]): TextLine | undefined {
  const heading = ATTACHMENTS.find(({ kind }) => kind === item)?.heading
  return sections
    .flatMap(({ kind, lines }) => {
      const isLarge = ({ height }: TextLine): boolean => height >= LARGER * (lines.at(-1)?.height ?? Infinity)
      return headings.namesOnly.includes(kind) ? lines.filter(isLarge) : lines
    })
    .find(line => isHeadingLike(lower(line)) && !LISTED.test(lower(line)) && heading?.test(lower(line)))
}

/** Kinds that go on over the next pages, which have no heading of their own. */
const goesOn = (kind: PageKind): boolean =>
  isAttachmentKind(kind) || kind === "conditions" || kind === "special" || kind === "notices" || kind === "section-27"

/** A line of a sentence that names a front page. */
const GOES_ON = /^\p{Ll}|\bparticulars of sale (?:is|are|states?|do|must|if|and|or)\b/u

const isContractKind = (kind: PageKind): boolean => ["front", "conditions", "special", "notices"].includes(kind)

/** Splits a page of the contract where special or printed conditions begin. */
function splitAtHeadings(kind: PageKind, hasHeading: boolean, lines: readonly TextLine[]): Section[] {
  const sections: { kind: PageKind; hasHeading: boolean; lines: TextLine[] }[] = [{ kind, hasHeading, lines: [] }]
  for (const line of lines) {
    const text = plainText(line.text)
      .toLowerCase()
      .replace(/^\d{1,2}\.? (?=special)/, "")
    const next = SPECIAL.test(text)
      ? "special"
      : CONDITIONS.test(text)
        ? "conditions"
        : FRONT_TITLE.test(text) && isHeadingLike(text) && !GOES_ON.test(plainText(line.text))
          ? "front"
          : COOLING_OFF.test(text) && isHeadingLike(text)
            ? "notices"
            : undefined
    const last = sections.at(-1)
    if (next && last && next !== last.kind) sections.push({ kind: next, hasHeading: true, lines: [line] })
    else last?.lines.push(line)
  }
  return sections.filter(section => section.lines.length > 0)
}

/** Says of each page what it is. A page without a heading of its own is what the page before is, if that goes on. */
export function classifyPages(pages: readonly (readonly TextLine[])[]): Section[][] {
  let previous: PageKind = "other"
  return pages.map(lines => {
    const kind = getOpeningKind(lines, previous)
    const hasLabels = countLabels(lines) > 0 && !isProse(lines)
    const carriedKind: PageKind =
      previous === "front" ? (hasLabels ? "front" : "notices") : goesOn(previous) ? previous : "other"
    const pageKind = kind ?? carriedKind
    const sections = isContractKind(pageKind)
      ? splitAtHeadings(pageKind, kind !== undefined, lines)
      : [{ kind: pageKind, hasHeading: kind !== undefined, lines }]
    previous = sections.at(-1)?.kind ?? pageKind
    return sections
  })
}

/** Titles of contracts, for finding the first page of each. */
export const isContractTitle = (line: TextLine): boolean =>
  /^.{0,20}contract (?:for|of) (?:the )?(?:sale|houses|residential|community)|^.{0,40}\bsale contract\b/.test(
    lower(line),
  ) &&
  isHeadingLike(
    lower(line)
      .replace(/ ?\d+(?:st|nd|rd|th)(?: edition.*)?$| ?\d* edition.*$|,? ?20\d\d.*$/, "")
      .replace(/,$/, ""),
  )
