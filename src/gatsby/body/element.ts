import { type BodyNode, type BodyProps, getBodyText } from "../../domain/content/body-tree"
import { variant } from "../../theme/variant"
import { buildComponentNode } from "./component"
import { isJsx, getNodeLine, type MarkdownNode } from "./markdown-node"
import { addBodyProblem, checkAndRecordLink, type Notes } from "./notes"

const PLAIN: Record<string, string> = {
  strong: "strong",
  emphasis: "em",
  delete: "del",
  blockquote: "blockquote",
  thematicBreak: "hr",
  break: "br",
}

/** Markdown and MDX that aren't allowed in a body, and what to write instead. */
const REFUSED: Record<string, string> = {
  mdxjsEsm: "import and export are not used in content; take the line out, components are known by name",
  mdxFlowExpression: "braces start code, which is not used in content; take them out or write \\{",
  mdxTextExpression: "braces start code, which is not used in content; take them out or write \\{",
  imageReference: 'write <Picture file="" alt="" /> for a picture',
  linkReference: "write the address in the link itself: [words](/address)",
  definition: "write the address in the link itself: [words](/address)",
  footnoteReference: "write footnotes as text, or name the source in the fields above",
  footnoteDefinition: "write footnotes as text, or name the source in the fields above",
}

/** Builds the tree nodes for a Markdown node. Adds mistakes to `notes`, and leaves them out of the tree. */
export function buildBodyNodes(node: MarkdownNode, notes: Notes): BodyNode[] {
  const tagName = PLAIN[node.type]
  if (tagName) return [[tagName, null, ...buildChildNodes(node, notes)]]
  if (isJsx(node)) return buildComponentNode(node, buildChildNodes(node, notes), notes)
  switch (node.type) {
    case "text":
      return [(node.value ?? "").replace(/\s*\n\s*/g, " ")]
    case "inlineCode":
      return [["code", null, node.value ?? ""]]
    case "code":
      return [["pre", null, ["code", null, node.value ?? ""]]]
    case "paragraph":
      return buildParagraphNodes(node, notes)
    case "heading":
      return [buildHeadingNode(node, notes)]
    case "link":
      return [buildLinkNode(node, notes)]
    case "image":
      return buildImageNodes(node, notes)
    case "list":
      return [buildListNode(node, notes)]
    case "table":
      return [buildTableNode(node, cell => buildChildNodes(cell, notes))]
    default:
      addBodyProblem(notes, node, REFUSED[node.type] ?? `${node.type} is not used in content`)
      return []
  }
}

const buildChildNodes = (node: MarkdownNode, notes: Notes): BodyNode[] =>
  joinAdjacentTextNodes((node.children ?? []).flatMap(child => buildBodyNodes(child, notes)))

/** Joins texts that are next to each other because the parts between them have been left out. */
function joinAdjacentTextNodes(nodes: readonly BodyNode[]): BodyNode[] {
  const all: BodyNode[] = []
  for (const node of nodes) {
    const before = all.at(-1)
    if (typeof before !== "string" || typeof node !== "string") all.push(node)
    else all[all.length - 1] = before.endsWith(" ") ? before + node.replace(/^ +/, "") : before + node
  }
  return all
}

/** Builds the nodes of a paragraph. A line with only components or pictures isn't a paragraph: `<Card title="Buying">text</Card>`. */
function buildParagraphNodes(node: MarkdownNode, notes: Notes): BodyNode[] {
  const parts = (node.children ?? []).filter(child => child.type !== "text" || child.value?.trim() !== "")
  if (parts.length > 0 && parts.every(isBlockNode)) return parts.flatMap(child => buildBodyNodes(child, notes))
  for (const picture of parts.filter(isPictureNode))
    addBodyProblem(notes, picture, "give the picture a line of its own, between two empty ones")
  return [["p", null, ...buildChildNodes(node, notes)]]
}

const isMarkdownImage = ({ type }: MarkdownNode): boolean => type === "image"
const isPictureNode = (node: MarkdownNode): boolean => isMarkdownImage(node) || (isJsx(node) && node.name === "Picture")
const isBlockNode = (node: MarkdownNode): boolean => isJsx(node) || isMarkdownImage(node)

/** Matches the folder that editing programs add before the name of a picture. */
const PICTURE_FOLDER = /^(?:\.\.\/)*\/?(?:content\/)?pictures\//

/** Builds the node of `![alt](coast.png "Caption")`, which is the same as the component `<Picture>` at the width of the text. */
function buildImageNodes(node: MarkdownNode, notes: Notes): BodyNode[] {
  const { url = "", alt, title, position } = node
  const file = url.replace(PICTURE_FOLDER, "")
  if (!alt?.trim()) {
    addBodyProblem(notes, node, `say what the picture shows, between the brackets: ![what it shows](${file})`)
    return []
  }
  const fields = { file, alt, ...(title && { caption: title }) }
  const attributes = Object.entries(fields).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }))
  return buildComponentNode({ type: "mdxJsxFlowElement", name: "Picture", attributes, position }, [], notes)
}

