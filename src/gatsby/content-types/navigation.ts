import { navigationSchema } from "../../domain/content/navigation"
import { contentType, type Link } from "./content-type"

export const navigation = contentType({
  kind: "navigation",
  typeName: "Navigation",
  home: { file: "navigation.yaml" },
  format: "yaml",
  schema: navigationSchema,
  typeDefs: `
    type Navigation implements Node @dontInfer {
      slug: String!
      header: [NavigationLink!]!
      footer: [NavigationColumn!]!
      legal: [NavigationLink!]!
    }

    type NavigationColumn {
      title: String!
      links: [NavigationLink!]!
    }

    type NavigationLink {
      label: String!
      path: String!
    }
  `,
  links: ({ header, footer, legal }) => [
    ...linksIn("header", header),
    ...footer.flatMap(({ links }, i) => linksIn(`footer ${i + 1}, links`, links)),
    ...linksIn("legal", legal),
  ],
})

const linksIn = (field: string, links: readonly { path: string }[]): Link[] =>
  links.map(({ path }, i) => ({ field: `${field} ${i + 1}, path`, href: path }))
