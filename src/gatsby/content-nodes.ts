import type { NodePluginArgs } from "gatsby"
import { getFirmProduct } from "./addresses"
import { getBuildDay, isDevelop } from "./build-run"
import { contentTypes } from "./content-types"
import type { ContentType } from "./content-types/content-type"
import type { Entry } from "./content-types/read-entry"
import { buildErrorPageEntry, getLastValidEntry } from "./develop/last-good-entry"
import { listFilesLeftOutOfBuild, createLeftOutContentFilter } from "./left-out-content"
import { hasPublishingDays, showsHiddenPages, getHiddenPageReason } from "./publishing/publishing"
import { type ContentFile, formatProblem, type Problem, readContent } from "./read-content"

type Tools = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest" | "getNodesByType" | "reporter">

/** The problems in single files when nodes were last created. Null before nodes are created for the first time. */
let lastProblems: string | null = null

/**
 * Creates the nodes of all entries that are part of the site today, and deletes all others. Gatsby doesn't rebuild a page
 * whose nodes haven't changed.
 *
 * `npm run develop` calls this after each save, before Gatsby creates pages. If an entry's file has a mistake, the site shows
 * the entry's last valid version. While the firm's own file has a mistake, no entry changes.
 *
 * @returns A promise that resolves when Gatsby has stored the nodes.
 */
export async function createContentNodes(
  tools: Tools,
  content: string,
  { today, all } = { today: getBuildDay(), all: showsHiddenPages() },
): Promise<void> {
  const { files: allFiles, misplaced } = readContent(content)
  const isFirst = lastProblems === null
  if (isDevelop()) printProblemsOnChange([...misplaced, ...listProblemsInSiteContent(allFiles)], tools)
  if (!isFirst && allFiles.some(({ type, read: { ok } }) => type.kind === "site" && !ok)) return
  const files = isDevelop() ? allFiles.map(file => replaceInvalidWithLastValidEntry(file, content)) : allFiles
  const leftOut = listFilesLeftOutOfBuild(files)
  const filterFields = createLeftOutContentFilter(files)
  const product = getFirmProduct(files) ?? ""
  const ids = new Set<string>()
  const pendingNodes: unknown[] = []
  const createEntryNode = ({ typeName, kind, page }: ContentType, slug: string, { fields: own, body }: Entry) => {
    const path = page && { path: page.url(slug, own, product) }
    const fields = { ...filterFields(kind, own), ...(body && { body }), ...path, slug }
    const id = tools.createNodeId(`${typeName} ${slug}`)
    const internal = { type: typeName, contentDigest: tools.createContentDigest(fields) }
    pendingNodes.push(tools.actions.createNode({ ...fields, id, parent: null, children: [], internal }))
    ids.add(id)
  }
  for (const file of files) {
    const { type, slug, example } = file
    if (example || isInner(file) || leftOut.has(file.file)) continue
    const entry = file.read.ok ? file.read.entry : isDevelop() ? buildErrorPageEntry(file, content) : null
    if (!entry || (hasPublishingDays(type, entry.fields) && !all && getHiddenPageReason(entry.fields, today) !== null))
      continue
    createEntryNode(type, slug, entry)
    if (type.inner && entry.inner) createEntryNode(type.inner.type, type.inner.slug(slug), entry.inner)
  }
  for (const { typeName } of contentTypes)
    for (const node of tools.getNodesByType(typeName)) if (!ids.has(node.id)) tools.actions.deleteNode(node)
  await Promise.all(pendingNodes)
}

/** Whether an entry is inside another one. The problems of the inner entry are reported with those of the outer one. */
const isInner = ({ read }: ContentFile): boolean => (read.ok ? read.entry.within !== null : read.problems.length === 0)

function replaceInvalidWithLastValidEntry(file: ContentFile, content: string): ContentFile {
  if (file.read.ok || file.example || isInner(file)) return file
  const entry = getLastValidEntry(file, content)
  return entry ? { ...file, read: { ok: true, entry } } : file
}

function listProblemsInSiteContent(files: readonly ContentFile[]): Problem[] {
  const leftOut = listFilesLeftOutOfBuild(files)
  return files.flatMap(({ file, read }) =>
    read.ok || leftOut.has(file) ? [] : read.problems.map(problem => ({ file, ...problem })),
  )
}

/** Prints the problems in single files if they've changed. The first time, `onPreBootstrap` has already printed them. */
function printProblemsOnChange(problems: readonly Problem[], { reporter }: Tools): void {
  const lines = problems.map(formatProblem).join("\n")
  if (lines && lastProblems !== null && lines !== lastProblems) reporter.error(lines)
  lastProblems = lines
}
