import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The hash that a build puts into a script's name, so that a changed script has a new name. */
const HASH = /-([0-9a-f]{8,20})\.js$/

/**
 * Returns the names of the latest build's script files in `folder`. Scripts of earlier builds are also there, because a
 * tab opened before a deploy may still request them.
 *
 * @throws Error if the home page doesn't name the script that loads the others.
 */
export function listBuiltScripts(folder: string): string[] {
  const home = readFileSync(join(folder, "index.html"), "utf8")
  const [runtime] = /webpack-runtime-[0-9a-f]+\.js/.exec(home) ?? []
  if (!runtime) throw new Error(`${folder}/index.html names no webpack-runtime: run npm run build first`)
  const namingCode = home + readFileSync(join(folder, runtime), "utf8")
  return readdirSync(folder).filter(file => file.endsWith(".js") && namingCode.includes(HASH.exec(file)?.[1] ?? ""))
}
