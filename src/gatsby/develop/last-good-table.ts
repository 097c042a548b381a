import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseContentFilePath } from "../content-types/locate"
import { parseContentEntry } from "../content-types/read-entry"
import { getLastValidEntry } from "./last-good-entry"

const FOLDERS = ["fees", "rates"]

/** Matches the paths of the tables of figures, which code imports directly. */
export const TABLES = /[\\/]content[\\/](?:fees|rates)[\\/][^\\/]+\.json$/

/**
 * In `gatsby develop`, a table that can't be read would break every page. @throws SyntaxError if the table has no valid
 * version.
 */
export function readLastValidFigureTable(text: string, content = resolve("content")): unknown {
  const [, table = ""] = /"table"\s*:\s*"([^"]+)"/.exec(text) ?? []
  for (const folder of FOLDERS) {
    const file = `${folder}/${table}.json`
    const location = parseContentFilePath(file)
    if (!location.ok || !existsSync(join(content, file))) continue
    const result = parseContentEntry(location.type, location.slug, text)
    const good = result.ok ? result.entry : getLastValidEntry({ ...location, file }, content)
    if (good) return good.written
  }
  return JSON.parse(text)
}
