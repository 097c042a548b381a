import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { STATES } from "../../src/domain/states"
import { readFirmFile } from "../../src/gatsby/firm-file"

const ENDING = /\.(?:mdx?|yaml)$/

/** The state that an entry is about; undefined where it's about none, or about several. @param text The text of its file. */
export const stateOfEntry = (text: string): string | undefined => /^state: *["']?(\w+)["']? *$/m.exec(text)?.[1]

/**
 * The entries in a folder that are about a state in which the firm acts or about none, as paths inside that folder, in
 * order. Examples are none of them. The others aren't built.
 *
 * @param content The folder with `site.yaml`.
 * @param folder  Such as `blog`.
 */
export function listFirmEntries(content: string, folder: string): string[] {
  const states = readFirmFile(content).states ?? STATES
  const isOurs = (file: string): boolean => {
    const state = stateOfEntry(readFileSync(join(content, folder, file), "utf8"))
    return state === undefined || states.some(one => one === state)
  }
  return readdirSync(join(content, folder), { recursive: true, encoding: "utf8" })
    .filter(file => ENDING.test(file) && !/(?:^|[\\/])_/.test(file))
    .filter(isOurs)
    .sort()
}
