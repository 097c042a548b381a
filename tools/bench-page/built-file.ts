import { statSync } from "node:fs"
import { resolve, sep } from "node:path"

/** The file of a built site that answers at `path`, such as `/guide`; null where there's none. */
export function fileOf(folder: string, path: string): string | null {
  const bare = path.replace(/\/+$/, "")
  const candidates = [path, `${bare}.html`, `${bare}/index.html`].map(name => resolve(folder, `.${name}`))
  return candidates.find(file => file.startsWith(resolve(folder) + sep) && isFile(file)) ?? null
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
