import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import * as v from "valibot"
import { listHeadings, type BodyHeading, type BodyTree } from "../../domain/content/body-tree"
import {
  ANY_FIRM,
  getFirmPlaceholderValues,
  type FirmInTexts,
  replaceFirmPlaceholders,
  listFirmStates,
} from "../../domain/content/firm-words"
import { OPEN_QUOTE_HASH, QUOTE_FORM_ID } from "../../domain/paths"
import { isState } from "../../domain/states"
import { buildBodyNodes } from "./element"
import type { MarkdownNode } from "./markdown-node"
import { createBodyNotes, type BodyProblem, type Notes } from "./notes"
import { removeOtherStatesContent } from "./prune"
import { explainMdxSyntaxError } from "./syntax-problem"
import { findUnclosedMarkdown } from "./unclosed-marks"
import { listExamplePrices, findFiguresWithoutSource } from "./unsourced-figures"

export type Body = { tree: BodyTree; headings: BodyHeading[] } & Pick<Notes, "links" | "references">

export type ParsedBody = ({ ok: true } & Body) | { ok: false; problems: BodyProblem[] }

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

export const HASHES_EVERYWHERE: readonly string[] = [OPEN_QUOTE_HASH, `#${QUOTE_FORM_ID}`]

/**
 * Reads the body of an MDX file without running anything in it. Returns every mistake with its line, counted from 1; a
 * syntax error hides those after it.
 *
 * @param sources The names of the page's own sources, one of which each figure in the text must name.
 * @param firm The firm whose details replace words in braces. Text about states where it doesn't act is left out.
 */
export function parseMdxBody(
  source: string,
  sources: readonly string[] = [],
  firm: FirmInTexts = ANY_FIRM,
  pageState?: unknown,
): ParsedBody {
  const { text, unknown } = replaceFirmPlaceholders(source, getFirmPlaceholderValues(firm, pageState), escapeMarkdown)
  const wrongWords = unknown.map(({ message, index }) => ({ line: getLineAtIndex(index, source), message }))
  const markdown = parseMarkdown(text)
  if (!markdown.ok) return { ok: false, problems: [...wrongWords, markdown.problem] }
  const states = listFirmStates(firm)
  const notes = createBodyNotes(text, isState(pageState) ? pageState : states[0])
  const root = removeOtherStatesContent(markdown.root, firm, notes.problems)
  const tree = (root.children ?? []).flatMap(node => buildBodyNodes(node, notes))
  const headings = listHeadings(tree)
  const problems = [
    ...wrongWords,
    ...notes.problems,
    ...findDeadSamePageLinks(headings, notes),
    ...findFiguresWithoutSource(root, sources, listExamplePrices(markdown.root)),
    ...findUnclosedMarkdown(root, text),
  ]
  if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => a.line - b.line) }
  return { ok: true, tree, headings, links: notes.links, references: notes.references }
}

/** Escapes the characters that have a meaning in Markdown or in a tag. */
const escapeMarkdown = (value: string): string =>
  value.replace(/[\\`*_{}[\]<>"|~]|&(?=[#\w])/g, sign => `&#${sign.charCodeAt(0)};`)

const getLineAtIndex = (index: number, source: string): number => source.slice(0, index).split("\n").length

const syntaxError = v.object({ reason: v.string(), line: v.optional(v.number()), column: v.optional(v.number()) })

type Markdown = { ok: true; root: MarkdownNode } | { ok: false; problem: BodyProblem }

function parseMarkdown(source: string): Markdown {
  try {
    return { ok: true, root: parser.parse(source) }
  } catch (error) {
    return { ok: false, problem: explainMdxSyntaxError(v.parse(syntaxError, error), source) }
  }
}

function findDeadSamePageLinks(headings: readonly BodyHeading[], { hashes }: Notes): BodyProblem[] {
  const validHashes = new Set([...headings.map(({ id }) => `#${id}`), ...HASHES_EVERYWHERE])
  return hashes
    .filter(({ href }) => !validHashes.has(href))
    .map(({ line, href }) => ({ line, message: `link ${href}: no heading here has that id` }))
}
