import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import * as v from "valibot"
import { contentTypes, place } from "./content-types"
import { previewDate } from "./preview/preview-date"
import { buildDay, unpublished } from "./publishing/publishing"
import { unlistedPlaces } from "./similarity/places-alike"

const entryWithPage = v.object({
  id: v.string(),
  path: v.string(),
  slug: v.string(),
  state: v.nullish(v.string()),
  bst: v.nullish(v.string()),
  index: v.boolean(),
  draft: v.nullish(v.boolean()),
  publishFrom: v.nullish(v.string()),
  until: v.nullish(v.string()),
})

const listed = v.record(v.string(), v.object({ nodes: v.array(v.unknown()) }))

/** What places are compared by: see `placesAlike`. */
const COMPARED = "name council region waterAuthority titleRegistry description lead considerations { point check }"

const withPage = contentTypes.flatMap(({ typeName, page }) => (page ? [{ typeName, page }] : []))

/** Lists the entries of all kinds that have a page, each kind under the name of its type. */
const QUERY = `query PagesOfContent {
  ${withPage
    .map(({ typeName }) => {
      const more = typeName === place.typeName ? COMPARED : ""
      return `${typeName}: all${typeName} { nodes { ${Object.keys(entryWithPage.entries).join(" ")} ${more} } }`
    })
    .join("\n  ")}
}`

/**
 * One page per entry, its route metadata as context, all of a kind drawn by one template: no JavaScript is made per file.
 * A place that is too like another is not listed, whatever its file says, and neither is a page that isn't published: only
 * previews have one, with a notice.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql(QUERY)
  if (errors) {
    const found = [errors].flat().map(error => (error instanceof Error ? error.message : String(error)))
    const why = "The pages could not be made from content/, because GraphQL could not list its entries"
    reporter.panicOnBuild(`${why}: ${found.join("; ")}`)
    return
  }
  const entries = v.parse(listed, data)
  const nodesOf = (typeName: string) => entries[typeName]?.nodes ?? []
  const unlisted = unlistedPlaces(nodesOf(place.typeName))
  for (const { typeName, page } of withPage) {
    const component = resolve(`src/templates/${page.template}.tsx`)
    for (const node of nodesOf(typeName)) {
      const { path, slug, draft, publishFrom, until, ...own } = withoutNulls(v.parse(entryWithPage, node))
      const notice = unpublished({ draft, publishFrom, until }, previewDate() ?? buildDay())
      const index = own.index && !notice && !(typeName === place.typeName && unlisted.has(slug))
      const context = { ...own, index, ...(notice && { notice }), ...page.metadata?.(slug) }
      actions.createPage({ path, component, context })
    }
  }
}

/** GraphQL gives null for what an entry leaves out. It stays out of the context, which is part of each page's data. */
const withoutNulls = ({ state, bst, ...entry }: v.InferOutput<typeof entryWithPage>) => ({
  ...entry,
  ...(state && { state }),
  ...(bst && { bst }),
})
