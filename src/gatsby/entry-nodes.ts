import type { Node, NodePluginArgs } from "gatsby"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import * as v from "valibot"
import { type Acting, actingOf } from "./acting"
import { contentTypes, site } from "./content-types"
import { ENDINGS, type Fields } from "./content-types/content-type"
import type { Located } from "./content-types/locate"
import { type Entry, readEntry } from "./content-types/read-entry"
import { isDevelop } from "./develop/is-develop"
import { lastGood } from "./develop/last-good"
import { makeAgain } from "./develop/make-again"
import { readFirmFile } from "./firm-file"
import { type IsThere, shownFields, whyLeftOut } from "./left-out"

export type Of = Pick<Located, "type" | "slug">

type Tools = Pick<NodePluginArgs, "actions" | "getNode" | "createNodeId" | "createContentDigest">

/** What the node of an entry depends on beside its own file. */
export type Around = {
  /** The product, which is part of some addresses. */
  product: string
  acting: Acting
  isThere: IsThere
}

/** The same for the entries of a folder, of which only the firm's file has been read. */
export function aroundIn(contentDir: string): Around {
  const firm = firmIn(contentDir)
  const acting = actingOf(firm, partnersIn(contentDir))
  return { product: v.parse(v.string(), firm["product"]), acting, isThere: isThereIn(contentDir, acting) }
}

/** The firm as its file says, and in the writing mode as it said when it was last right. */
function firmIn(contentDir: string): Fields {
  const file = `${contentDir}site.yaml`
  const read = readEntry(site, "site", readFileSync(file, "utf8"), readFirmFile(contentDir))
  const good = read.ok ? read.entry : isDevelop() ? lastGood({ type: site, slug: "site" }, file, contentDir) : null
  return good?.fields ?? (read.ok ? {} : read.raw)
}

/**
 * What the files of the firm's partners say of their sites, as far as whether they have any: this is asked for each file of
 * the content, and to read them takes long.
 */
function partnersIn(contentDir: string): Fields[] {
  const folder = `${contentDir}partners`
  const files = existsSync(folder) ? readdirSync(folder).filter(file => /^[^_.].*\.mdx?$/.test(file)) : []
  return files.map(file => ({ hosts: /^hosts:/m.exec(readFileSync(`${folder}/${file}`, "utf8")) ?? [] }))
}

const isThereIn =
  (contentDir: string, acting: Acting): IsThere =>
  (kind, slug) => {
    const type = contentTypes.find(one => one.kind === kind)
    if (!type || !("folder" in type.home)) return true
    const name = `${contentDir}${type.home.folder}/${slug}`
    const file = ENDINGS[type.format].map(ending => `${name}.${ending}`).find(existsSync)
    if (!file) return true
    const read = readEntry(type, slug, readFileSync(file, "utf8"), readFirmFile(contentDir))
    return whyLeftOut(type, slug, read.ok ? read.entry.fields : read.raw, acting) === null
  }

/** The entry and the one that it brings along, if its kind has one. */
export const entriesIn = (of: Of): Of[] => (of.type.inner ? [of, innerOf(of)] : [of])

/** The id of the node of an entry with this parent. */
export const idOfEntry = ({ createNodeId }: Pick<Tools, "createNodeId">, of: Of, parent: Node | null): string =>
  createNodeId(nameOf(of, parent))

/**
 * Makes the typed node of an entry, and of one that it brings along.
 *
 * @param parent The node of its file, with which it is dropped; null where the build decides in each run whether it's there.
 */
export function createEntryNodes(tools: Tools, of: Of, entry: Entry, around: Around, parent: Node | null): void {
  createEntryNode(tools, of, entry, around, parent)
  const { inner } = of.type
  if (inner && entry.inner) createEntryNode(tools, innerOf(of), entry.inner, around, parent)
}

/** Drops what was made of an entry with this parent. */
export function deleteEntryNodes(tools: Tools, of: Of, parent: Node | null): void {
  for (const one of entriesIn(of)) {
    const before = tools.getNode(idOfEntry(tools, one, parent))
    if (before) tools.actions.deleteNode(before)
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
  `${type.typeName} ${slug} ${(parent?.internal.type === "Mdx" ? parent.parent : parent?.id) ?? "of the build"}`

function createEntryNode(
  tools: Tools,
  of: Of,
  entry: Entry,
  { product, acting, isThere }: Around,
  parent: Node | null,
): void {
  const { actions, createContentDigest, getNode } = tools
  const { type, slug } = of
  const fields = {
    ...shownFields(type.kind, entry.fields, acting, isThere),
    ...(entry.body && { body: entry.body }),
    ...(type.page && { path: type.page.url(slug, entry.fields, product) }),
    slug,
  }
  const id = idOfEntry(tools, of, parent)
  const internal = { type: type.typeName, contentDigest: createContentDigest(fields) }
  const node = { ...fields, id, parent: parent?.id ?? null, children: [] }
  // Gatsby writes into what it's given.
  actions.createNode({ ...node, internal: { ...internal } })
  if (isDevelop()) makeAgain({ ...node, internal })
  const child = getNode(id)
  // Gatsby drops an entry with its file because the two are linked.
  if (parent && child) actions.createParentChildLink({ parent, child })
}
