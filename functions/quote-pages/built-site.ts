import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** What the build has made, for a function that answers with it. */
export type BuiltSite = {
  /** The HTML of a page, by its file. @throws when it was not built. */
  page: (file: string) => Promise<string>
  /** What the host says with every page. It applies them to files alone, not to the answer of a function. */
  headers: () => Promise<Record<string, string>>
}

/** The site that was built below `root`; `included_files` in `netlify.toml` brings these files along. */
export const builtSite = (root: string): BuiltSite => {
  const read = (file: string) => readFile(join(root, "public", file), "utf8")
  return { page: read, headers: async () => headersOfEveryPage(await read("_headers")) }
}

/** Those under `/*`, one `name: value` on each line below it that is set in. */
function headersOfEveryPage(text: string): Record<string, string> {
  const [, lines = ""] = /^\/\*\n((?: .*\n)*)/m.exec(text) ?? []
  const pairs = lines.split("\n").filter(line => line.includes(": "))
  return Object.fromEntries(
    pairs.map(line => {
      const [name = "", ...value] = line.trim().split(": ")
      return [name, value.join(": ")]
    }),
  )
}
