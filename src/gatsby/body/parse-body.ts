import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import * as v from "valibot"
import { headingsOf, type BodyHeading, type BodyTree } from "../../domain/content/body-tree"
import { OPEN_QUOTE_HASH, QUOTE_FORM_ID } from "../../domain/paths"
import { treeOf } from "./element"
import type { MarkdownNode } from "./markdown-node"
import { noNotes, type BodyProblem, type Notes } from "./notes"
import { syntaxProblem } from "./syntax-problem"
import { unclosedMarks } from "./unclosed-marks"
import { unsourced } from "./unsourced"

/** A body as checked data: its tree, its headings, and what it leads to. */
export type Body = { tree: BodyTree; headings: BodyHeading[] } & Pick<Notes, "links" | "references">

export type ParsedBody = ({ ok: true } & Body) | { ok: false; problems: BodyProblem[] }

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Hashes that lead somewhere on every page. */
export const HASHES_EVERYWHERE: readonly string[] = [OPEN_QUOTE_HASH, `#${QUOTE_FORM_ID}`]

/**
 * Reads the body of an MDX file without running anything in it.
 *
 * @param source The body; lines are counted from 1.
 * @param sources The names of the page's own sources, which figures in the text must come from.
 * @returns The tree, or every mistake with its line. A mistake in the syntax hides those after it.
 */
export function parseBody(source: string, sources: readonly string[] = []): ParsedBody {
  const markdown = parseMarkdown(source)
  if (!markdown.ok) return { ok: false, problems: [markdown.problem] }
  const notes = noNotes(source)
  const tree = (markdown.root.children ?? []).flatMap(node => treeOf(node, notes))
  const headings = headingsOf(tree)
  const problems = [
    ...notes.problems,
    ...deadHashes(headings, notes),
    ...unsourced(markdown.root, sources),
    ...unclosedMarks(markdown.root, source),
  ]
  if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => a.line - b.line) }
  return { ok: true, tree, headings, links: notes.links, references: notes.references }
}

const syntaxError = v.object({ reason: v.string(), line: v.optional(v.number()) })

type Markdown = { ok: true; root: MarkdownNode } | { ok: false; problem: BodyProblem }

function parseMarkdown(source: string): Markdown {
  try {
    return { ok: true, root: parser.parse(source) }
  } catch (error) {
    return { ok: false, problem: syntaxProblem(v.parse(syntaxError, error), source) }
  }
}

function deadHashes(headings: readonly BodyHeading[], { hashes }: Notes): BodyProblem[] {
  const known = new Set([...headings.map(({ id }) => `#${id}`), ...HASHES_EVERYWHERE])
  return hashes
    .filter(({ href }) => !known.has(href))
    .map(({ line, href }) => ({ line, message: `link ${href}: no heading here has that id` }))
}
