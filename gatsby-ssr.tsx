import type { GatsbySSR, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import * as v from "valibot"
import { PARTNER_ADDRESS } from "./src/domain/lead/partner"
import { MANIFEST_PATH, paths, QUOTE_FORM_ID, QUOTE_MODAL_FORM_ID, QUOTE_MODAL_ID } from "./src/domain/paths"
import { OPENERS, PREPARED, QUOTE_READY } from "./src/features/quote/quote-activation"
import { APP_DATA_ID, renderAppScriptTags } from "./src/gatsby/inline/app-tags"
import { fillInFirstAnswers } from "./src/gatsby/inline/fill-in-first-answers"
import {
  createInlineScript,
  LATE_NOTE_ID,
  LATE_SCRIPTS_ID,
  startAppLate,
  withoutTagManager,
} from "./src/gatsby/inline/inline-scripts"
import { keepColorModeUpToDate } from "./src/gatsby/inline/keep-color-mode"
import { CAMPAIGN, storeVisitSourceAndPartner } from "./src/gatsby/inline/keep-visit"
import { renderPageStyles, renderAppStylesheetLink, type PageStyles } from "./src/gatsby/inline/page-styles"
import { openQuoteEarly } from "./src/gatsby/inline/open-quote-early"
import { PAGE_TEST_ID, assignPageTestVariant } from "./src/gatsby/inline/run-page-test"
import type { AppScripts } from "./src/gatsby/internals/app-scripts"
import { COLOR_MODE_KEY } from "./src/layouts/footer"
import { addPathToHeading } from "./src/layouts/not-found-page"
import { API_BASE_META } from "./src/lib/api-address"
import { PARTNER, VISIT } from "./src/lib/attribution/visit"
import { PAGE_LOADED } from "./src/lib/build-watch/watch-page-loads"
import { CONSENT_KEY } from "./src/lib/consent"
import { INTERACTIVE_EVENT } from "./src/components/form/form-answers"
import { PAGE_TESTS } from "./src/lib/page-tests/visit-variant"
import { chooseAustralianStateToShow, STATE_KEY } from "./src/lib/pick-state"
import { QUOTE_DRAFT } from "./src/lib/quote-draft"
import { getDraftKey } from "./src/lib/session-draft"
import { TAG_IDS_META, formatTagIds } from "./src/lib/tags/tag-ids"
import { APP_STYLESHEET_ID } from "./src/lib/app-stylesheet"
import { ground } from "./src/theme/palettes"
import { FONT_PATH } from "./src/theme/tokens"
import { variant } from "./src/theme/variant"

/** The compiled theme: the whole stylesheet, and the parts that each page selects from. The build fills them in. */
declare const __STYLESHEET__: string
declare const __PAGE_STYLES__: PageStyles
/** The minified texts of inline functions, by the functions' names. */
declare const __SHORT_SCRIPTS__: Readonly<Record<string, string>>
declare const __APP_SCRIPTS__: AppScripts
declare const __PARTNER_HOURS__: number
declare const __POPUP_SECONDS__: number

export { wrapPageElement } from "./src/layouts/wrap-page-element"

/** Whether the app starts late. Only the built site does: in `gatsby develop`, Gatsby's own scripts must run unchanged. */
const startsLate = process.env.NODE_ENV === "production"

/** How many milliseconds before the popup opens the app starts. */
const BEFORE_POPUP = 5000

/** Matches a form that our scripts validate, or another tool that the app renders, but not the form that opens over a page. */
const TOOL = new RegExp(`<form(?![^>]* id="${QUOTE_MODAL_FORM_ID}")[^>]* novalidate|\\sdata-tool`)

/** Matches what opens the quote form. An embedded tool has none. */
const QUOTE_OPENER = /\sdata-quote-open|href="#openRaq"/

const QUOTE_FORM = new RegExp(`<form[^>]* id="${QUOTE_FORM_ID}"`)

const BY_STATE = /\sdata-by-state/

const renderedPage = v.object({ bodyHtml: v.string() })

/** Whether a page has a single address. The 404 page and client-only routes have several. */
const hasOneAddress = (pathname: string) => !pathname.includes("[") && !/^\/(404|500|dev-404)/.test(pathname)

/** The colour of the browser's toolbars. Without scripts, the operating system's colour mode selects it. */
const themeColors = (["light", "dark"] as const).map(mode => (
  <meta
    key={mode}
    name="theme-color"
    content={ground[mode].background}
    media={`(prefers-color-scheme: ${mode})`}
    data-mode={mode}
  />
))

/** The ids of the analytics tags, for the script that asks for consent. */
const tagIds = formatTagIds(process.env.GTM_ID, process.env.ANALYTICS_ID)
const tags = tagIds ? [<meta key="tag-ids" name={TAG_IDS_META} content={tagIds} />] : []

const apiBase = process.env.SITE_API_URL
const api = apiBase ? [<meta key="api-base" name={API_BASE_META} content={apiBase} />] : []

const links = [
  <link key="typeface" rel="preload" href={FONT_PATH} as="font" type="font/woff2" crossOrigin="anonymous" />,
  <link key="icon" rel="icon" href="/favicon-32.png" sizes="32x32" />,
  <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
]

const sharing = [
  <meta key="og-type" property="og:type" content="website" />,
  <meta key="og-locale" property="og:locale" content="en_AU" />,
  <meta key="twitter-card" name="twitter:card" content="summary_large_image" />,
]

const renderShortScript = createInlineScript(__SHORT_SCRIPTS__)

const visitScript = renderShortScript(
  storeVisitSourceAndPartner,
  getDraftKey(VISIT),
  getDraftKey(PARTNER),
  CAMPAIGN,
  PARTNER_ADDRESS,
  String(__PARTNER_HOURS__),
  PAGE_LOADED,
)

const pageTestScript = renderShortScript(
  assignPageTestVariant,
  PAGE_TEST_ID,
  getDraftKey(PAGE_TESTS),
  API_BASE_META,
  paths.api.views,
  paths.api.stamp,
  "Australia/Sydney",
)

const quoteScript = renderShortScript(
  openQuoteEarly,
  OPENERS,
  QUOTE_READY,
  PREPARED,
  QUOTE_MODAL_ID,
  QUOTE_MODAL_FORM_ID,
  QUOTE_FORM_ID,
)

/** The page test of a page, as JSON for an attribute. Null if the page isn't under test. */
function getPageTestJson({ pathname, loadPageDataSync }: RenderBodyArgs): string | null {
  const result = v.safeParse(withPageTest, loadPageDataSync(pathname))
  return result.success ? JSON.stringify(result.output.result.pageContext.pageTest) : null
}

const withPageTest = v.object({ result: v.object({ pageContext: v.object({ pageTest: v.looseObject({}) }) }) })

export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  args.setHtmlAttributes({ lang: "en-AU" })
  // Only built pages have HTML of their own. In `gatsby develop`, all pages share one head.
  const pageTest = startsLate ? getPageTestJson(args) : null
  args.setHeadComponents([
    ...themeColors,
    ...links,
    ...sharing,
    ...tags,
    ...api,
    <script key="visit" dangerouslySetInnerHTML={{ __html: visitScript }} />,
    <script
      key="color-mode"
      dangerouslySetInnerHTML={{ __html: renderShortScript(keepColorModeUpToDate, COLOR_MODE_KEY) }}
    />,
    // This comes after the script that stores the visit, since it may replace the page by another.
    pageTest && (
      <script
        key={PAGE_TEST_ID}
        id={PAGE_TEST_ID}
        data-test={pageTest}
        dangerouslySetInnerHTML={{ __html: pageTestScript }}
      />
    ),
    ...(startsLate
      ? renderPageStyles(__PAGE_STYLES__, args)
      : [<style key="theme" dangerouslySetInnerHTML={{ __html: __STYLESHEET__ }} />]),
  ])
  if (!startsLate) return
  const { pathname } = args
  const page = hasOneAddress(pathname) ? v.parse(drawnPage, args.loadPageDataSync(pathname)) : null
  const { bodyHtml } = v.parse(renderedPage, args)
  args.setPostBodyComponents([
    // Runs before the page is painted, so that other states' parts never appear.
    BY_STATE.test(bodyHtml) && (
      <script
        key="state"
        dangerouslySetInnerHTML={{ __html: renderShortScript(chooseAustralianStateToShow, STATE_KEY) }}
      />
    ),
    pathname.startsWith("/404") && (
      <script key="not-found" dangerouslySetInnerHTML={{ __html: renderShortScript(addPathToHeading) }} />
    ),
    QUOTE_FORM.test(bodyHtml) && (
      <script
        key="first-answers"
        dangerouslySetInnerHTML={{
          __html: renderShortScript(fillInFirstAnswers, QUOTE_FORM_ID, getDraftKey(QUOTE_DRAFT)),
        }}
      />
    ),
    QUOTE_OPENER.test(bodyHtml) && <script key="quote" dangerouslySetInnerHTML={{ __html: quoteScript }} />,
    <template key="late-scripts" id={LATE_SCRIPTS_ID} data-soon={!page || TOOL.test(bodyHtml) ? "yes" : undefined}>
      {renderAppStylesheetLink(__PAGE_STYLES__, APP_STYLESHEET_ID)}
      {renderAppScriptTags(__APP_SCRIPTS__, pathname, page)}
    </template>,
  ])
}

