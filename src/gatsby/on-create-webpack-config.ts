import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import { readRedirects } from "./redirects/read-redirects"
import { siteStylesheet } from "./site-stylesheet"
import { publishesSourceMaps } from "./source-maps"

/**
 * What Gatsby puts into every page for its `<Script>`, which no page here uses: 1.5 kB. Taken out of the browser's part
 * of a build; a component that did use it would fail at once.
 */
const LEFT_OUT = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./utils/inject-partytown-snippet": false,
} as const

/** What stands in for a module of Gatsby's own in the browser's part of a build. */
const REPLACED = {
  "gatsby-link$": resolve("src/lib/navigation/gatsby-link.ts"),
  "gatsby-react-router-scroll$": resolve("src/lib/navigation/gatsby-scroll.ts"),
}

/** What links inside the site need to know of the redirects. */
const browserRedirects = () => readRedirects().map(({ from, to }) => ({ from, to }))

/** The config of one stage of the build. */
function configFor({ stage, plugins, getNodesByType }: CreateWebpackConfigArgs): object {
  const constant = stage.endsWith("html")
    ? { __STYLESHEET__: JSON.stringify(siteStylesheet({ getNodesByType })) }
    : { __REDIRECTS__: JSON.stringify(browserRedirects()) }
  return {
    plugins: [plugins.define(constant)],
    ...(stage === "build-javascript" && {
      resolve: { alias: { ...LEFT_OUT, ...REPLACED } },
      ...(!publishesSourceMaps(process.env) && { devtool: false }),
    }),
  }
}

/**
 * Hands over what only the build knows, as constants. The compiled stylesheet goes to the code that makes HTML: the
 * browser never gets it as script, and every page is made anew when it changes. The redirects go to the browser.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = args =>
  args.actions.setWebpackConfig(configFor(args))
