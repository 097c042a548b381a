import type { BodyNode, BodyProps, BodyTree } from "../../domain/content/body-tree"

const holds = (tree: readonly BodyNode[], name: string): boolean =>
  tree.some(node => typeof node !== "string" && (node[0] === name || holds(node.slice(2) as BodyNode[], name)))

/** A body with its page's offer before it and its page's sources after it, unless its writer has placed them in it. */
export function completeBody(tree: BodyTree, { offer, sources }: Record<string, unknown>): BodyTree {
  const hasOffer = typeof offer === "string" && !holds(tree, "OfferSnippet")
  const hasSources = Array.isArray(sources) && sources.length > 0 && !holds(tree, "Sources")
  return [
    ...(hasOffer ? [["OfferSnippet", { offer }] as BodyNode] : []),
    ...tree,
    ...(hasSources ? [["Sources", null] as BodyNode] : []),
  ]
}

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
