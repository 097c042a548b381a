import { type BodyNode, type BodyTree, getBodyText } from "../../src/domain/content/body-tree"

export type Section = {
  /** The headings above it, its own last; empty before the first heading. */
  headings: readonly string[]
  text: string
  /** The names of the sources of its figures. */
  sourced: readonly string[]
}

const SHOWN_AS_EXAMPLE = ["Example", "pre", "code"]

const INSIDE_A_LINE = ["a", "del", "em", "strong", "Sourced", "Term"]

/** Returns the sections of a page in reading order, without those that have no text of their own. */
export function listPageSections(tree: BodyTree): Section[] {
  const sections = [{ headings: [] as { text: string; depth: number }[], text: "", sourced: [] as string[] }]

  function visitBodyNode(node: BodyNode): void {
    const section = sections.at(-1)
    if (!section) return
    if (typeof node === "string") {
      section.text += node
      return
    }
    const [tag, props, ...children] = node
    if (SHOWN_AS_EXAMPLE.includes(tag)) return
    if (/^h[2-4]$/.test(tag)) {
      const depth = Number(tag.slice(1))
      const above = section.headings.filter(heading => heading.depth < depth)
      sections.push({ headings: [...above, { text: getBodyText(children), depth }], text: "", sourced: [] })
      return
    }
    if (tag === "Sourced") section.sourced.push(String(props?.["from"]))
    const gap = INSIDE_A_LINE.includes(tag) ? "" : " "
    section.text += gap
    children.forEach(visitBodyNode)
    // A component may contain headings. The text after it belongs to the last of them.
    const last = sections.at(-1)
    if (last) last.text += gap
  }

  tree.forEach(visitBodyNode)
  return sections
    .map(({ headings, text, sourced }) => ({
      headings: headings.map(heading => heading.text),
      text: text.replace(/\s+/g, " ").trim(),
      sourced,
    }))
    .filter(({ text }) => text !== "")
}
