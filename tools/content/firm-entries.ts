import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { STATES } from "../../src/domain/states"
import { readFirmFile } from "../../src/gatsby/firm-file"

const ENDING = /\.(?:mdx?|yaml)$/

/** Returns the state that an entry is about; undefined if it's about none or several. @param text The text of its file. */
export const getEntryState = (text: string): string | undefined => /^state: *["']?(\w+)["']? *$/m.exec(text)?.[1]

/**
 * Lists the entries in a folder that are built for this firm: those about one of the firm's states, and those about no
 * state. Returns sorted paths inside that folder. Examples, whose names begin with `_`, are left out.
 *
 * @param content The folder that contains `site.yaml`.
 * @param folder  A folder in `content`, such as `blog`.
 */
export function listFirmContentFiles(content: string, folder: string): string[] {
  const states = readFirmFile(content).states ?? STATES
  const isAboutOurStates = (file: string): boolean => {
    const state = getEntryState(readFileSync(join(content, folder, file), "utf8"))
    return state === undefined || states.some(one => one === state)
  }
  return readdirSync(join(content, folder), { recursive: true, encoding: "utf8" })
    .filter(file => ENDING.test(file) && !/(?:^|[\\/])_/.test(file))
    .filter(isAboutOurStates)
    .sort()
}
