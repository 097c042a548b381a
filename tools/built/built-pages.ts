import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Built } from "./built-problems"

/** What the build keeps for itself, and the editor, which is no page of the site. */
const NO_PAGES = /^(?:_gatsby|admin|page-data|~partytown)\//

/** The pages in `dir`, each by the address at which it is served. Shells of client-only routes keep their brackets. */
export function builtPages(dir: string): Built[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !NO_PAGES.test(file))
    .sort()
    .map(file => ({ path: addressOf(file), html: readFileSync(join(dir, file), "utf8") }))
}

/** `index.html` as `/`, `buying.html` and `buying/index.html` as `/buying`. */
const addressOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`
