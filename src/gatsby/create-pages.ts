import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import * as v from "valibot"
import {
  listLosingVariants,
  findRunningPageTest,
  type PageTestInPage,
  type PageUnderTest,
} from "../domain/page-tests/page-tests"
import { EMBED_TOOLS } from "../domain/embed"
import { paths } from "../domain/paths"
import { getBuildDay, getPreviewDate, isDevelop } from "./build-run"
import { contentTypes, typesByKind } from "./content-types"
import { createContentNodes } from "./content-nodes"
import { readPageTests } from "./page-tests/page-test-files"
import { getHiddenPageReason } from "./publishing/publishing"
import { listPlacesTooAlike } from "./similarity/places-alike"

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

const querySchema = v.record(v.string(), v.object({ nodes: v.array(v.unknown()) }))

const { partner, place } = typesByKind

/** The fields that `listPlacesTooAlike` compares. */
const PLACE_FIELDS =
  "name council region waterAuthority titleRegistry description lead considerations { point check } selling apartments"

/** Further fields to query, by the name of the type. */
const EXTRA_FIELDS: Readonly<Record<string, string>> = { [place.typeName]: PLACE_FIELDS, [partner.typeName]: "hosts" }

const kindsWithPage = contentTypes.flatMap(({ typeName, page }) => (page ? [{ typeName, page }] : []))

const QUERY = `query PagesOfContent {
  ${kindsWithPage
    .map(({ typeName }) => {
      const fields = [...Object.keys(entryWithPage.entries), EXTRA_FIELDS[typeName] ?? ""].join(" ")
      return `${typeName}: all${typeName} { nodes { ${fields} } }`
    })
    .join("\n  ")}
}`

/**
 * All pages of a kind share a template, so no file needs its own JavaScript. Search engines are asked not to list a place
 * that is too similar to another, or an unpublished page, which only a preview shows. A page that lost a page test isn't
 * created, since its address redirects to the winner. A partner with websites of its own also gets a page for each tool
 * that they can embed.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async args => {
  const { actions, graphql, reporter } = args
  // Gatsby runs this after each save, and waits for the nodes before it creates pages, so no page shows an old entry.
  if (isDevelop()) await createContentNodes(args, resolve("content"))
  const { data, errors } = await graphql(QUERY)
  if (errors) {
    const messages = [errors].flat().map(error => (error instanceof Error ? error.message : String(error)))
    const why = "The pages could not be made from content/, because GraphQL could not list its entries"
    reporter.panicOnBuild(`${why}: ${messages.join("; ")}`)
    return
  }
  const entries = v.parse(querySchema, data)
  const getNodesOfType = (typeName: string) => entries[typeName]?.nodes ?? []
  const today = getBuildDay()
  const tests = readPageTests()
  const losingPages = new Set(tests.flatMap(listLosingVariants).map(variant => variant.page))
  const unlistedSlugs = listPlacesTooAlike(getNodesOfType(place.typeName))
  for (const { typeName, page } of kindsWithPage) {
    const component = resolve(`src/templates/${page.template}.tsx`)
    for (const node of getNodesOfType(typeName)) {
      const { path, slug, draft, publishFrom, until, ...own } = removeNullFields(v.parse(entryWithPage, node))
      if (losingPages.has(path)) continue
      const notice = getHiddenPageReason({ draft, publishFrom, until }, getPreviewDate() ?? today)
      const index = own.index && !notice && !(typeName === place.typeName && unlistedSlugs.has(slug))
      const testContext = getPageTestContext(findRunningPageTest(tests, path, today))
      const context = { ...own, index, ...(notice && { notice }), ...page.metadata?.(slug), ...testContext }
      actions.createPage({ path, component, context })
    }
  }
  for (const { id, slug } of getNodesOfType(partner.typeName).flatMap(parsePartnerWithWebsites))
    for (const tool of EMBED_TOOLS)
      actions.createPage({
        path: paths.embed(slug, tool),
        component: resolve("src/templates/embed/embed-page.tsx"),
        context: { id, tool, partner: slug, index: false },
      })
}

const partnerNode = v.object({ id: v.string(), slug: v.string(), hosts: v.nullish(v.array(v.string())) })

function parsePartnerWithWebsites(node: unknown): v.InferOutput<typeof partnerNode>[] {
  const fields = v.parse(partnerNode, node)
  return fields.hosts?.length ? [fields] : []
}

/** The context of a page under test: its variant, and the facts about the test that the script in the page's head needs. */
function getPageTestContext(underTest: PageUnderTest | null): { variant: string; pageTest: PageTestInPage } | null {
  if (!underTest) return null
  const { page, until, variants } = underTest.test
  const { name } = underTest.variant
  return { variant: name, pageTest: { page, until, variants, shown: name } }
}

/** Removes the nulls that GraphQL returns for missing fields, since the context is part of each page's data. */
const removeNullFields = ({ state, bst, ...entry }: v.InferOutput<typeof entryWithPage>) => ({
  ...entry,
  ...(state && { state }),
  ...(bst && { bst }),
})
