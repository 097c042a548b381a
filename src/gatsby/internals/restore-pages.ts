import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs"
import { dirname, join } from "node:path"

/** Written by Gatsby where they are, next to a page of the same name. */
const IN_PLACE = ["404.html", "500.html"]

/** Files that were never moved: pages where Gatsby puts them, and what is no page. */
const NOT_MOVED = /(?:^|\/)index\.html$|^(?:_gatsby|page-data)\//

/**
 * Puts the pages of the last build back to where Gatsby looks for them. The adapter moves `x/index.html` to `x.html`
 * when a build is done, and a warm build that leaves a page as it is would not find it.
 */
export function restorePages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue
    const page = join(folder, file.replace(/\.html$/, "/index.html"))
    if (NOT_MOVED.test(file) || existsSync(page)) continue
    mkdirSync(dirname(page), { recursive: true })
    if (IN_PLACE.includes(file)) cpSync(join(folder, file), page)
    else renameSync(join(folder, file), page)
  }
}
