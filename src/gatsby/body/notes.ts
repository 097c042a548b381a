import type { Kind } from "../../domain/content/choices"
import type { State } from "../../domain/states"
import type { PictureUse } from "../pictures/picture-sizes"
import { getNodeLine, type MarkdownNode } from "./markdown-node"

export type BodyProblem = { line: number; message: string }

export type Notes = {
  /** The body as written, with words in braces replaced by the firm's details. */
  source: string
  /** The state of components that don't name one: the page's state, otherwise the firm's first state. */
  state: State | undefined
  problems: BodyProblem[]
  /** Links to addresses on this site. */
  links: { line: number; href: string }[]
  /** Links to hashes on the same page. */
  hashes: { line: number; href: string }[]
  /** The other entries and pictures that the body names, and the glossary terms that it uses. */
  references: { line: number; kind: Kind | "picture" | "term"; slug: string; use?: PictureUse }[]
  /** How many headings so far would have each id. */
  ids: Map<string, number>
  /** The components so far, each with what its ids are made of. */
  components: Set<string>
  /** The depth of the last heading. The page's own heading has depth 1. */
  depth: number
}

/** The ids of the layout and of the tools that a page may have. No heading gets one of them. */
const IDS_IN_USE = ["accept", "calculator", "contents", "documents-form", "key-dates", "main"]

export const createBodyNotes = (source: string, state?: State): Notes => ({
  source,
  state,
  problems: [],
  links: [],
  hashes: [],
  references: [],
  ids: new Map(IDS_IN_USE.map(id => [id, 1])),
  components: new Set(),
  depth: 1,
})

export const addBodyProblem = (notes: Notes, node: MarkdownNode, message: string): void =>
  void notes.problems.push({ line: getNodeLine(node), message })

const EXTERNAL_LINK = /^(?:https:\/\/|mailto:|tel:)/

export function checkAndRecordLink(href: string, line: number, notes: Notes): void {
  if (href.startsWith("#")) notes.hashes.push({ line, href })
  else if (/^\/(?!\/)/.test(href)) checkAndRecordInternalLink(href, line, notes)
  else if (!EXTERNAL_LINK.test(href)) notes.problems.push({ line, message: `link ${href}: ${getLinkAdvice(href)}` })
}

function checkAndRecordInternalLink(href: string, line: number, notes: Notes): void {
  const [path = ""] = href.split(/[?#]/)
  if (path !== "/" && path.endsWith("/"))
    notes.problems.push({ line, message: `link ${href}: leave out the "/" at the end` })
  else notes.links.push({ line, href })
}

const getLinkAdvice = (href: string): string =>
  href.startsWith("http://")
    ? "write https:// instead of http://"
    : 'begin with "/" for a page of this site, or with https://, mailto: or tel:'
