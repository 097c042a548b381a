import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** What a build puts into a script's name, so that a changed script has another. */
const HASH = /-([0-9a-f]{8,20})\.js$/

/**
 * The names of the script files of the latest build in `folder`. Those of earlier builds stay beside them: a tab that was
 * opened before a deploy may still ask for them.
 *
 * @throws Error where the home page names no script that loads the others.
 */
export function listBuiltScripts(folder: string): string[] {
  const home = readFileSync(join(folder, "index.html"), "utf8")
  const [runtime] = /webpack-runtime-[0-9a-f]+\.js/.exec(home) ?? []
  if (!runtime) throw new Error(`${folder}/index.html names no webpack-runtime: run npm run build first`)
  const namingCode = home + readFileSync(join(folder, runtime), "utf8")
  return readdirSync(folder).filter(file => file.endsWith(".js") && namingCode.includes(HASH.exec(file)?.[1] ?? ""))
}
