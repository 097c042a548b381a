import type { Node, NodePluginArgs } from "gatsby"
import * as v from "valibot"
import type { IsoDate } from "../domain/iso-date"
import { contentTypes } from "./content-types"
import { aroundIn, createEntryNodes, entriesIn, idOfEntry, type Of } from "./entry-nodes"
import { actingAmong, isThereAmong, leftOutFiles } from "./left-out"
import { isTimed, unpublished } from "./publishing/publishing"
import { readContent } from "./read-content"

type Tools = Parameters<typeof createEntryNodes>[0] & Pick<NodePluginArgs, "getNodesByType">

type Shown = {
  today: IsoDate
  /** Whether pages that aren't published are shown too. */
  all: boolean
  /** Whether someone writes: an entry is then dropped with its file, and stays as it was while its file is wrong. */
  isWritten: boolean
}

/**
 * Makes the nodes of all entries that are part of the site today, and drops all others that an old cache has. What an entry
 * is doesn't only depend on its own file: some pages have days, and all go by the firm's states. Gatsby keeps the nodes of
 * files that haven't changed, and makes no page again whose nodes are as before.
 */
export function createContentNodes(tools: Tools, content: string, { today, all, isWritten }: Shown): void {
  const { files } = readContent(content)
  const leftOut = leftOutFiles(files)
  const around = { ...aroundIn(`${content}/`), acting: actingAmong(files), isThere: isThereAmong(files) }
  const fileNodes = filesIn(tools)
  const made = new Map<string, string>()
  const others = new Set<string>()
  for (const { file, type, slug, read, example } of files) {
    const of = { type, slug }
    if (example || leftOut.has(file) || (read.ok && read.entry.within !== null)) continue
    if (!read.ok) {
      others.add(nameOf(of))
      continue
    }
    const isOfSomeDays = isTimed(type, read.entry.fields)
    if (isOfSomeDays && !all && unpublished(read.entry.fields, today) !== null) continue
    const isOfItsFile = isWritten && !isOfSomeDays
    const parent = isOfItsFile ? parentOf(of, fileNodes.get(file), tools) : null
    // Of a file that Gatsby hasn't met before, the entry is made as soon as it does.
    if (isOfItsFile && !parent) entriesIn(of).forEach(one => others.add(nameOf(one)))
    else {
      createEntryNodes(tools, of, read.entry, around, parent)
      for (const one of entriesIn(of)) made.set(nameOf(one), idOfEntry(tools, one, parent))
    }
  }
  for (const { typeName } of contentTypes)
    for (const node of tools.getNodesByType(typeName)) {
      const name = `${typeName} ${String(node["slug"])}`
      if ((made.get(name) ?? (others.has(name) ? node.id : null)) !== node.id) tools.actions.deleteNode(node)
    }
}

const nameOf = ({ type, slug }: Of): string => `${type.typeName} ${slug}`

const contentFile = v.object({ sourceInstanceName: v.literal("content"), relativePath: v.string() })

const filesIn = ({ getNodesByType }: Tools): Map<string, Node> =>
  new Map(getNodesByType("File").flatMap(node => (v.is(contentFile, node) ? [[node.relativePath, node] as const] : [])))

/** The node below which an entry is already, or that of its file. */
function parentOf(of: Of, file: Node | undefined, tools: Tools): Node | null {
  const before = file && tools.getNode(idOfEntry(tools, of, file))
  return (before?.parent && tools.getNode(before.parent)) || file || null
}