const drawnPage = v.object({ componentChunkName: v.string(), staticQueryHashes: v.optional(v.array(v.string())) })

const scriptsSlice = v.object({ sliceId: v.literal("_gatsby-scripts") })

/** Whether a node is Gatsby's script that names the page, or its placeholder for script tags. Our pages have their own. */
const isGatsbyScriptNode = (node: ReactNode) =>
  isValidElement(node) && (node.key === "script-loader" || v.is(scriptsSlice, node.props))

/** Whether a node is one that no page needs: the tag with Gatsby's version, or styles and scripts for components of gatsby-plugin-image. */
const isUnusedHeadNode = (node: ReactNode) =>
  isValidElement(node) && /^(gatsby-image-style|generator-)/.test(node.key ?? "")

/** Removes the nodes by which Gatsby starts its scripts, and adds the script that starts them late. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = args => {
  const { getHeadComponents, replaceHeadComponents, getPreBodyComponents, replacePreBodyComponents } = args
  const { getPostBodyComponents, replacePostBodyComponents } = args
  replaceHeadComponents(withoutTagManager(getHeadComponents().filter(node => !isUnusedHeadNode(node))))
  replacePreBodyComponents(withoutTagManager(getPreBodyComponents()))
  if (!startsLate) return
  replacePostBodyComponents([
    <p
      key="late-note"
      id={LATE_NOTE_ID}
      role="status"
      className={variant("waiting.note")}
      data-text="One moment. This page is still loading."
      data-offline="You’re offline, so nothing was sent. What you typed is still here. You can also call"
    />,
    ...getPostBodyComponents().filter(node => !isGatsbyScriptNode(node)),
    <script
      key="late-start"
      dangerouslySetInnerHTML={{
        __html: renderShortScript(
          startAppLate,
          LATE_SCRIPTS_ID,
          APP_DATA_ID,
          INTERACTIVE_EVENT,
          LATE_NOTE_ID,
          tagIds && CONSENT_KEY,
          String(__POPUP_SECONDS__ * 1000 - BEFORE_POPUP),
        ),
      }}
    />,
  ])
}
