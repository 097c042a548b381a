import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { getOpenGraphImagePath } from "../../src/domain/paths"

/** What must not grow with the number of content files. */
export type Weight = {
  scriptFiles: number
  scriptBytes: number
  /** Of one article's HTML. */
  articleBytes: number
}

/** Weighs a built site. Names of files are left out: they carry a hash of their content. */
export function measureWeight(publicFolder: string, articleHtml: string): Weight {
  const scripts = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter(file => file.endsWith(".js"))
  return {
    scriptFiles: scripts.length,
    scriptBytes: scripts.reduce((total, file) => total + statSync(join(publicFolder, file)).size, 0),
    articleBytes: readFileSync(join(publicFolder, articleHtml)).length,
  }
}

/** One line for each figure that differs; none when the site did not grow. */
export const listDifferences = (before: Weight, after: Weight): string[] =>
  (["scriptFiles", "scriptBytes", "articleBytes"] as const)
    .filter(name => before[name] !== after[name])
    .map(name => `${name}: ${before[name]} before, ${after[name]} after`)

/**
 * Bytes on disk that each place may add to the built site: 77,600 when this was set, and 5% more. 33,000 are the styles in the
 * page, 11,600 its data for navigations.
 */
export const MOST_OF_A_PLACE = 81_500

/** Bytes of the files that a built site has for the page at `address` alone: its HTML, its data and its own picture. */
export const countPageBytes = (publicFolder: string, address: string): number =>
  [`${address}.html`, `page-data${address}/page-data.json`, getOpenGraphImagePath(address)]
    .map(file => join(publicFolder, file))
    .reduce((total, file) => total + (existsSync(file) ? statSync(file).size : 0), 0)
