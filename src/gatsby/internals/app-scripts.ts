import { readFileSync } from "node:fs"
import * as v from "valibot"

/** The scripts of a build, by their addresses. */
export type AppScripts = {
  /** Gatsby's hash of all scripts together. */
  hash: string
  app: readonly string[]
  /** The further scripts of each kind of page, by Gatsby's name for the kind: `component---src-templates-...`. */
  pages: Readonly<Record<string, readonly string[]>>
}

const TAGS_FILE = "public/_gatsby/slices/_gatsby-scripts-1.html"
const STATS_FILE = "public/webpack.stats.json"

const statsSchema = v.object({
  assetsByChunkName: v.objectWithRest({ app: v.pipe(v.array(v.string()), v.minLength(1)) }, v.array(v.string())),
})

/**
 * Parses the scripts of a build from Gatsby's files about them. Gatsby's own tags begin with a list of all chunks in each page,
 * 3 kB that nothing uses, so our pages have tags of our own.
 *
 * @throws Error if Gatsby has written either file in another format.
 */
export function parseAppScripts(tags: string, stats: string): AppScripts {
  const hash = /window\.___webpackCompilationHash="([^"]+)"/.exec(tags)?.[1]
  const result = v.safeParse(statsSchema, JSON.parse(stats))
  if (!hash || !result.success)
    throw new Error(`${TAGS_FILE} or ${STATS_FILE} isn't as Gatsby 5.16 writes it: see src/gatsby/internals/README.md`)
  const { app, ...others } = result.output.assetsByChunkName
  const listAddresses = (files: readonly string[]) => files.filter(file => file.endsWith(".js")).map(file => `/${file}`)
  const pages = Object.entries(others).filter(([name]) => name.startsWith("component---"))
  return {
    hash,
    app: listAddresses(app),
    pages: Object.fromEntries(pages.map(([name, files]) => [name, listAddresses(files)])),
  }
}

/** Reads the scripts of the running build. Gatsby writes them before it renders the first page. */
export const readAppScripts = (): AppScripts =>
  parseAppScripts(readFileSync(TAGS_FILE, "utf8"), readFileSync(STATS_FILE, "utf8"))
