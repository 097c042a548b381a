import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { getOpenGraphImagePath } from "../../src/domain/paths"

/**
 * Measures the scripts and one article's HTML in a built site, without files' names, which contain a hash of the
 * content. Returns sizes that must not grow with the number of content files.
 */
export function measureScriptAndArticleSize(publicFolder: string, articleHtml: string) {
  const scripts = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter(file => file.endsWith(".js"))
  return {
    scriptFiles: scripts.length,
    scriptBytes: scripts.reduce((total, file) => total + statSync(join(publicFolder, file)).size, 0),
    articleBytes: readFileSync(join(publicFolder, articleHtml)).length,
  }
}

export type Weight = ReturnType<typeof measureScriptAndArticleSize>

/** Returns one line for each size that differs; none if the site didn't grow. */
export const listWeightDifferences = (before: Weight, after: Weight): string[] =>
  (["scriptFiles", "scriptBytes", "articleBytes"] as const)
    .filter(name => before[name] !== after[name])
    .map(name => `${name}: ${before[name]} before, ${after[name]} after`)

/**
 * The most bytes that the page of a suburb or town may add to the built site: 5% more than the 89,200 when this was
 * set, of which 39,300 were the styles in the page and 11,600 its data for navigation.
 */
export const MOST_OF_A_PLACE = 93_700

/** Returns the bytes of the files that only the page at `address` has: its HTML, its data and its own picture. */
export const countPageBytes = (publicFolder: string, address: string): number =>
  [`${address}.html`, `page-data${address}/page-data.json`, getOpenGraphImagePath(address)]
    .map(file => join(publicFolder, file))
    .reduce((total, file) => total + (existsSync(file) ? statSync(file).size : 0), 0)
