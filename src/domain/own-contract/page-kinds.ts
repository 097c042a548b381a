import { countLabels } from "./labels"
import { plainText, type TextLine } from "./text-lines"

/** Attachments, by the item that they are. Several states' pages may be of one kind. */
const ATTACHMENTS = {
  "section-32": {
    heading:
      /^(?:vendor'?s?'? statement|section 32 (?:vendor'?s? )?statement|statement (?:of matters|under section 32)|section 32\b.{0,40}statement)/,
    proof: /sale of land act|section 32|vendor/,
  },
  "form-2": { heading: /^(?:form 2\b.*|.*\bseller'?s? disclosure statement)/, proof: /property law act|part 1|seller/ },
  "planning-certificate": {
    heading:
      /^(?:.{0,40}\b(?:10\.7|(?:section |s\.? ?)149)\b.{0,40}|planning (?:property )?(?:report|certificate).*|.{0,30}planning certificate.{0,40})$/,
    proof: /environmental planning|planning scheme|\bzone\b|overlay/,
  },
  "instrument-88b": { heading: /88b\b|^instrument setting out terms/, proof: /easement|restriction|covenant/ },
  "sewer-diagram": {
    heading:
      /^.{0,40}\b(?:sewer(?:age)? service diagram|service location (?:print|diagram|plan)|sewer (?:location|reference|service) (?:print|sheet|diagram)|sewerage diagram)/,
    proof: /sewer|water/,
  },
  "pool-certificate": {
    heading:
      /^.{0,30}\b(?:pool safety certificate|certificate of (?:non-? ?)?compliance|swimming pools? (?:register|certificate)|notice of no pool safety certificate)/,
    proof: /swimming pools act|pool safety|pool/,
  },
  "building-insurance": {
    heading: /^.{0,40}(?:home building compensation|home warranty|certificate of insurance|building insurance)/,
    proof: /building work|contractor|builder/,
  },
  "disclosure-statement": { heading: /^.{0,30}disclosure statement/, proof: /off the plan|sunset|draft plan/ },
  "owner-builder-report": { heading: /137b\b|^.{0,30}owner-?builder.{0,20}report/, proof: /137b|owner-?builder/ },
  "strata-documents": {
    heading:
      /^.{0,30}(?:strata by-?laws|consolidated by-?laws|owners corporation certificate|body corporate certificate|community management statement)|^by-?laws\b/,
    proof: /owners corporation|body corporate|by-?law/,
  },
  "rates-certificates": {
    heading:
      /^.{0,30}(?:land information certificate|(?:water )?information statement|property clearance certificate|land tax (?:clearance )?certificate)/,
    proof: /rates|water|tax|charges/,
  },
  "due-diligence-checklist": { heading: /due diligence checklist/, proof: /buy|consumer|home/ },
  "title-search": {
    heading:
      /^(?:.{0,30}title search|register search statement|.{0,40}land registry services.{0,40}|folio: .{0,40}|.{0,20}folio identifier.{0,20}|.{0,30}certificate of title)/,
    proof: /second schedule|volume \d+ folio \d+|registered (?:owner|proprietor)/,
  },
  plan: {
    heading:
      /^(?:deposited plan|(?:disclosure|draft|proposed) (?:strata |survey )?plan\b|strata plan|plan of (?:subdivision|survey|consolidation)|plan form|survey plan|building (?:unit|format) plan|lot plan|(?:dp|sp|ps|rp|lp) ?\d{4,7}[a-z]? ?(?:sheet|\()?)/,
    proof: /surveyor|sheet \d|metres|registered/,
  },
} as const satisfies Readonly<Record<string, { heading: RegExp; proof: RegExp }>>

export type AttachmentKind = keyof typeof ATTACHMENTS
export const isAttachmentKind = (kind: string): kind is AttachmentKind => kind in ATTACHMENTS

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

const FRONT_TITLE =
  /^(?:.{0,20}contract (?:for|of) (?:the )?(?:sale|houses|residential|community)|.{0,20}\breference schedule|particulars of sale|contract particulars|schedule of particulars|contract details)/
const SPECIAL =
  /^(?:(?:annexure|schedule|part|section|item) ?"?[\da-z]{0,3}"? ?[-:.]? ?)?(?:schedule of )?(?:(?:additional |further |additional and )?special conditions?|(?:additional|further) (?:clauses|conditions|provisions))(?: (?:of|to|for|annexed|forming|attached)\b.*)?(?: ?\((?:continued|annexure).*\))?:?$/
const CONDITIONS =
  /^conditions:?$|^(?:part \d ?-? ?)?(?:general|standard|printed) conditions(?: (?:of|to)\b.*)?:?$|^(?:standard )?(?:terms of contract|conditions of sale(?: of .*)?|terms and conditions of (?:sale|contract)|conditions of contract)$/
const SECTION_27 = /^(?:statement under )?(?:section 27\b|deposit release (?:statement|authority))/
const WAIVER_66W =
  /^(?:.{0,40}certificate.{0,40}66w|.{0,20}66w.{0,20}certificate|certificate under section 66w|section 66w certificate).{0,60}$/
const WAIVER_NOTICE =
  /^.{0,60}(?:waiver of (?:the )?cooling[ -]off|cooling[ -]off (?:period )?waiver|waiv(?:e|ing) (?:or shorten(?:ing)? )?(?:the )?cooling[ -]off|notice .{0,40}waiv(?:e|ing|er)).{0,60}$/
const COOLING_OFF = /^(?:statutory )?cooling[ -]off\b/
const NOTICES = /^(?:statutory )?(?:cooling[ -]off|important notice|warning|notice to|smoke alarms|loose-fill)/
/** The heading of a clause, or a box of a list, which is no heading of a document. */
const LISTED = /^(?:[☐☒]|x )|^(?!10\.7|149)\d{1,3}(?:\.\d+)*[.)]? /
const CONTENTS = /^(?:table of contents|contents|index(?: .*)?|(?:list of )?(?:annexures|attachments))$/
const ENVELOPE = [
  /certificate of completion/,
  /envelope summary/,
  /signer events/,
  /record tracking/,
  /signature certificate/,
  /audit trail/,
  /document id/,
]

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
  if (ENVELOPE.filter(mark => mark.test(text)).length >= 2 && labelCount < FRONT_LABELS) return "envelope"
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
  return (Object.keys(ATTACHMENTS) as AttachmentKind[]).find(
    kind => ATTACHMENTS[kind].heading.test(line) && ATTACHMENTS[kind].proof.test(text.replace(line, "")),
  )
}

/** Kinds of page on which an attachment's heading is only named, not meant. */
const NAMES_ONLY: readonly PageKind[] = [
  "front",
  "conditions",
  "special",
  "contents",
  "envelope",
  "waiver",
  "section-32",
  "form-2",
]

/** The line of an attachment's heading that isn't near the top of a page, so that it's not sure what the page is. */
export const findLowHeading = (kind: AttachmentKind, sections: readonly Section[]): TextLine | undefined =>
  sections
    .filter(section => !NAMES_ONLY.includes(section.kind))
    .flatMap(({ lines }) => lines)
    .find(
      line => isHeadingLike(lower(line)) && !LISTED.test(lower(line)) && ATTACHMENTS[kind].heading.test(lower(line)),
    )

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
    const isFilledIn = countLabels(lines) > 0 && !isProse(lines)
    const carriedKind: PageKind =
      previous === "front" ? (isFilledIn ? "front" : "notices") : goesOn(previous) ? previous : "other"
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
