/** What an element or component of a body is given: words and numbers of the writer's, later also data of the build's. */
export type BodyProps = Record<string, unknown>

/** A text, or a tag (an HTML element or an author component) with its props and its children. */
export type BodyNode = string | [tag: string, props: BodyProps | null, ...children: BodyNode[]]

/** A checked body, small enough to be inlined in a page. */
export type BodyTree = BodyNode[]

/** A heading of a body; `depth` 2 is right below the page's own. */
export type BodyHeading = { id: string; text: string; depth: number }

const isBodyNode = (value: unknown): value is BodyNode =>
  typeof value === "string" ||
  (Array.isArray(value) &&
    typeof value[0] === "string" &&
    (value[1] === null || typeof value[1] === "object") &&
    value.slice(2).every(isBodyNode))

/**
 * Checks that `value`, from a GraphQL query, is a tree.
 *
 * @throws TypeError when it isn't one, which means that it wasn't made by the build.
 */
export function toBodyTree(value: unknown): BodyTree {
  if (!Array.isArray(value) || !value.every(isBodyNode)) throw new TypeError("not the tree of a body")
  return value
}

/** The words of a tree, without its tags. */
export const getText = (tree: readonly BodyNode[]): string =>
  tree.map(node => (typeof node === "string" ? node : getText(getChildren(node)))).join("")

/** The headings of a tree in reading order, also those inside components. */
export function listHeadings(tree: readonly BodyNode[]): BodyHeading[] {
  return tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props] = node
    if (!/^h[2-4]$/.test(tag)) return listHeadings(getChildren(node))
    return [{ id: String(props?.["id"]), text: getText(getChildren(node)), depth: Number(tag.slice(1)) }]
  })
}

/** The sources that figures in a tree name with `<Sourced>`. */
export function listFigureSources(tree: readonly BodyNode[]): string[] {
  return tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props] = node
    return [...(tag === "Sourced" ? [String(props?.["from"])] : []), ...listFigureSources(getChildren(node))]
  })
}

function getChildren([, , ...children]: Exclude<BodyNode, string>): BodyNode[] {
  return children
}
