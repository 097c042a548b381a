import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const CODE = /\.(?:m?js|css)$/

/** The last line of a script or a stylesheet, if it names its source map. */
const NAME_OF_MAP = /(?:\/\/|\/\*)[#@]\s*sourceMappingURL=([^\s'"]+?)(?:\s*\*\/)?\s*$/

/** Lines of the editor's configuration that point to a file server on the visitor's own machine. */
const LOCAL_EDITOR = /^\s*(?:local_backend|proxy_url):|^\s+name: proxy$/m

/**
 * Returns the files that a built site must not publish, one line each: source maps nobody asked for, references to
 * source maps that don't exist, and the editor of `npm run edit`.
 *
 * @param sourceMaps Whether the build was meant to publish source maps.
 */
export function findFilesNotToPublish(folder: string, { sourceMaps }: { sourceMaps: boolean }): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .sort()
  return [
    ...files.flatMap(file => findSourceMapProblems(folder, file, sourceMaps)),
    ...files
      .filter(file => file === "admin/config.yml" && LOCAL_EDITOR.test(readFileSync(join(folder, file), "utf8")))
      .map(file => `${file}: the editor of npm run edit, which saves on the visitor's own machine`),
  ]
}

function findSourceMapProblems(folder: string, file: string, sourceMaps: boolean): string[] {
  const withoutSetting = "and PUBLISH_SOURCE_MAPS is not 1"
  if (file.endsWith(".map")) return sourceMaps ? [] : [`${file}: a source map, ${withoutSetting}`]
  const mapName = CODE.test(file) ? NAME_OF_MAP.exec(readFileSync(join(folder, file), "utf8"))?.[1] : undefined
  if (!mapName) return []
  const isInside = mapName.startsWith("data:")
  const isThere = isInside || existsSync(join(folder, dirname(file), mapName))
  if (sourceMaps && isThere) return []
  return [
    `${file}: names the source map ${isInside ? "data:" : mapName}, ${sourceMaps ? "which is not there" : withoutSetting}`,
  ]
}
