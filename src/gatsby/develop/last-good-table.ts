import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { locateEntry } from "../content-types/locate"
import { readEntry } from "../content-types/read-entry"
import { getLastGood } from "./last-good-entry"

const FOLDERS = ["fees", "rates"]

/** Tables of figures, which code imports as they are. */
export const TABLES = /[\\/]content[\\/](?:fees|rates)[\\/][^\\/]+\.json$/

/**
 * A table of figures from the text of its file, or as it was when it was last right: for `gatsby develop`, whose pages
 * would all break with a table that can't be read.
 *
 * @throws SyntaxError for a text that can't be read and doesn't name a table that was right.
 */
export function readLastGoodTable(text: string, content = resolve("content")): unknown {
  const [, table = ""] = /"table"\s*:\s*"([^"]+)"/.exec(text) ?? []
  for (const folder of FOLDERS) {
    const file = `${folder}/${table}.json`
    const location = locateEntry(file)
    if (!location.ok || !existsSync(join(content, file))) continue
    const result = readEntry(location.type, location.slug, text)
    const good = result.ok ? result.entry : getLastGood({ ...location, file }, content)
    if (good) return good.written
  }
  return JSON.parse(text)
}
