/** The props of an element or component in a body: text and numbers from the writer, and data that the build adds. */
export type BodyProps = Record<string, unknown>

/** A text, or a tag (an HTML element or an author component) with its props and its children. */
export type BodyNode = string | [tag: string, props: BodyProps | null, ...children: BodyNode[]]

/** A checked body, small enough to be inlined in a page. */
export type BodyTree = BodyNode[]

/** A heading in a body. Its `depth` is 2 if it's directly below the page's own heading. */
export type BodyHeading = { id: string; text: string; depth: number }

const isBodyNode = (value: unknown): value is BodyNode =>
  typeof value === "string" ||
  (Array.isArray(value) &&
    typeof value[0] === "string" &&
    (value[1] === null || typeof value[1] === "object") &&
    value.slice(2).every(isBodyNode))

/**
 * Checks that `value`, from a GraphQL query, is the tree of a body.
 *
 * @throws TypeError when it isn't a tree, which means that the build didn't make it.
 */
export function validatePageBodyTree(value: unknown): BodyTree {
  if (!Array.isArray(value) || !value.every(isBodyNode)) throw new TypeError("not the tree of a body")
  return value
}

/** The text of a tree, without its tags. */
export const getBodyText = (tree: readonly BodyNode[]): string =>
  tree.map(node => (typeof node === "string" ? node : getBodyText(getChildNodes(node)))).join("")

/** The headings of a tree in reading order, including those inside components. */
export function listHeadings(tree: readonly BodyNode[]): BodyHeading[] {
  return tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props] = node
    if (!/^h[2-4]$/.test(tag)) return listHeadings(getChildNodes(node))
    return [{ id: String(props?.["id"]), text: getBodyText(getChildNodes(node)), depth: Number(tag.slice(1)) }]
  })
}

/** Whether a tree has a component called `name`. */
export const hasComponent = (tree: readonly BodyNode[], name: string): boolean =>
  tree.some(node => typeof node !== "string" && (node[0] === name || hasComponent(getChildNodes(node), name)))

/** The props of the first component called `name` in a tree; null if there's none. */
export function findComponentProps(tree: readonly BodyNode[], name: string): BodyProps | null {
  for (const node of tree) {
    if (typeof node === "string") continue
    const props = node[0] === name ? node[1] : findComponentProps(getChildNodes(node), name)
    if (props) return props
  }
  return null
}

/** The names of the sources in the `<Sourced>` tags of a tree. */
export function listPageBodySourceNames(tree: readonly BodyNode[]): string[] {
  return tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props] = node
    return [...(tag === "Sourced" ? [String(props?.["from"])] : []), ...listPageBodySourceNames(getChildNodes(node))]
  })
}

function getChildNodes([, , ...children]: Exclude<BodyNode, string>): BodyNode[] {
  return children
}
