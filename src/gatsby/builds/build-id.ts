import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { buildIdOf } from "../../domain/builds"

const appData = v.object({ webpackCompilationHash: v.string() })

/**
 * Names what was built, by Gatsby's hash of the scripts and a hash of the HTML of the pages at `paths`. The same input
 * gives the same id, so a deployment that changes nothing makes no tab stale; a changed word or look changes it, which
 * the hash of the scripts alone would not. A tab knows its own scripts without asking.
 *
 * @throws when a page was not built.
 */
export function buildId(publicFolder: string, paths: readonly string[]): string {
  const appDataFile = join(publicFolder, "page-data/app-data.json")
  const { webpackCompilationHash } = v.parse(appData, JSON.parse(readFileSync(appDataFile, "utf8")))
  const html = createHash("sha256")
  for (const path of [...paths].sort()) html.update(`${path}\0`).update(readFileSync(join(publicFolder, fileOf(path))))
  return buildIdOf(webpackCompilationHash, html.digest("hex").slice(0, 20))
}

/** Where a page stands until the host's adapter moves it, which is after `onPostBuild`. */
const fileOf = (path: string): string => (path.endsWith(".html") ? path : join(path, "index.html"))
