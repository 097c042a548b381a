import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { weigh } from "../growth/measure"

/** Bytes as they are written, and as a server sends them. */
export type Bytes = { raw: number; brotli: number }

/** What visitors download, and what a deploy uploads. */
export type PageWeights = {
  place: Bytes
  article: Bytes
  scripts: { files: number; bytes: number }
  all: { files: number; bytes: number }
}

/** Weighs a built site and the HTML of two of its pages, given as files of it. */
export function weighPages(publicFolder: string, pages: { place: string; article: string }): PageWeights {
  const { scriptFiles, scriptBytes } = weigh(publicFolder, pages.article)
  const sizes = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map(name => statSync(join(publicFolder, name)))
    .flatMap(stats => (stats.isFile() ? [stats.size] : []))
  return {
    place: bytesOf(join(publicFolder, pages.place)),
    article: bytesOf(join(publicFolder, pages.article)),
    scripts: { files: scriptFiles, bytes: scriptBytes },
    all: { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) },
  }
}

function bytesOf(file: string): Bytes {
  const html = readFileSync(file)
  return { raw: html.length, brotli: brotliCompressSync(html).length }
}
