import type { BodyNode, BodyProps, BodyTree } from "../../domain/content/body-tree"

/** What one author component is given at build, beside what the writer wrote. */
export type Expansion = (props: BodyProps, holds: readonly BodyNode[]) => Promise<Record<string, unknown>>

type Expansions = Readonly<Record<string, Expansion>>

/** Gives the author components of a body the data that a writer need not repeat, so that a page draws it without asking again. */
export async function expandBody(tree: BodyTree, expansions: Expansions): Promise<unknown[]> {
  return Promise.all(tree.map(node => expandNode(node, expansions)))
}

async function expandNode(node: BodyNode, expansions: Expansions): Promise<unknown> {
  if (typeof node === "string") return node
  const [tag, props, ...holds] = node
  const expand = expansions[tag]
  const more = expand ? await expand(props ?? {}, holds) : {}
  const all = { ...props, ...more }
  return [tag, Object.keys(all).length > 0 ? all : null, ...(await expandBody(holds, expansions))]
}