function buildHeadingNode(node: MarkdownNode, notes: Notes): BodyNode {
  const depth = node.depth ?? 1
  const children = buildChildNodes(node, notes)
  const advice = checkHeadingDepth(depth, notes.depth)
  if (advice) addBodyProblem(notes, node, `heading "${getBodyText(children)}": ${advice}`)
  notes.depth = depth
  return [`h${depth}`, { id: createHeadingId(getBodyText(children), notes) }, ...children]
}

/** Says what's wrong with the depth of a heading. The first heading may have depth 3, below the title of a component. */
function checkHeadingDepth(depth: number, before: number): string | null {
  if (depth === 1) return "the page's heading is one of the fields above; begin with ##"
  if (depth > 4) return "write ##, ### or ####"
  return depth > Math.max(before, 2) + 1 ? "write one # less; it skips a level" : null
}

/** Creates a heading's id. If an earlier heading has the same text, the id ends in `-2`. */
function createHeadingId(words: string, notes: Notes): string {
  const slug = slugify(words) || "section"
  const count = (notes.ids.get(slug) ?? 0) + 1
  notes.ids.set(slug, count)
  if (count === 1) return slug
  const numberedSlug = `${slug}-${count}`
  if (notes.ids.has(numberedSlug)) return createHeadingId(words, notes)
  notes.ids.set(numberedSlug, 1)
  return numberedSlug
}

function buildLinkNode(node: MarkdownNode, notes: Notes): BodyNode {
  const href = node.url ?? ""
  checkAndRecordLink(href, getNodeLine(node), notes)
  if (node.title) addBodyProblem(notes, node, `link ${href}: leave out the title in quotes`)
  return ["a", { href }, ...buildChildNodes(node, notes)]
}

function buildListNode(node: MarkdownNode, notes: Notes): BodyNode {
  const items = node.children ?? []
  const loose = node.spread === true || items.some(item => item.spread)
  const start: BodyProps | null = typeof node.start === "number" && node.start !== 1 ? { start: node.start } : null
  return [node.ordered ? "ol" : "ul", start, ...items.map(item => buildListItemNode(item, loose, notes))]
}

function buildListItemNode(item: MarkdownNode, loose: boolean, notes: Notes): BodyNode {
  if (typeof item.checked === "boolean")
    addBodyProblem(notes, item, "tick boxes are not used in content; take out the brackets")
  const children = (item.children ?? []).flatMap(child =>
    child.type === "paragraph" && !loose ? buildChildNodes(child, notes) : buildBodyNodes(child, notes),
  )
  return ["li", null, ...children]
}

/** With this many columns or more, the first column names the row, and each row becomes a card in a narrow window. */
const RECORD_COLUMNS = 3

type Row = { children: BodyNode[]; align: BodyProps | null }[]

/** Builds a Markdown table. A table with many columns has explicit roles, as `Records` does, and each cell repeats its column's heading. */
export function buildTableNode(node: MarkdownNode, buildCell: (cell: MarkdownNode) => BodyNode[]): BodyNode {
  const [head = [], ...body] = (node.children ?? []).map(({ children = [] }) =>
    children.map((cell, column) => {
      const align = node.align?.[column]
      return { children: buildCell(cell), align: align ? { "data-align": align } : null }
    }),
  )
  return head.length < RECORD_COLUMNS ? buildPlainTableNode(head, body) : buildResponsiveTableNode(head, body)
}

function buildPlainTableNode(head: Row, body: readonly Row[]): BodyNode {
  const buildTableRow = (tag: string, cells: Row): BodyNode => [
    "tr",
    null,
    ...cells.map(({ align, children }): BodyNode => [tag, align, ...children]),
  ]
  return [
    "table",
    null,
    ["thead", null, buildTableRow("th", head)],
    ["tbody", null, ...body.map(cells => buildTableRow("td", cells))],
  ]
}

function buildResponsiveTableNode(head: Row, body: readonly Row[]): BodyNode {
  const group = { role: "rowgroup" }
  const buildTableRow = (cells: BodyNode[]): BodyNode => ["tr", { role: "row" }, ...cells]
  const headCells = head.map(({ align, children }): BodyNode => [
    "th",
    { role: "columnheader", scope: "col", ...align },
    ...children,
  ])
  const buildTableCell = ({ align, children }: Row[number], column: number): BodyNode =>
    column === 0
      ? ["th", { role: "rowheader", scope: "row" }, ...children]
      : ["td", { role: "cell", ...align, "data-label": getBodyText(head[column]?.children ?? []) }, ...children]
  return [
    "table",
    { role: "table", className: variant("table.records") },
    ["thead", group, buildTableRow(headCells)],
    ["tbody", group, ...body.map(cells => buildTableRow(cells.map(buildTableCell)))],
  ]
}

/** `Stage 4: Cooling off` becomes `stage-4-cooling-off`. A hyphen replaces the characters that `others` matches. */
export const slugify = (words: string, others = /[^a-z0-9]+/g): string =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(others, "-")
    .replace(/^-|-$/g, "")

/** The `id` of the answer to a question. A link to that `id` opens the answer. */
export const getFaqQuestionId = (question: string): string => `faq-${slugify(question) || "section"}`
