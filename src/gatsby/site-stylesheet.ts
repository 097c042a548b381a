import { transformSync } from "esbuild"
import { createHash } from "node:crypto"
import * as v from "valibot"
import { renderAppStyleRules, buildStylesheetParts, buildStylesheet } from "../theme/stylesheet"
import { APP_STYLES_MARK } from "../domain/paths"
import { type Nodes, readFirmNode } from "./content-queries"
import type { PageStyles } from "./inline/page-styles"

/**
 * Only removes white space. Merging declarations would save 36 bytes of a compressed page, and no test could then compare
 * the result with the theme rule by rule. Without a `target`, esbuild adds no prefixes and rewrites nothing.
 */
const minifyCss = (css: string): string =>
  transformSync(css, { loader: "css", minifyWhitespace: true, charset: "utf8" }).code.trimEnd()

const partnerNode = v.object({ colours: v.nullish(v.array(v.string()), []) })

function readSiteColours(nodes: Nodes): Parameters<typeof buildStylesheetParts> {
  const { colours, gray } = readFirmNode(nodes)
  const partnerColours = nodes.getNodesByType("Partner").map(node => v.parse(partnerNode, node).colours)
  return [colours, gray, partnerColours.filter(list => list.length > 0)]
}

export const buildSiteStylesheet = (nodes: Nodes): string => minifyCss(buildStylesheet(...readSiteColours(nodes)))

/** The host lets browsers cache this folder forever, so the file name contains a hash of the styles. */
const getHashedStylesheetPath = (name: string, css: string): string =>
  `/static/${name}-${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css`

/** The linked files by their paths, and the parts that go into a page's own HTML. */
export function buildStylesheetFilesAndParts(nodes: Nodes): { files: Record<string, string>; ofPages: PageStyles } {
  const parts = buildStylesheetParts(...readSiteColours(nodes))
  const { base, palettes, reducedMotion, forcedColours, print } = parts
  const files = {
    app: `${minifyCss(renderAppStyleRules(parts))}:root{${APP_STYLES_MARK}:1}`,
    forcedColours: minifyCss(forcedColours),
    print: minifyCss(print),
  }
  const paths = {
    app: getHashedStylesheetPath("styles", files.app),
    forcedColours: getHashedStylesheetPath("forced-colours", files.forcedColours),
    print: getHashedStylesheetPath("print", files.print),
  }
  return {
    files: { [paths.app]: files.app, [paths.forcedColours]: files.forcedColours, [paths.print]: files.print },
    ofPages: {
      base: minifyCss(base),
      palettes: minifyCss(palettes),
      blocks: parts.blocks.map(({ classes, css }) => ({ classes, css: minifyCss(css) })),
      reducedMotion: minifyCss(reducedMotion),
      paths,
    },
  }
}
