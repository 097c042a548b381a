import type { Node, NodePluginArgs } from "gatsby"
import { readFileSync } from "node:fs"
import * as v from "valibot"
import { site } from "./content-types"
import type { Located } from "./content-types/locate"
import { type Entry, readEntry } from "./content-types/read-entry"
import { isDevelop } from "./develop/is-develop"
import { lastGood } from "./develop/last-good"
import { makeAgain } from "./develop/make-again"

export type Of = Pick<Located, "type" | "slug">

type Tools = Pick<NodePluginArgs, "actions" | "getNode" | "createNodeId" | "createContentDigest">

/**
 * Makes the typed node of an entry, and of one that it brings along.
 *
 * @param parent The node of its file, with which it is dropped; null for a page that is part of the site on some days only.
 */
export function createEntryNodes(tools: Tools, of: Of, entry: Entry, contentDir: string, parent: Node | null): void {
  createEntryNode(tools, of, entry, contentDir, parent)
  const { inner } = of.type
  if (inner && entry.inner) createEntryNode(tools, innerOf(of), entry.inner, contentDir, parent)
}

/** Drops what was made of an entry without a parent, once it is part of the site on all days. */
export function deleteTimedNodes({ actions, getNode, createNodeId }: Tools, of: Of): void {
  for (const one of of.type.inner ? [of, innerOf(of)] : [of]) {
    const before = getNode(createNodeId(nameOf(one, null)))
    if (before) actions.deleteNode(before)
  }
}

const innerOf = ({ type: { inner }, slug }: Of): Of => {
  if (!inner) throw new RangeError("no entry inside another")
  return { type: inner.type, slug: inner.slug(slug) }
}

/**
 * With its file's: an entry that moves to another file must not be dropped with its old one. The same below the File as below
 * its Mdx node: pages ask for an entry by its id.
 */
const nameOf = ({ type, slug }: Of, parent: Node | null): string =>
  `${type.typeName} ${slug} ${(parent?.internal.type === "Mdx" ? parent.parent : parent?.id) ?? "timed"}`

function createEntryNode(tools: Tools, of: Of, entry: Entry, contentDir: string, parent: Node | null): void {
  const { actions, createNodeId, createContentDigest, getNode } = tools
  const { type, slug } = of
  const fields = {
    ...entry.fields,
    ...(entry.body && { body: entry.body }),
    ...(type.page && { path: type.page.url(slug, entry.fields, productIn(contentDir)) }),
    slug,
  }
  const id = createNodeId(nameOf(of, parent))
  const internal = { type: type.typeName, contentDigest: createContentDigest(fields) }
  const node = { ...fields, id, parent: parent?.id ?? null, children: [] }
  // Gatsby writes into what it's given.
  actions.createNode({ ...node, internal: { ...internal } })
  if (isDevelop()) makeAgain({ ...node, internal })
  const child = getNode(id)
  // Gatsby drops an entry with its file because the two are linked.
  if (parent && child) actions.createParentChildLink({ parent, child })
}

/** The firm's product, which is part of some addresses. After a change of it, `npm run clean`. */
function productIn(contentDir: string): string {
  const file = `${contentDir}site.yaml`
  const read = readEntry(site, "site", readFileSync(file, "utf8"))
  const good = read.ok ? read.entry : isDevelop() ? lastGood({ type: site, slug: "site" }, file) : null
  return v.parse(v.string(), (good?.fields ?? (read.ok ? {} : read.raw))["product"])
}
