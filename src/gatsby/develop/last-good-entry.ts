import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Located } from "../content-types/locate"
import { type Entry, getLastValidVersion, parseContentEntry } from "../content-types/read-entry"
import { readFirmFile } from "../firm-file"

type EntryFile = Pick<Located, "type" | "slug"> & { file: string }

/** The last valid version since the start, otherwise the version in the last commit. Null if neither exists. */
export function getLastValidEntry({ type, slug, file }: EntryFile, content: string): Entry | null {
  const last = getLastValidVersion(type, slug)
  if (last) return last
  const committedText = readFileFromLastCommit(join(content, file))
  const result = committedText === null ? null : parseContentEntry(type, slug, committedText, readFirmFile(content))
  return result?.ok ? result.entry : null
}

/** Optional fields of an example that would add links to the page, or add the page to a list. */
const LEFT_OUT = ["offer", "related", "picture", "canonical", "stage", "subject"]

/** Made from the kind's example, so that an open tab switches to the real page once the file is fixed. */
export function buildErrorPageEntry({ type, file }: EntryFile, content: string): Entry | null {
  if (!type.page || !("folder" in type.home)) return null
  const example = join(content, type.home.folder, `_example.${type.format}`)
  if (!existsSync(example)) return null
  const result = parseContentEntry(type, "_example", readFileSync(example, "utf8"), readFirmFile(content))
  if (!result.ok) return null
  const fields = Object.fromEntries(Object.entries(result.entry.fields).filter(([name]) => !LEFT_OUT.includes(name)))
  const heading = "This page can't be shown yet"
  const lead = `There's a mistake in content/${file}. Once it's fixed, the page appears here by itself.`
  return {
    ...result.entry,
    fields: { ...fields, title: heading, heading, lead, index: false },
    body: result.entry.body && [],
    inner: null,
  }
}

/** Reads the text of a file in the last commit. Null without git, and for a file that was never committed. */
function readFileFromLastCommit(file: string): string | null {
  try {
    const args = ["show", `HEAD:./${basename(file)}`]
    return execFileSync("git", args, { cwd: dirname(file), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  } catch {
    return null
  }
}
