import type { CreateWebpackConfigArgs, GatsbyNode, NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { siteSchema } from "../domain/content/site"
import { readLastGoodTable, TABLES } from "./develop/last-good-table"
import { buildShortScripts } from "./inline/short-scripts"
import { readAppScripts } from "./internals/app-scripts"
import { compileOnce } from "./internals/compile-once"
import { minifyWithSwc } from "./internals/minify-with-swc"
import { keepVariablesOfPages } from "./internals/variables-of-pages"
import { webpackAliases } from "./internals/webpack-aliases"
import { listPagesUnderTest } from "../domain/page-tests/page-tests"
import { getBuildDay } from "./build-day"
import { contentTypes } from "./content-types"
import { readPageTests } from "./page-tests/page-test-files"
import { getPreviewDate } from "./preview/preview-date"
import { hasPublishingDays, showsHiddenPages } from "./publishing/publishing"
import { readLinkRedirects } from "./redirects/site-redirects"
import { buildSiteStyles, buildSiteStylesheet } from "./site-stylesheet"
import { shouldPublishSourceMaps } from "./source-maps"

const listBrowserRedirects = () => readLinkRedirects().map(({ from, to }) => ({ from, to }))

const { partnerHours, popup } = siteSchema.entries
const firmSchema = v.object({ partnerHours, popup: v.object({ afterSeconds: popup.entries.afterSeconds }) })

/** The firm's settings that pages need: how many hours a visitor counts as a partner's, and after how many seconds the popup opens. */
export function getFirmForPages({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) {
  const [firm] = getNodesByType("Firm")
  return v.parse(firmSchema, firm)
}

const buildHtmlConstants = (stage: string, args: Pick<NodePluginArgs, "getNodesByType">) => ({
  __STYLESHEET__: JSON.stringify(buildSiteStylesheet(args)),
  __PAGE_STYLES__: JSON.stringify(buildSiteStyles(args).ofPages),
  __SHORT_SCRIPTS__: JSON.stringify(buildShortScripts()),
  // In `npm run develop`, Gatsby's own scripts run.
  __APP_SCRIPTS__: JSON.stringify(stage === "build-html" && readAppScripts()),
  __PARTNER_HOURS__: JSON.stringify(getFirmForPages(args).partnerHours),
  __POPUP_SECONDS__: JSON.stringify(getFirmForPages(args).popup.afterSeconds),
})

/** Whether a chunk is a page's own. Only code that every page uses is shared, since it's part of each first load. */
const isPageChunk = ({ name }: { name?: string }): boolean => name?.startsWith("component---") ?? false

/** How many digits the hash in a script's name has. They're few, because each page's first script lists all names. */
const HASH_DIGITS = 8

/** How components import the quote. The preview's version imports it by another path, so it isn't replaced by itself. */
const QUOTE = /\/domain\/quote\/quote$/

/** In a preview, uses the quote with notes for figures that aren't known yet. */
function replaceForPreview(resource: { request: string }): void {
  resource.request = resource.request.replace(QUOTE, "/domain/quote/quote-in-preview")
}

/** Whether a page may have to say that it isn't published: any page in develop, and a page with days or a draft in a deploy preview. */
export const hasHiddenPages = (stage: string, { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): boolean =>
  stage.startsWith("develop") ||
  (showsHiddenPages() &&
    contentTypes.some(type => getNodesByType(type.typeName).some(node => hasPublishingDays(type, node))))

/** Constants that let other builds leave out the code that only previews need. */
const buildPreviewConstants = (preview: string | null, saysUnpublished: boolean) => ({
  "process.env.PREVIEW_DATE": JSON.stringify(preview ?? ""),
  "process.env.SHOWS_UNPUBLISHED": JSON.stringify(saysUnpublished ? "yes" : ""),
})

function createConfig({ stage, plugins, getNodesByType }: CreateWebpackConfigArgs): object {
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
      ...(preview ? [plugins.normalModuleReplacement(QUOTE, replaceForPreview)] : []),
    ],
    ...(stage.startsWith("develop") && {
      module: { rules: [{ test: TABLES, type: "json", parser: { parse: (text: string) => readLastGoodTable(text) } }] },
    }),
    ...(stage === "build-javascript" && {
      resolve: { alias: webpackAliases },
      // Gatsby names shared chunks with forty digits, and each page's first script lists all names.
      optimization: { splitChunks: { cacheGroups: { commons: { chunks: isPageChunk }, shared: { name: false } } } },
      ...(!shouldPublishSourceMaps(process.env) && { devtool: false }),
    }),
  }
}

/**
 * Defines constants that only the build knows. The compiled stylesheet and a partner's hours go to the code that renders
 * HTML: browsers never load them as script, and every page is rebuilt when they change. The redirects and the addresses of
 * pages under test go to the browser.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = args => {
  args.actions.setWebpackConfig(createConfig(args))
  const config = compileOnce(args.getConfig())
  if (args.stage === "build-html") keepVariablesOfPages(config)
  args.actions.replaceWebpackConfig(args.stage === "build-javascript" ? withShortHashes(minifyWithSwc(config)) : config)
}

/** Scripts that are loaded later have a short hash in their name. Gatsby ignores `output` in `setWebpackConfig`. */
export const withShortHashes = (config: { output: object }) => ({
  ...config,
  output: { ...config.output, chunkFilename: `[name]-[contenthash:${HASH_DIGITS}].js` },
})

/**
 * Our code never uses `document.all`, the one object that equals `null` without being null. With this assumption the compiler
 * writes `?.` and `??` in half the characters, which makes every page smaller.
 */
export const onCreateBabelConfig: NonNullable<GatsbyNode["onCreateBabelConfig"]> = ({ actions }) => {
  const options: Record<string, unknown> = { assumptions: { noDocumentAll: true } }
  actions.setBabelOptions({ options })
}
