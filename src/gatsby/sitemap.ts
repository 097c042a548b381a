import * as v from "valibot"

const answer = v.object({
  allSitePage: v.object({
    nodes: v.array(
      v.object({ path: v.string(), pageContext: v.nullable(v.object({ index: v.optional(v.boolean()) })) }),
    ),
  }),
})

/** Options of gatsby-plugin-sitemap: every page that search engines may list. Client-only routes and the 404 page are none. */
export const sitemapOptions = {
  query: `{
    firm { url }
    allSitePage { nodes { path pageContext } }
  }`,
  resolveSiteUrl: ({ firm }: { firm: { url: string } }) => firm.url,
  resolvePages: (data: unknown) =>
    v
      .parse(answer, data)
      .allSitePage.nodes.filter(({ path, pageContext }) => pageContext?.index !== false && !path.includes("[")),
  excludes: ["/404", "/404.html", "/dev-404-page"],
  serialize: ({ path }: { path: string }) => ({ url: path }),
}
