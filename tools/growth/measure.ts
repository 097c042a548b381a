import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { getOpenGraphImagePath } from "../../src/domain/paths"

/** Returns sizes that must not grow with the number of content files. Names contain a hash, so they aren't compared. */
export function measureScriptAndArticleSize(publicFolder: string, articleHtml: string) {
  const scripts = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter(file => file.endsWith(".js"))
  return {
    scriptFiles: scripts.length,
    scriptBytes: scripts.reduce((total, file) => total + statSync(join(publicFolder, file)).size, 0),
    articleBytes: readFileSync(join(publicFolder, articleHtml)).length,
  }
}

export type Weight = ReturnType<typeof measureScriptAndArticleSize>

export const listWeightDifferences = (before: Weight, after: Weight): string[] =>
  (["scriptFiles", "scriptBytes", "articleBytes"] as const)
    .filter(name => before[name] !== after[name])
    .map(name => `${name}: ${before[name]} before, ${after[name]} after`)

/** The most bytes that a suburb or town may add to the built site: 5% more than the 99,300 when this was set. */
export const MOST_OF_A_PLACE = 104_300

export const countPageBytes = (publicFolder: string, address: string): number =>
  [`${address}.html`, `page-data${address}/page-data.json`, getOpenGraphImagePath(address)]
    .map(file => join(publicFolder, file))
    .reduce((total, file) => total + (existsSync(file) ? statSync(file).size : 0), 0)
