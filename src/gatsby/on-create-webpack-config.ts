import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby"
import { siteStylesheet } from "./site-stylesheet"

/**
 * What Gatsby puts into every page for its `<Script>`, which no page here uses: 1.5 kB. Taken out of the browser's part
 * of a build; a component that did use it would fail at once.
 */
const LEFT_OUT = { "gatsby-script": false, "@builder.io/partytown/integration": false } as const

/** The config of one stage of the build. */
function configFor(args: CreateWebpackConfigArgs): object {
  if (args.stage === "build-javascript") return { resolve: { alias: LEFT_OUT } }
  if (!args.stage.endsWith("html")) return {}
  return { plugins: [args.plugins.define({ __STYLESHEET__: JSON.stringify(siteStylesheet(args)) })] }
}

/**
 * Hands the compiled stylesheet to the code that makes HTML, as a constant: the browser never gets it as script, and
 * every page is made anew when it changes.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = args =>
  args.actions.setWebpackConfig(configFor(args))
