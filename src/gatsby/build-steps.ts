import type { GatsbyNode, SourceNodesArgs } from "gatsby"
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { datedTables, checkFigureFreshness } from "../domain/freshness/freshness"
import { parseIsoDate } from "../domain/iso-date"
import { listHandMadeRoutes } from "./addresses"
import { checkPreviewDate, getBuildDay, getPreviewDate, isDevelop } from "./build-run"
import { writeSiteBuildInfoFiles } from "./builds/build-files"
import { checkContentFolder } from "./check-content"
import { createContentNodes } from "./content-nodes"
import type { Nodes } from "./content-queries"
import { contentTypes } from "./content-types"
import { buildGraphqlTypes } from "./content-types/graphql-types"
import { serveContentProblems } from "./develop/serve-problems"
import { checkDrawings } from "./check-drawings"
import { writeEmbedScript } from "./embed/write-embed"
import { chooseEditorBackend } from "./editor/editor-backend"
import { writeEditorFiles } from "./editor/write-editor"
import { writeArticleFeed } from "./feed"
import { writeFigureTableFiles } from "./figures/write-figures"
import { checkForChangedFirmStates } from "./firm-file"
import { disableGatsbyRecompileLimit } from "./internals/develop"
import { checkFunctionsAddress } from "./headers/content-security-policy"
import { restoreMovedPages } from "./internals/restore-pages"
import { writeOpenGraphFiles } from "./open-graph/write-open-graph"
import { listPageTestsWithoutWinner } from "./page-tests/check-page-tests"
import { writePartnerFiles } from "./partners"
import { writeGuidesAsMarkdown } from "./markdown/write-markdown"
import { writeFirmData } from "./firm-data"
import { loadBrandMark } from "./brand/check-mark"
import { formatProblem, readContent } from "./read-content"
import { checkSiteRedirects } from "./redirects/check-redirects"
import { getSearchWordsByPage, listSearchablePages, writeSearchIndex } from "./search-index/write-search-index"
import { buildStylesheetFilesAndParts, buildSiteStylesheet } from "./site-stylesheet"
import { sitemapOptions, writeRobotsText } from "./sitemap"

// The steps of the build, in the order in which Gatsby calls them. Steps with more code have files of their own:
// `create-resolvers`, `create-pages` and `on-create-webpack-config`.

/**
 * Gatsby hasn't read its cache yet, so no cached node can hide a mistake. `npm run develop` goes on and shows mistakes over
 * the pages. What only depends on the day causes a warning: a build mustn't fail because a day has passed.
 */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) => {
  const content = resolve("content")
  const problems = checkContentFolder(content, listHandMadeRoutes(resolve("src/pages"))).map(formatProblem)
  problems.push(...checkForChangedFirmStates(content).map(formatProblem))
  problems.push(...checkSiteRedirects(), ...checkDrawings(resolve()), ...checkPreviewDate(process.env))
  problems.push(...checkFunctionsAddress(process.env))
  restoreMovedPages(resolve("public"))
  if (isDevelop()) enableFilePolling()
  if (problems.length > 0 && isDevelop()) reporter.warn(problems.join("\n"))
  else if (problems.length > 0) reporter.panic(problems.join("\n"))

  const notices = checkFigureFreshness(datedTables, parseIsoDate(new Date().toISOString().slice(0, 10)))
  const lines = [
    ...notices.map(({ message }) => message),
    ...listPageTestsWithoutWinner(readContent(content).files, getBuildDay()).map(formatProblem),
  ]
  if (lines.length > 0) reporter.warn(lines.join("\n"))
}

/**
 * Gatsby's watcher misses a second change to a file within 50 ms, such as when an editor formats a file after saving it:
 * https://github.com/paulmillr/chokidar#performance
 */
function enableFilePolling(): void {
  process.env.CHOKIDAR_USEPOLLING ??= "true"
  process.env.CHOKIDAR_INTERVAL ??= "300"
}

export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = async ({ app }) => {
  await disableGatsbyRecompileLimit()
  serveContentProblems(app)
}

const otherTypes = `
  "As it's shown, and as a phone dials it."
  type FirmPhone {
    display: String!
    tel: String!
  }
  "The size of the drawing in content/brand/mark.svg, and what's inside its svg element."
  type FirmMark implements Node @dontInfer {
    viewBox: String!
    drawing: String!
  }
  type BuildDay implements Node @dontInfer {
    slug: String!
    day: String!
  }
`

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([otherTypes, ...buildGraphqlTypes(contentTypes)])
}

/** Apart from the entries, there are nodes for the day and the firm's mark, so that pages are rebuilt when either changes. */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async args => {
  createGatsbyNode(args, "BuildDay", { slug: "today", day: getPreviewDate() ?? getBuildDay() })
  const mark = loadBrandMark(resolve("content"))
  if (mark) createGatsbyNode(args, "FirmMark", { ...mark })
  if (isDevelop()) writeFirmData(resolve())
  await createContentNodes(args, resolve("content"))
}

function createGatsbyNode(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  type: string,
  fields: object,
): void {
  const internal = { type, contentDigest: createContentDigest(fields) }
  actions.createNode({ ...fields, id: createNodeId(type), parent: null, children: [], internal })
}

/** Gatsby has already removed old pages from `public`. Only the editor needs the firm's file, so `npm run develop` goes on. */
export const onPostBootstrap: NonNullable<GatsbyNode["onPostBootstrap"]> = async args => {
  writePartnerFiles("public", args)
  writeEmbedScript("public", args)
  try {
    await writeEditorFiles("public", "content", chooseEditorBackend(process.env))
  } catch (error) {
    if (!isDevelop()) throw error
    args.reporter.warn("The editor wasn't written. Put content/site.yaml right and start again.")
  }
}

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async args => {
  await writeFile("public/styles.css", buildSiteStylesheet(args))
  await writePageStylesheets(args)
  await writeOpenGraphFiles(args)
  await writeArticleFeed(args)
  await writeGuidesAsMarkdown("public", args)
  await writeRobotsText(args)
  await writeFigureTableFiles(args)
  await copyFile("docs/prices.openapi.json", "public/prices.openapi.json")
  const { data } = await args.graphql(sitemapOptions.query)
  await writeSearchIndex("public", listSearchablePages(data), getSearchWordsByPage(data))
  writeSiteBuildInfoFiles(args)
  // Gatsby's own list of scripts, which nothing reads once the pages are made.
  await rm("public/webpack.stats.json", { force: true })
}

async function writePageStylesheets(nodes: Nodes): Promise<void> {
  await mkdir("public/static", { recursive: true })
  for (const [path, css] of Object.entries(buildStylesheetFilesAndParts(nodes).files))
    await writeFile(join("public", path), css)
}
