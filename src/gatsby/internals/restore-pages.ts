import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs"
import { dirname, join } from "node:path"

/** Pages that Gatsby itself writes at this path, with a second copy in a folder of their own. */
const IN_PLACE = ["404.html", "500.html"]

/** Matches files that the adapter hasn't moved: pages where Gatsby wrote them, and files that aren't pages. */
const NOT_MOVED = /(?:^|\/)index\.html$|^(?:_gatsby|page-data)\//

/** The adapter moves `x/index.html` to `x.html` after a build, so a warm build wouldn't find the pages that it doesn't rebuild. */
export function restoreMovedPages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue
    const page = join(folder, file.replace(/\.html$/, "/index.html"))
    if (NOT_MOVED.test(file) || existsSync(page)) continue
    mkdirSync(dirname(page), { recursive: true })
    if (IN_PLACE.includes(file)) cpSync(join(folder, file), page)
    else renameSync(join(folder, file), page)
  }
}
