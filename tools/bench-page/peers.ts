import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { BenchSite } from "./bench-site"
import { fileOf } from "./built-file"

/**
 * The built sites in the folders of `folder`, by name. Each has a home page and the page at `article`, to which the home
 * page leads.
 *
 * @throws Error when there's none, or when one of them hasn't both pages.
 */
export function readPeers(folder: string, article: string): BenchSite[] {
  if (!existsSync(folder)) throw new Error(`${folder}: there's no such folder`)
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  if (names.length === 0) throw new Error(`${folder} has no folder with a built site in it`)
  return names.map(name => {
    const built = join(folder, name)
    for (const path of ["/", article])
      if (fileOf(built, path) === null) throw new Error(`${built} has no page for the address ${path}`)
    return { name, folder: built, isPeer: true, hasScripts: true, pages: { home: "/", article } }
  })
}
