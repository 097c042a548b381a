import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parse } from "yaml"
import type { Kind } from "../../src/domain/content/choices"
import { isSampleAbn } from "../../src/domain/content/imprint"
import { getTableEnding } from "../../src/domain/states"
import { updateLinksToPlacePages, updatePublicPageAddresses } from "../addresses"
import { listHandMadeRoutes } from "../../src/gatsby/addresses"
import { readFirmFile } from "../../src/gatsby/firm-file"
import { readFirmContentScope, listFilesLeftOutOfBuild } from "../../src/gatsby/left-out-content"
import { readContent } from "../../src/gatsby/read-content"
import type { Answers } from "./answers"
import type { RemovedTargets } from "./prune-body"
import { removeDeadReferencesFromContent, removeDeadNavigationLinks } from "./prune-entry"
import { addGstToCharges, CHARGES, isFixedFee } from "./charges"
import { getAnsweredStates } from "./usual-answers"
import { replaceCharges } from "./write-fees"
import { updateSiteYamlWithAnswers } from "./write-site"

const OF_THE_SAMPLE: readonly Kind[] = ["partner", "offer", "city", "test", "person"]

const MARK = "brand/mark.svg"

/** Formats the text of a file as the project's files are formatted. */
export type Format = (file: string, text: string) => Promise<string>

/**
 * While the content is still the sample's, what only the sample has is removed. @param mark SVG; null keeps the current
 * one.
 */
export async function rebrandContent(
  content: string,
  answers: Answers,
  mark: string | null,
  format: Format,
): Promise<void> {
  const siteBefore: Record<string, unknown> = parse(readFileSync(join(content, "site.yaml"), "utf8"))
  const { abn, product: before } = siteBefore
  const wasSample = isSampleAbn(abn)
  const pricedStates = wasSample ? [] : getAnsweredStates(siteBefore)
  changeContentFile(content, "site.yaml", text => updateSiteYamlWithAnswers(text, answers))
  for (const { state } of answers.states) {
    const fees = answers.fees?.[state]
    // In a state that's new, what isn't answered is still the sample's price.
    const unanswered = pricedStates.includes(state) ? [] : CHARGES.filter(name => !isFixedFee(name))
    const charges = { ...Object.fromEntries(unanswered.map(name => [name, 0])), ...fees }
    if (fees)
      changeContentFile(content, `fees/our-fees-${getTableEnding(state)}.json`, text =>
        replaceCharges(text, addGstToCharges(charges, answers.gst)),
      )
  }
  if (mark !== null) writeContentFile(content, MARK, mark)
  if (wasSample) removeSampleContentFiles(content)
  const { product } = answers
  if (product && product.slug !== before && typeof before === "string")
    updateLinksToPlacePages(content, before, product.slug)
  removeDeadReferencesFromFiles(content)
  updatePublicPageAddresses(content, { anew: wasSample })
  for (const file of new Set(readContent(content).files.map(one => one.file)))
    writeContentFile(content, file, await format(file, readFileSync(join(content, file), "utf8")))
}

function removeSampleContentFiles(content: string): void {
  for (const { file, type, example } of readContent(content).files) {
    if (example) continue
    if (OF_THE_SAMPLE.includes(type.kind)) rmSync(join(content, file), { force: true })
    else if (type.kind === "landing") changeContentFile(content, file, text => text.replace(/^phone: .*\n/m, ""))
  }
}

function removeDeadReferencesFromFiles(content: string): void {
  const { files } = readContent(content)
  const [firm, acting] = [readFirmFile(content), readFirmContentScope(files)]
  const leftOut = listFilesLeftOutOfBuild(files)
  const builtFiles = files.filter(({ file, example }) => !example && !leftOut.has(file))
  const knownPaths = new Set([...listHandMadeRoutes("src/pages"), ...builtFiles.map(({ address }) => address)])
  const entries = new Set(builtFiles.map(({ type, slug }) => `${type.kind} ${slug}`))
  const removed: RemovedTargets = {
    page: path => !knownPaths.has(path),
    entry: (kind, slug) => OF_THE_SAMPLE.some(one => one === kind) && !entries.has(`${kind} ${slug}`),
  }
  // The firm may have partners or offers later: pages about them are ready for that.
  const waitingFiles = files.filter(({ file }) => leftOut.get(file)?.attribute?.startsWith("needs="))
  for (const { file, type, text, read: result } of [...builtFiles, ...waitingFiles]) {
    const references = result.ok ? result.entry.references : []
    const newText =
      type.kind === "navigation"
        ? removeDeadNavigationLinks(text, removed, acting)
        : removeDeadReferencesFromContent(text, references, removed, firm)
    if (newText !== text) writeContentFile(content, file, newText)
  }
}

function changeContentFile(content: string, file: string, by: (text: string) => string): void {
  writeContentFile(content, file, by(readFileSync(join(content, file), "utf8")))
}

function writeContentFile(content: string, file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
}
