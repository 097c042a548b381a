import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import type { Article } from "./articles"

/** A word that only the draft has, so that it's found in whatever a build says of the draft. */
const WORD = "quokkadraft"

const GZIP = Buffer.from([0x1f, 0x8b])

/** Adds a draft to the copy of the site: the text of `article`, with other words in its fields and its address. */
export function addDraftArticle(site: string, { file }: Article): void {
  const text = readFileSync(join(site, file), "utf8")
    .replace(/^(title|heading):.*$/gm, `$1: A guide named ${WORD}`)
    .replace(/^description:.*$/m, `description: A draft named ${WORD}, ${"which nobody reads ".repeat(3)}at all.`)
    .replace(/^stage:.*\n/m, "")
    .replace(/^---$/m, "---\ndraft: true")
  writeFileSync(join(site, `content/blog/${WORD}.mdx`), text)
}

/** Lists the files of a build whose path or text has the draft's word. Pieces of the search index are compressed. */
export const findDraftInBuild = (publicFolder: string): string[] =>
  readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter(file => {
    if (file.includes(WORD)) return true
    const path = join(publicFolder, file)
    const bytes = statSync(path).isFile() ? readFileSync(path) : Buffer.from("")
    return (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes).includes(WORD)
  })
