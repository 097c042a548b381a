import type { CreateWebpackConfigArgs, GatsbyNode, NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { siteSchema } from "../domain/content/site"
import { readLastGoodTable, TABLES } from "./develop/last-good-table"
import { shortScripts } from "./inline/short-scripts"
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
import { isTimed, showsUnpublished } from "./publishing/publishing"
import { readLinkRedirects } from "./redirects/site-redirects"
import { buildSiteStyles, buildSiteStylesheet } from "./site-stylesheet"
import { shouldPublishSourceMaps } from "./source-maps"

/** What links inside the site need to know of the redirects. */
const listBrowserRedirects = () => readLinkRedirects().map(({ from, to }) => ({ from, to }))

const { partnerHours, popup } = siteSchema.entries
const firmSchema = v.object({ partnerHours, popup: v.object({ afterSeconds: popup.entries.afterSeconds }) })

/** What pages need to know of the firm: hours for which a visitor of a partner's page is that partner's, and when the popup comes. */
export function getFirmForPages({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) {
  const [firm] = getNodesByType("Firm")
  return v.parse(firmSchema, firm)
}

/** What only the code that makes HTML needs to know. */
const buildHtmlConstants = (stage: string, args: Pick<NodePluginArgs, "getNodesByType">) => ({
  __STYLESHEET__: JSON.stringify(buildSiteStylesheet(args)),
  __PAGE_STYLES__: JSON.stringify(buildSiteStyles(args).ofPages),
  __SHORT_SCRIPTS__: JSON.stringify(shortScripts()),
  // In the writing mode Gatsby's own scripts run.
  __APP_SCRIPTS__: JSON.stringify(stage === "build-html" && readAppScripts()),
  __PARTNER_HOURS__: JSON.stringify(getFirmForPages(args).partnerHours),
  __POPUP_SECONDS__: JSON.stringify(getFirmForPages(args).popup.afterSeconds),
})

/** Shared by all pages, and so a part of each first load, is only what all pages themselves use. */
const isPageChunk = ({ name }: { name?: string }): boolean => name?.startsWith("component---") ?? false

/** How many digits tell the versions of a script apart: each page's first script has the names of all. */
const HASH_DIGITS = 8

/** How the quote is imported by what draws it; what the preview adds to it imports it otherwise. */
const QUOTE = /\/domain\/quote\/quote$/

/** In a preview, the quote with notes for figures that aren't known yet. */
function replaceForPreview(resource: { request: string }): void {
  resource.request = resource.request.replace(QUOTE, "/domain/quote/quote-in-preview")
}

/** Whether a page may have to say that it isn't published: in develop any, in a preview of a deploy one that has days or is a draft. */
export const canBeUnpublished = (stage: string, { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): boolean =>
  stage.startsWith("develop") ||
  (showsUnpublished() && contentTypes.some(type => getNodesByType(type.typeName).some(node => isTimed(type, node))))

/** What only previews have is left out of other builds, because these are constants. */
const buildPreviewConstants = (preview: string | null, saysUnpublished: boolean) => ({
  "process.env.PREVIEW_DATE": JSON.stringify(preview ?? ""),
  "process.env.SHOWS_UNPUBLISHED": JSON.stringify(saysUnpublished ? "yes" : ""),
})

/** The config of one stage of the build. */
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
      plugins.define({ ...constant, ...buildPreviewConstants(preview, canBeUnpublished(stage, { getNodesByType })) }),
      ...(preview ? [plugins.normalModuleReplacement(QUOTE, replaceForPreview)] : []),
    ],
    ...(stage.startsWith("develop") && {
      module: { rules: [{ test: TABLES, type: "json", parser: { parse: (text: string) => readLastGoodTable(text) } }] },
    }),
    ...(stage === "build-javascript" && {
      resolve: { alias: webpackAliases },
      // Gatsby names what several pages share by forty digits, and each page's first script has all names.
      optimization: { splitChunks: { cacheGroups: { commons: { chunks: isPageChunk }, shared: { name: false } } } },
      ...(!shouldPublishSourceMaps(process.env) && { devtool: false }),
    }),
  }
}

/**
 * Hands over what only the build knows, as constants. The compiled stylesheet and the hours of a partner go to the code that
 * makes HTML: the browser never gets them as script, and every page is made anew when they change. The redirects and the
 * addresses of pages under test go to the browser.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = args => {
  args.actions.setWebpackConfig(createConfig(args))
  const config = compileOnce(args.getConfig())
  if (args.stage === "build-html") keepVariablesOfPages(config)
  args.actions.replaceWebpackConfig(args.stage === "build-javascript" ? withShortHashes(minifyWithSwc(config)) : config)
}

/** Scripts that are loaded later have a short hash in their name. Gatsby takes no output by `setWebpackConfig`. */
export const withShortHashes = (config: { output: object }) => ({
  ...config,
  output: { ...config.output, chunkFilename: `[name]-[contenthash:${HASH_DIGITS}].js` },
})
