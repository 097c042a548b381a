import type { GatsbyNode } from "gatsby"
import { writeFile } from "node:fs/promises"
import { writeBuild } from "./builds/build-files"
import { writeFeed } from "./feed"
import { writeOpenGraph } from "./open-graph/write-open-graph"
import { sitemapOptions, writeRobots } from "./sitemap"
import { searchedPages, writeSearchIndex } from "./search-index/write-search-index"
import { siteStylesheet } from "./site-stylesheet"
import { publishesSourceMaps, removeSourceMaps } from "./source-maps"

/** Writes what is no page: the stylesheet as a file for the pages that functions make, the icons, the shared pictures, the feed, the search, the build's name. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async args => {
  await writeFile("public/styles.css", siteStylesheet(args))
  await writeOpenGraph(args)
  await writeFeed(args)
  await writeRobots(args)
  await writeSearchIndex("public", searchedPages((await args.graphql(sitemapOptions.query)).data))
  writeBuild(args)
  if (!publishesSourceMaps(process.env)) await removeSourceMaps("public")
}
