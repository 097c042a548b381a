import type { GatsbyConfig } from "gatsby"
import netlifyAdapter from "gatsby-adapter-netlify"
import { ENDINGS } from "./src/gatsby/content-types/content-type"
import { isDevelop } from "./src/gatsby/develop/is-develop"
import { serveEditor } from "./src/gatsby/editor/serve-editor"
import { withHeaders } from "./src/gatsby/internals/adapter-with-headers"
import { withRedirects } from "./src/gatsby/internals/adapter-with-redirects"
import { keepCompiledCode } from "./src/gatsby/internals/keep-compiled"
import { readPartnerHosts } from "./src/gatsby/partners"
import { readContentRedirects } from "./src/gatsby/redirects/site-redirects"
import { sitemapOptions } from "./src/gatsby/sitemap"
import { formatTagIds } from "./src/lib/tags/tag-ids"

// An id that is none stops the build here.
formatTagIds(process.env.GTM_ID, process.env.ANALYTICS_ID)

/** Tells the container of each page that is shown. It starts only with consent: see `src/gatsby/inline/inline-scripts`. */
const tagManager = process.env.GTM_ID
  ? [{ resolve: "gatsby-plugin-google-tagmanager", options: { id: process.env.GTM_ID, includeInDevelopment: false } }]
  : []

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: withRedirects(
    withHeaders(keepCompiledCode(netlifyAdapter()), process.env, () => readPartnerHosts("public")),
    readContentRedirects,
  ),
  developMiddleware: serveEditor,
  // The writing mode would parse all code for them after each save: pages followed 3 to 20 s later in the place of 1 to 2.
  graphqlTypegen: !isDevelop() && {
    typesOutputPath: "src/gatsby-types.d.ts",
    // Only `npm run check:types` reads them. Copies whose types nobody checks leave them out: writing them takes longer than all pages.
    generateOnBuild: process.env.WITHOUT_TYPES !== "1",
    documentSearchPaths: ["./gatsby-node.ts", "./src/**/*.ts", "./src/**/*.tsx"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: ENDINGS.mdx.map(ending => `.${ending}`) } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    ...tagManager,
  ],
}

export default config
