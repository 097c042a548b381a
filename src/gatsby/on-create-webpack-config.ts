import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby"
import { readLastValidFigureTable, TABLES } from "./develop/last-good-table"
import { buildShortScripts } from "./inline/short-scripts"
import { readAppScripts } from "./internals/app-scripts"
import {
  minifyWithSwc,
  removeDuplicateTypescriptRule,
  removeUnusedWebpackVariables,
  webpackAliases,
} from "./internals/webpack"
import { listPagesUnderTest } from "../domain/page-tests/page-tests"
import { getBuildDay, getPreviewDate } from "./build-run"
import { type Nodes, readFirmNode } from "./content-queries"
import { contentTypes } from "./content-types"
import { readPageTests } from "./page-tests/page-test-files"
import { hasPublishingDays, showsHiddenPages } from "./publishing/publishing"
import { readLinkRedirects } from "./redirects/site-redirects"
import { buildStylesheetFilesAndParts, buildSiteStylesheet } from "./site-stylesheet"

const listBrowserRedirects = () => readLinkRedirects().map(({ from, to }) => ({ from, to }))

const buildHtmlConstants = (stage: string, nodes: Nodes) => ({
  __STYLESHEET__: JSON.stringify(buildSiteStylesheet(nodes)),
  __PAGE_STYLES__: JSON.stringify(buildStylesheetFilesAndParts(nodes).ofPages),
  __SHORT_SCRIPTS__: JSON.stringify(buildShortScripts()),
  // `npm run develop` uses Gatsby's own script tags instead.
  __APP_SCRIPTS__: JSON.stringify(stage === "build-html" && readAppScripts()),
  __PARTNER_HOURS__: JSON.stringify(readFirmNode(nodes).partnerHours),
  __POPUP_SECONDS__: JSON.stringify(readFirmNode(nodes).popup.afterSeconds),
})

/** Whether a chunk belongs to a kind of page. Only code that every page uses is shared, since it's part of each first load. */
const isPageChunk = ({ name }: { name?: string }): boolean => name?.startsWith("component---") ?? false

/** The worker that reads contracts is one file: its policy is in that file's headers, and once it's there, it needs no other. */
const isNotContractReader = ({ name }: { name?: string }): boolean => name !== "contract-reader"

/** How many digits the hash in a script's name has. The hash is short because each page's first script lists all names. */
const HASH_DIGITS = 8

/** The path by which components import the quote. The preview's version imports it by another path, so it doesn't replace its own import. */
const QUOTE = /\/domain\/quote\/quote$/

function replaceQuoteModuleForPreview(resource: { request: string }): void {
  resource.request = resource.request.replace(QUOTE, "/domain/quote/preview-quote")
}

/** Always in develop, and in a deploy preview if a page is a draft or has publishing days. */
export const hasHiddenPages = (stage: string, { getNodesByType }: Nodes): boolean =>
  stage.startsWith("develop") ||
  (showsHiddenPages() &&
    contentTypes.some(type => getNodesByType(type.typeName).some(node => hasPublishingDays(type, node))))

/** Constants that let builds without a preview leave out the code that only previews need. */
const buildPreviewConstants = (preview: string | null, saysUnpublished: boolean) => ({
  "process.env.PREVIEW_DATE": JSON.stringify(preview ?? ""),
  "process.env.SHOWS_UNPUBLISHED": JSON.stringify(saysUnpublished ? "yes" : ""),
})

function createWebpackConfig({ stage, plugins, getNodesByType }: CreateWebpackConfigArgs): object {
  const constant = stage.endsWith("html")
    ? buildHtmlConstants(stage, { getNodesByType })
    : {
        __REDIRECTS__: JSON.stringify(listBrowserRedirects()),
        __PAGES_UNDER_TEST__: JSON.stringify(listPagesUnderTest(readPageTests(), getBuildDay())),
      }
  const preview = stage.startsWith("develop") ? getPreviewDate() : null
  return {
    plugins: [
      plugins.define({ ...constant, ...buildPreviewConstants(preview, hasHiddenPages(stage, { getNodesByType })) }),
      ...(preview ? [plugins.normalModuleReplacement(QUOTE, replaceQuoteModuleForPreview)] : []),
    ],
    module: {
      // HTML is drawn without the worker that reads contracts, which would take half a minute to compile once more.
      ...(stage.endsWith("html") && { parser: { javascript: { worker: false, url: false } } }),
      ...(stage.startsWith("develop") && {
        rules: [{ test: TABLES, type: "json", parser: { parse: (text: string) => readLastValidFigureTable(text) } }],
      }),
    },
    ...(stage === "build-javascript" && {
      resolve: { alias: webpackAliases },
      optimization: {
        splitChunks: {
          cacheGroups: {
            commons: { chunks: isPageChunk },
            // Gatsby's names for shared chunks have forty digits, and each page's first script lists all names.
            shared: { name: false },
            lib: { chunks: isNotContractReader },
          },
        },
      },
      // Anyone could read the whole source, including comments, in a published source map.
      devtool: false,
    }),
  }
}

/** What goes into the code that renders HTML is never loaded as a script, and every page is rebuilt when it changes. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = args => {
  args.actions.setWebpackConfig(createWebpackConfig(args))
  const config = removeDuplicateTypescriptRule(args.getConfig())
  if (args.stage === "build-html") removeUnusedWebpackVariables(config)
  args.actions.replaceWebpackConfig(args.stage === "build-javascript" ? withShortHashes(minifyWithSwc(config)) : config)
}

/** Shortens the hash in the names of scripts that are loaded later. Gatsby ignores `output` in `setWebpackConfig`. */
export const withShortHashes = (config: { output: object }) => ({
  ...config,
  output: { ...config.output, chunkFilename: `[name]-[contenthash:${HASH_DIGITS}].js` },
})

/**
 * Tells the compiler that our code never uses `document.all`, the only object that equals `null` without being null. The
 * compiler can then write `?.` and `??` in half the characters, which makes every page smaller.
 */
export const onCreateBabelConfig: NonNullable<GatsbyNode["onCreateBabelConfig"]> = ({ actions }) => {
  const options: Record<string, unknown> = { assumptions: { noDocumentAll: true } }
  actions.setBabelOptions({ options })
}
