import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { isSlugPath } from "../../src/domain/content/fields"
import { isState, STATE_NAMES, STATES } from "../../src/domain/states"
import { contentTypes } from "../../src/gatsby/content-types"
import type { ContentType } from "../../src/gatsby/content-types/content-type"
import { parseContentFilePath, getTwinFile } from "../../src/gatsby/content-types/locate"
import { parseContentEntry } from "../../src/gatsby/content-types/read-entry"
import { readFirmFile } from "../../src/gatsby/firm-file"
import { buildContentFromExample } from "./filled-example"

/** The new file as a path inside `content/`, or the reason why it couldn't be made. */
export type Made = { ok: true; file: string } | { ok: false; message: string }

/** Whether entries of a kind can be made. Figures can't, since an empty table that no rule uses is useless. */
const canCreateEntry = ({ home, format }: ContentType): boolean => "folder" in home && !home.names && format !== "json"

export const NEW_KINDS: readonly string[] = contentTypes.filter(canCreateEntry).map(({ kind }) => kind)

const refuseEntry = (message: string): Made => ({ ok: false, message })

/**
 * The file is valid content, except for placeholder texts, which the content check asks to replace. Search engines may
 * not list its page until a writer allows it.
 */
export function createContentFile(kind: string, slug: string, content: string): Made {
  const type = contentTypes.find(one => one.kind === kind)
  if (!type || !canCreateEntry(type) || !("folder" in type.home))
    return refuseEntry(`There is no kind "${kind}" to make a file of. Say one of ${NEW_KINDS.join(", ")}.`)
  if (!isSlugPath(slug))
    return refuseEntry(
      `"${slug}" cannot be a name. Use small letters, digits and hyphens, such as ${suggestSlug(slug)}.`,
    )
  const file = `${type.home.folder}/${slug}.${type.format}`
  const location = parseContentFilePath(file)
  if (!location.ok) return refuseEntry(`content/${file} cannot be: ${location.message}.`)
  const existingFile = [file, getTwinFile(file)].find(one => one !== null && existsSync(join(content, one)))
  if (existingFile)
    return refuseEntry(`content/${existingFile} is there already. Open that file, or choose another name.`)

  const example = readFileSync(join(content, type.home.folder, `_example.${type.format}`), "utf8")
  const text = buildContentFromExample(type, slug, { text: example, states: readFirmFile(content).states ?? STATES })
  const result = parseContentEntry(type, slug, text)
  if (!result.ok)
    return refuseEntry(`content/${file} cannot be: ${result.problems.map(formatFieldProblem).join("; ")}.`)
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
  return { ok: true, file }
}

/** Null if the entry is built. */
export function getMissingPageReason(file: string, content: string): string | null {
  const [, state] = /^state: (\w+)$/m.exec(readFileSync(join(content, file), "utf8")) ?? []
  const states = readFirmFile(content).states
  if (!isState(state) || !states || states.includes(state)) return null
  return `It isn't built: it's about ${STATE_NAMES[state].name}, which isn't among the states of content/site.yaml.`
}

const formatFieldProblem = ({ where, message }: { where: string; message: string }): string => `${where} ${message}`

const suggestSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, "-")
    .replace(/^[-/]+|[-/]+$/g, "") || "byron-bay"
