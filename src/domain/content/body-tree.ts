export type BodyProps = Record<string, unknown>

/** A text, or a tag (an HTML element or an author component) with its props and its children. */
export type BodyNode = string | Tag
type Tag = [tag: string, props: BodyProps | null, ...children: BodyNode[]]

export type BodyTree = BodyNode[]

/** A heading in a body. Its `depth` is 2 if it's directly below the page's own heading. */
export type BodyHeading = { id: string; text: string; depth: number }

const isBodyNode = (value: unknown): value is BodyNode =>
  typeof value === "string" ||
  (Array.isArray(value) &&
    typeof value[0] === "string" &&
    (value[1] === null || typeof value[1] === "object") &&
    value.slice(2).every(isBodyNode))

/** @throws TypeError when it isn't the tree of a body, which means that the build didn't make it. */
export function validatePageBodyTree(value: unknown): BodyTree {
  if (!Array.isArray(value) || !value.every(isBodyNode)) throw new TypeError("not the tree of a body")
  return value
}

export const getBodyText = (tree: readonly BodyNode[]): string =>
  tree.map(node => (typeof node === "string" ? node : getBodyText(getChildNodes(node)))).join("")

/** Every tag in reading order, each before the tags inside it. */
const listTags = (tree: readonly BodyNode[]): Tag[] =>
  tree.flatMap(node => (typeof node === "string" ? [] : [node, ...listTags(getChildNodes(node))]))

/** The headings in reading order, including those inside components. */
export const listHeadings = (tree: readonly BodyNode[]): BodyHeading[] =>
  listTags(tree)
    .filter(([tag]) => /^h[2-4]$/.test(tag))
    .map(node => ({
      id: String(node[1]?.["id"]),
      text: getBodyText(getChildNodes(node)),
      depth: Number(node[0].slice(1)),
    }))

export const hasComponent = (tree: readonly BodyNode[], name: string): boolean =>
  listTags(tree).some(([tag]) => tag === name)

/** The props of the first component called `name`; null if there's none. */
export const findComponentProps = (tree: readonly BodyNode[], name: string): BodyProps | null =>
  listTags(tree).find(([tag]) => tag === name)?.[1] ?? null

export const listPageBodySourceNames = (tree: readonly BodyNode[]): string[] =>
  listTags(tree).flatMap(([tag, props]) => (tag === "Sourced" ? [String(props?.["from"])] : []))

function getChildNodes([, , ...children]: Tag): BodyNode[] {
  return children
}
