import { existsSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Matches the last line of a script, which names its source map. */
const MAP_NAME = /\n\/\/# sourceMappingURL=\S+\s*$/

/** Removes from a script the last line, which names its source map. */
export const removeSourceMapName = (code: string): string => code.replace(MAP_NAME, "\n")

/**
 * Deletes the source maps in `folder`, and removes their names from the scripts next to them. A build without source maps
 * doesn't write any, but Gatsby and the host's cache keep those of earlier builds.
 */
export async function removeSourceMaps(folder: string): Promise<void> {
  for (const map of (await readdir(folder)).filter(file => file.endsWith(".js.map"))) {
    const script = join(folder, map.replace(/\.map$/, ""))
    if (existsSync(script)) await writeFile(script, removeSourceMapName(await readFile(script, "utf8")))
    await rm(join(folder, map))
  }
}
