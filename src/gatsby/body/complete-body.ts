import type { BodyNode, BodyTree } from "../../domain/content/body-tree"

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
