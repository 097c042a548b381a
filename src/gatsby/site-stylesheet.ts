import { transformSync } from "esbuild"
import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { siteSchema } from "../domain/content/site"
import { stylesheet } from "../theme/stylesheet"

const { primary, gray } = siteSchema.entries
const look = v.object({ primary, gray })

/**
 * Removes white space only. esbuild can also merge declarations and shorten values, but that saves just 36 bytes of a
 * compressed page, and no test could then compare the result with the theme rule by rule. There's no `target`, so it
 * adds no prefixes and rewrites nothing: the browsers we support get what the theme says.
 */
const minified = (css: string): string =>
  transformSync(css, { loader: "css", minifyWhitespace: true, charset: "utf8" }).code.trimEnd()

/** The whole stylesheet in the firm's own palette, minified. */
export function siteStylesheet({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): string {
  const [firm] = getNodesByType("Firm")
  const chosen = v.parse(look, firm)
  return minified(stylesheet(chosen.primary, chosen.gray))
}
