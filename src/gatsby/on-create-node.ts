import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { existsSync, readFileSync } from "node:fs"
import * as v from "valibot"
import { type Entry, readEntry, type ReadEntry } from "./content-types/read-entry"
import { locate, twinMessage, twinOf } from "./content-types/locate"
import { isDevelop } from "./develop/is-develop"
import { lastGood, neverRight } from "./develop/last-good"
import { settle } from "./develop/settled"
import { aroundIn, createEntryNodes, deleteEntryNodes, type Of } from "./entry-nodes"
import { readFirmFile } from "./firm-file"
import { whyLeftOut } from "./left-out"
import { isTimed } from "./publishing/publishing"
import { lineFor } from "./read-content"

const contentFile = v.object({
  sourceInstanceName: v.literal("content"),
  relativePath: v.string(),
  absolutePath: v.string(),
})

/**
 * While someone writes, makes the typed node of an entry, and of one that it brings along, below its Mdx node or below its
 * File. Other builds make all of them at once, in `createContentNodes`: Gatsby doesn't call this for a file that hasn't changed.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = args => {
  try {
    createNodesOf(args)
  } finally {
    settle(args.node)
  }
}

function createNodesOf(args: CreateNodeArgs): void {
  const { node, getNode } = args
  const isMdx = node.internal.type === "Mdx"
  if (!isMdx && node.internal.type !== "File") return
  const file = v.safeParse(contentFile, isMdx && node.parent ? getNode(node.parent) : node)
  if (!file.success) return
  const { relativePath, absolutePath } = file.output
  const located = locate(relativePath)
  if (!located.ok || located.example) return
  const isMade = isMdx === (located.type.format === "mdx")
  if (!isMade && !isDevelop()) return
  const contentDir = absolutePath.slice(0, -relativePath.length)
  const read = readOnly(located, relativePath, contentDir)
  if (read.ok) {
    if (isMade) createNodes(args, located, read.entry, contentDir)
    return
  }
  if (whyLeftOut(located.type, located.slug, read.raw, aroundIn(contentDir).acting)) return
  // In the writing mode by the File: of fields that can't be read there's no Mdx node.
  if (isDevelop() ? isMdx : !isMade) return
  args.reporter.panicOnBuild(read.problems.map(problem => lineFor({ file: relativePath, ...problem })).join("\n"))
  if (!isDevelop()) return
  const shown = lastGood(located, absolutePath, contentDir) ?? neverRight(located, relativePath, contentDir)
  if (shown) createNodes(args, located, shown, contentDir)
}

/** The entry in `file`, unless another file is the same entry. */
function readOnly({ type, slug }: Of, file: string, contentDir: string): ReadEntry {
  const twin = twinOf(file)
  if (twin && existsSync(contentDir + twin))
    return { ok: false, problems: [{ where: "file", message: twinMessage(twin) }], raw: {} }
  return readEntry(type, slug, readFileSync(contentDir + file, "utf8"), readFirmFile(contentDir))
}

/** A page that is part of the site on some days only isn't dropped with its file: each start decides anew. */
function createNodes(args: CreateNodeArgs, of: Of, entry: Entry, contentDir: string): void {
  if (process.env.NODE_ENV === "production") return
  const around = aroundIn(contentDir)
  const parent = isTimed(of.type, entry.fields) ? null : args.node
  const isLeftOut = whyLeftOut(of.type, of.slug, entry.fields, around.acting) !== null
  if (parent || isLeftOut) deleteEntryNodes(args, of, null)
  if (!isLeftOut) createEntryNodes(args, of, entry, around, parent)
}
