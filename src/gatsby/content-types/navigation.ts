import { navigationSchema } from "../../domain/content/data-schemas"
import { contentType, type Link } from "./content-type"

export const navigation = contentType({
  kind: "navigation",
  typeName: "Navigation",
  home: { file: "navigation.yaml" },
  format: "yaml",
  schema: navigationSchema,
  groups: { header: "NavigationLink", footer: "NavigationColumn", links: "NavigationLink", legal: "NavigationLink" },
  links: ({ header, footer, legal }) => [
    ...linksIn("header", header),
    ...footer.flatMap(({ links }, i) => linksIn(`footer ${i + 1}, links`, links)),
    ...linksIn("legal", legal),
  ],
})

const linksIn = (field: string, links: readonly { path: string }[]): Link[] =>
  links.map(({ path }, i) => ({ field: `${field} ${i + 1}, path`, href: path }))
