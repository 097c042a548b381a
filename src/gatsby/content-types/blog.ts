import { blogSchema } from "../../domain/content/blog"
import { paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"
import { pageMetaFields } from "./page-meta-type"

export const blog = contentType({
  kind: "blog",
  typeName: "BlogArticle",
  home: { folder: "blog", nested: true },
  format: "mdx",
  schema: blogSchema,
  typeDefs: `
    type BlogArticle implements Node & PageMeta @dontInfer {
      ${pageMetaFields("sources", "checked", "checkAgain")}
      stage: Int
      subject: String
      related: [BlogArticle!] @link(by: "slug")
      body: JSON!
    }
  `,
  page: { template: "blog/blog-article", url: slug => paths.blog(slug) },
  references: ({ related }) => refersTo("related", "blog", related),
})
