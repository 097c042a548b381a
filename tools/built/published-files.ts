import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const CODE = /\.(?:m?js|css)$/

/** The last line of a script or a stylesheet, if it names its source map. */
const NAME_OF_MAP = /(?:\/\/|\/\*)[#@]\s*sourceMappingURL=([^\s'"]+?)(?:\s*\*\/)?\s*$/

const LOCAL_EDITOR = /^\s*(?:local_backend|proxy_url):|^\s+name: proxy$/m

/** Source maps, scripts and styles that name one, Gatsby's list of scripts and the editor of `npm run edit`, one line each. */
export function findFilesNotToPublish(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .sort()
  return [
    ...files.flatMap(file => findBuildFileProblems(folder, file)),
    ...files
      .filter(file => file === "admin/config.yml" && LOCAL_EDITOR.test(readFileSync(join(folder, file), "utf8")))
      .map(file => `${file}: the editor of npm run edit, which saves on the visitor's own machine`),
  ]
}

function findBuildFileProblems(folder: string, file: string): string[] {
  if (file.endsWith(".map")) return [`${file}: a source map`]
  if (file === "webpack.stats.json") return [`${file}: Gatsby's list of scripts`]
  const mapName = CODE.test(file) ? NAME_OF_MAP.exec(readFileSync(join(folder, file), "utf8"))?.[1] : undefined
  return mapName ? [`${file}: names the source map ${mapName.startsWith("data:") ? "data:" : mapName}`] : []
}

const HASH = /-([0-9a-f]{8,20})\.js$/

/**
 * Scripts of earlier builds are there too, for tabs opened before a deploy.
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

/** The worker that reads a contract, which only a press of a button fetches. It tries itself whether the browser can run it. */
export const isContractReader = (file: string): boolean => file.startsWith("contract-reader-")
