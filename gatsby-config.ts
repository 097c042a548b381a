import type { GatsbyConfig } from "gatsby"
import netlifyAdapter from "gatsby-adapter-netlify"
import { ENDINGS } from "./src/gatsby/content-types/content-type"
import { isDevelop } from "./src/gatsby/build-run"
import { serveEditorPage } from "./src/gatsby/editor/serve-editor"
import { keepCompiledCodeOnCacheRestore, withRedirectsAndHeaders } from "./src/gatsby/internals/adapter"
import { readPartnerHosts } from "./src/gatsby/partners"
import { readContentRedirects } from "./src/gatsby/redirects/site-redirects"
import { sitemapOptions } from "./src/gatsby/sitemap"
import { formatTagIds } from "./src/lib/tags/tag-ids"

// Throws for an invalid id, which stops the build.
formatTagIds(process.env.GTM_ID, process.env.ANALYTICS_ID)

const tagManager = process.env.GTM_ID
  ? [{ resolve: "gatsby-plugin-google-tagmanager", options: { id: process.env.GTM_ID, includeInDevelopment: false } }]
  : []

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: withRedirectsAndHeaders(keepCompiledCodeOnCacheRestore(netlifyAdapter()), {
    env: process.env,
    readRedirects: readContentRedirects,
    readPartnerHosts: () => readPartnerHosts("public"),
  }),
  developMiddleware: serveEditorPage,
  // Off in `gatsby develop`, which would parse all code for the types after each save, so that pages would take 3 to 20 s to
  // update, not 1 to 2 s.
  graphqlTypegen: !isDevelop() && {
    typesOutputPath: "src/gatsby-types.d.ts",
    // Only `npm run check:types` reads them. Builds that don't check types skip them: writing them takes longer than writing all pages.
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
