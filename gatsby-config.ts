import type { GatsbyConfig } from "gatsby"
import netlifyAdapter from "gatsby-adapter-netlify"
import { sitemapOptions } from "./src/gatsby/sitemap"

const tagManager = process.env.GTM_ID
  ? [{ resolve: "gatsby-plugin-google-tagmanager", options: { id: process.env.GTM_ID, includeInDevelopment: false } }]
  : []

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: netlifyAdapter(),
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/**/*.ts", "./src/**/*.tsx"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    ...tagManager,
  ],
}

export default config
