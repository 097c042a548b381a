import type { GatsbyNode } from "gatsby"
import { siteStylesheet } from "./site-stylesheet"

/**
 * Hands the compiled stylesheet to the code that makes HTML, as a constant: the browser never gets it as script, and
 * every page is made anew when it changes.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = args => {
  const { stage, plugins, actions } = args
  if (!stage.endsWith("html")) return
  actions.setWebpackConfig({ plugins: [plugins.define({ __STYLESHEET__: JSON.stringify(siteStylesheet(args)) })] })
}
