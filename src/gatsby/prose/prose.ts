import type { BodyNode, BodyProps } from "../../domain/content/body-tree"
import { listFieldTexts } from "../../domain/content/field-problems"
import type { Entry } from "../content-types/read-entry"

const WORDS =
  "alt answer because button check closing description heading items label lead legalLine licence link meaning opening point question referralDisclosure subject subtitle summary terms text title".split(
    " ",
  )

/** Lists all texts that visitors read in an entry: first its fields, tagged with their names, then its body. */
export const listProse = ({ fields, body }: Pick<Entry, "fields" | "body">): Block[] => [
  ...listFieldTexts(fields).flatMap(({ name, text }) => (WORDS.includes(name) ? [{ tag: name, text }] : [])),
  ...(body ? listBodyTexts(body) : []),
]

/** A paragraph, heading, table cell or field. `tag` is the element's or the field's name. */
export type Block = { tag: string; text: string }

/** Elements that are part of a sentence. */
const INSIDE_A_LINE = ["a", "br", "del", "em", "strong", "Sourced", "Term"]

/** Attributes of components that visitors read or a screen reader announces. */
const READ_ALOUD = ["action", "alt", "caption", "eyebrow", "label", "lead", "meaning", "text", "title"]

const NO_PROSE = ["code", "pre"]

function listBodyTexts(tree: readonly BodyNode[], within = "p"): Block[] {
  const blocks: Block[] = []
  let text = ""
  const endTextBlock = () => {
    if (text.trim() !== "") blocks.push({ tag: within, text: text.trim() })
    text = ""
  }
  for (const node of tree) {
    if (typeof node === "string") text += node
    else if (INSIDE_A_LINE.includes(node[0])) {
      text += joinInlineTexts([node])
      blocks.push(...listAttributeTexts(node[1]))
    } else if (!NO_PROSE.includes(node[0])) {
      endTextBlock()
      const [tag, props, ...children] = node
      blocks.push(...listAttributeTexts(props), ...listBodyTexts(children, /^[A-Z]/.test(tag) ? "p" : tag))
    }
  }
  endTextBlock()
  return blocks
}

function joinInlineTexts(nodes: readonly BodyNode[]): string {
  return nodes.map(node => (typeof node === "string" ? node : getInlineText(node))).join("")
}

function getInlineText([tag, , ...children]: Exclude<BodyNode, string>): string {
  if (NO_PROSE.includes(tag)) return ""
  return tag === "br" ? " " : joinInlineTexts(children)
}

const listAttributeTexts = (props: BodyProps | null): Block[] =>
  Object.entries(props ?? {}).flatMap(([name, value]) =>
    READ_ALOUD.includes(name) && typeof value === "string" ? [{ tag: name, text: value }] : [],
  )
