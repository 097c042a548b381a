import { execFileSync } from "node:child_process"
import { basename, dirname } from "node:path"
import type { Located } from "../content-types/locate"
import { type Entry, lastGoodEntry, readEntry } from "../content-types/read-entry"

/**
 * What `gatsby develop` shows while the file of an entry is wrong: the entry as it was when it was last right, or, when it
 * has been wrong from the start, as git has it. Null when neither is right.
 */
export function lastGood({ type, slug }: Pick<Located, "type" | "slug">, file: string): Entry | null {
  const last = lastGoodEntry(type, slug)
  if (last) return last
  const committed = committedText(file)
  const read = committed === null ? null : readEntry(type, slug, committed)
  return read?.ok ? read.entry : null
}

/** The text of a file in the last commit; null without git, and for a file that was never committed. */
function committedText(file: string): string | null {
  try {
    const args = ["show", `HEAD:./${basename(file)}`]
    return execFileSync("git", args, { cwd: dirname(file), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  } catch {
    return null
  }
}
