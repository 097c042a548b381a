import type { State } from "../states"
import { findSentences, MAX_MENTIONS } from "./answer"
import { CONDITION_RULES } from "./condition-rules"
import { listLines, type ContractParts } from "./contract-parts"
import { findDocument } from "./document-rules"
import type { ContractFindings, Finding } from "./findings"
import { countLabels } from "./label-words"
import { listItems } from "./items"
import { classifyPages, isContractTitle, type Section } from "./page-kinds"
import type { ContractPage } from "./pages"
import { recogniseState } from "./state-marks"
import mentionWords from "./tables/mentions.json"
import { listTextLines, type TextLine } from "./text-lines"
import { VALUE_RULES } from "./value-rules"

const RULES: Readonly<Record<string, (parts: ContractParts) => Finding>> = { ...VALUE_RULES, ...CONDITION_RULES }

/** Heights of a watermark's letters, in heights of the page's usual ones. */
const WATERMARK_HEIGHT = 2
const FRONT_LABELS = 3

/** What's said of items elsewhere than in their own place, by item. */
const MENTIONS = new Map(Object.entries(mentionWords).map(([item, words]) => [item, new RegExp(words, "i")]))

/** Adds where an item is mentioned that has no mention: in printed conditions, notices or the list of documents, say. */
function addMentions(finding: Finding, parts: ContractParts): Finding {
  const words = MENTIONS.get(finding.item)
  if (!words || finding.mentions.length > 0) return finding
  const lines = listLines(parts, "front", "conditions", "special", "notices", "other", "section-32", "form-2")
  return { ...finding, mentions: findSentences(lines, words).slice(0, MAX_MENTIONS) }
}

const getMedian = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const hasDraftMark = ({ lines }: ContractPage): boolean => {
  const usual = getMedian(lines.map(({ height }) => height))
  return lines.some(
    ({ cells, height }) =>
      height >= WATERMARK_HEIGHT * usual &&
      /^draft(?: only| contract)?$/i.test(cells.map(({ text }) => text.trim()).join(" ")),
  )
}

/** The first pages of contracts: title, and the labels of a front page. A title on each page is a running one. */
function listFrontPages(texts: readonly (readonly TextLine[])[], sections: readonly (readonly Section[])[]): number[] {
  const fronts = texts.flatMap((lines, at) => {
    const first = lines[0]
    const isFront = sections[at]?.some(({ kind }) => kind === "front") === true
    const hasTitle = lines.slice(0, 8).some(isContractTitle)
    const labels = countLabels([...lines, ...(texts[at + 1] ?? [])])
    return first && isFront && hasTitle && labels >= FRONT_LABELS ? [{ at, number: first.page.number }] : []
  })
  // The second page of the same contract may have its title once more.
  return fronts
    .filter(({ at }, order) => order === 0 || at - (fronts[order - 1]?.at ?? 0) > 2)
    .map(({ number }) => number)
}

/**
 * Finds what a contract says of each item: never whether that's fine.
 *
 * Without a state there are no findings, since labels differ by state. With two contracts in one file there are none either:
 * call it again with the pages of the one that the visitor chooses.
 *
 * @param state The visitor's answer, if the state isn't recognised or it's wrong.
 */
export function findInContract(pages: readonly ContractPage[], state?: State): ContractFindings {
  const texts = listTextLines(pages)
  const sections = classifyPages(texts)
  const recognised = state ?? recogniseState(texts.map(lines => lines.map(({ text }) => text.toLowerCase()).join(" ")))
  const frontPages = listFrontPages(texts, sections)
  const unreadable = pages.filter(({ reading }) => reading === "scan" || reading === "garbled")
  const draftPage = pages.find(hasDraftMark)?.number
  const parts = recognised && {
    state: recognised,
    sections: sections.flat(),
    isReadable: unreadable.length === 0,
    isRecognised: sections.flat().some(({ kind }) => kind === "front"),
  }
  const findings =
    parts && frontPages.length < 2
      ? listItems(parts.state).map(({ id }) => addMentions((RULES[id] ?? (one => findDocument(id, one)))(parts), parts))
      : []
  return {
    state: recognised,
    pageCount: pages.length,
    unreadablePages: unreadable.map(({ number }) => number),
    markedPages: pages.filter(({ hasMarks }) => hasMarks).map(({ number }) => number),
    frontPages: frontPages.length > 1 ? frontPages : [],
    ...(draftPage !== undefined && { draftPage }),
    findings,
  }
}
