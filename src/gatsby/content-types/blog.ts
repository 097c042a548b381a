import { blogSchema } from "../../domain/content/page-schemas"
import { paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"

export const blog = contentType({
  kind: "blog",
  typeName: "BlogArticle",
  home: { folder: "blog", nested: true },
  format: "mdx",
  schema: blogSchema,
  page: { template: "blog/blog-article", url: slug => paths.blog(slug) },
  references: ({ related }) => refersTo("related", "blog", related),
})
