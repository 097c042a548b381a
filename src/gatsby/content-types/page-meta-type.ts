/** What every type with a page shares, for fragments that any of them may use. */
export const pageMetaType = `
  interface PageMeta implements Node {
    id: ID!
    slug: String!
    path: String!
    title: String!
    description: String!
    heading: String!
    lead: String!
    layout: String!
    state: String
    bst: String
    colorMode: String
    index: Boolean!
    canonical: String
    picture: ContentPicture
    sources: [ContentSource!]
    checked: String
    checkAgain: String
    "What the page says about itself to search engines; made at build."
    structuredData: JSON!
  }

  "A picture that a page opens with, by its name in content/pictures."
  type ContentPicture {
    file: String!
    image: File!
    alt: String!
  }

  "Where a fact comes from, and the day a person last compared it with that source."
  type ContentSource {
    name: String!
    url: String!
    checked: String!
  }
`

type Required = "state" | "sources" | "checked" | "checkAgain"

/** The fields of PageMeta for a type that implements it; a kind that always has one of the open ones says so. */
export function pageMetaFields(...always: Required[]): string {
  const mark = (name: Required) => (always.includes(name) ? "!" : "")
  return `
    slug: String!
    path: String!
    title: String!
    description: String!
    heading: String!
    lead: String!
    layout: String!
    state: String${mark("state")}
    bst: String
    colorMode: String
    index: Boolean!
    canonical: String
    picture: ContentPicture
    sources: [ContentSource!]${mark("sources")}
    checked: String${mark("checked")}
    checkAgain: String${mark("checkAgain")}
    structuredData: JSON!
  `
}
