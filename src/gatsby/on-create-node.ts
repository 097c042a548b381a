import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby"
import { existsSync, readFileSync } from "node:fs"
import * as v from "valibot"
import { type Entry, readEntry, type ReadEntry } from "./content-types/read-entry"
import { locate, twinMessage, twinOf, type Located } from "./content-types/locate"
import { site } from "./content-types"
import { lineFor } from "./read-content"

const contentFile = v.object({
  sourceInstanceName: v.literal("content"),
  relativePath: v.string(),
  absolutePath: v.string(),
})

/** Makes the typed node of an entry, and of one that it brings along, below its Mdx node or below its File. */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = args => {
  const { node, getNode } = args
  const isMdx = node.internal.type === "Mdx"
  if (!isMdx && node.internal.type !== "File") return
  const file = v.safeParse(contentFile, isMdx && node.parent ? getNode(node.parent) : node)
  if (!file.success) return
  const { relativePath, absolutePath } = file.output
  const located = locate(relativePath)
  if (!located.ok || located.example || isMdx !== (located.type.format === "mdx")) return
  const contentDir = absolutePath.slice(0, -relativePath.length)
  const read = readOnly(located, relativePath, contentDir)
  if (read.ok) createEntryNodes(args, located, read.entry, contentDir)
  else args.reporter.panicOnBuild(read.problems.map(problem => lineFor({ file: relativePath, ...problem })).join("\n"))
}

/** The entry in `file`, unless another file is the same entry. */
function readOnly({ type, slug }: Of, file: string, contentDir: string): ReadEntry {
  const twin = twinOf(file)
  if (twin && existsSync(contentDir + twin))
    return { ok: false, problems: [{ where: "file", message: twinMessage(twin) }], raw: {} }
  return readEntry(type, slug, readFileSync(contentDir + file, "utf8"))
}

type Of = Pick<Located, "type" | "slug">

function createEntryNodes(args: CreateNodeArgs, of: Of, entry: Entry, contentDir: string): void {
  createEntryNode(args, of, entry, contentDir)
  const { inner } = of.type
  if (inner && entry.inner)
    createEntryNode(args, { type: inner.type, slug: inner.slug(of.slug) }, entry.inner, contentDir)
}

function createEntryNode(args: CreateNodeArgs, { type, slug }: Of, entry: Entry, contentDir: string): void {
  const { node: parent, actions, createNodeId, createContentDigest } = args
  const fields = {
    ...entry.fields,
    ...(entry.body && { body: entry.body }),
    ...(type.page && { path: type.page.url(slug, entry.fields, productIn(contentDir)) }),
    slug,
  }
  const child = {
    ...fields,
    // With the parent's: an entry that moves to another file must not be dropped with its old one.
    id: createNodeId(`${type.typeName} ${slug} ${parent.id}`),
    parent: parent.id,
    children: [],
    internal: { type: type.typeName, contentDigest: createContentDigest(fields) },
  }
  actions.createNode(child)
  linkTo(args, parent, child.id)
}

/** Gatsby drops an entry with its file because the two are linked. */
function linkTo({ actions, getNode }: CreateNodeArgs, parent: Node, id: string): void {
  const child = getNode(id)
  if (child) actions.createParentChildLink({ parent, child })
}

/** The firm's product, which is part of some addresses. After a change of it, `npm run clean`. */
function productIn(contentDir: string): string {
  const read = readEntry(site, "site", readFileSync(`${contentDir}site.yaml`, "utf8"))
  return v.parse(v.string(), (read.ok ? read.entry.fields : read.raw)["product"])
}
