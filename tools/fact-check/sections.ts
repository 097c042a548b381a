import { type BodyNode, type BodyTree, getBodyText } from "../../src/domain/content/body-tree"

/** The text from one heading of a page to the next. */
export type Section = {
  /** The headings it's below, its own last; none for what comes before the first. */
  headings: readonly string[]
  text: string
  /** The sources that figures in it name. */
  sourced: readonly string[]
}

/** What only shows how something is written. */
const SHOWN_AS_EXAMPLE = ["Example", "pre", "code"]

/** What's inside a sentence. Anything else begins a new one. */
const INSIDE_A_LINE = ["a", "del", "em", "strong", "Sourced", "Term"]

/** The sections of a page in reading order, those with no text of their own left out. */
export function listSections(tree: BodyTree): Section[] {
  const sections = [{ headings: [] as { text: string; depth: number }[], text: "", sourced: [] as string[] }]

  function visit(node: BodyNode): void {
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
    children.forEach(visit)
    // A component may hold headings: what follows it belongs to the last of them.
    const last = sections.at(-1)
    if (last) last.text += gap
  }

  tree.forEach(visit)
  return sections
    .map(({ headings, text, sourced }) => ({
      headings: headings.map(heading => heading.text),
      text: text.replace(/\s+/g, " ").trim(),
      sourced,
    }))
    .filter(({ text }) => text !== "")
}
