import type { Thing } from "schema-dts"
import * as v from "valibot"
import { authorComponents, CALCULATORS } from "../domain/content/author-components"
import { toBodyTree, type BodyNode, type BodyProps } from "../domain/content/body-tree"
import { faqSchema } from "../domain/content/data-schemas"
import { day, pageSource, state } from "../domain/content/fields"
import { siteSchema } from "../domain/content/site"
import { getOpenGraphImage, paths } from "../domain/paths"
import { STATE_NAMES, type State } from "../domain/states"
import {
  buildArticle,
  buildArticleList,
  buildBreadcrumbs,
  type Crumb,
  buildFaqPage,
  buildGraph,
  buildWebApplication,
} from "../domain/structured-data/page"
import {
  type Firm,
  buildFirm,
  buildOffice,
  buildPerson,
  buildService,
  buildWebSite,
} from "../domain/structured-data/firm"
import type { FindEntry, ListEntries } from "./content-queries"
import { addPageParts } from "./body/expand-body"
import { contentTypes } from "./content-types"
import type { Markup } from "./content-types/content-type"
import { listPeople } from "./people"
import { getSiteUrl } from "./addresses"

type Entry = Record<string, unknown>

/** The data that the builders need, and a function to look up more. */
type PageContext = { page: Entry; firm: Firm; find: FindEntry }

const pageSchema = v.object({ path: v.string(), heading: v.string() })
const descriptionSchema = v.object({ description: v.string() })
const statePageSchema = v.object({ state: v.nullish(state, null) })
const citySchema = v.object({
  name: v.string(),
  state,
  lat: v.number(),
  lng: v.number(),
  office: v.object({ address: v.string(), phone: v.string() }),
})
const placeSchema = v.object({ name: v.string(), state })
const articleSchema = v.object({ checked: day, sources: v.array(pageSource) })
const textPageSchema = v.object({ layout: v.literal("default"), body: v.unknown() })

const questions = v.object({ questions: faqSchema.entries.questions })
const firmFields = v.object(siteSchema.entries)

const parseFirm = (entry: Entry): Firm => ({ ...v.parse(firmFields, entry), url: getSiteUrl(entry) })

const BUILDERS: Readonly<Record<Markup, (context: PageContext) => Thing[] | Promise<Thing[]>>> = {
  text: async context => {
    const { page, firm } = context
    if (page["path"] === paths.home) return [buildFirm(firm), buildWebSite(firm)]
    return [buildTrail(context), ...listTools(context), ...(await listQuestions(context))]
  },
  service: context => [buildPageService(context, v.parse(statePageSchema, context.page)), buildTrail(context)],
  office: context => {
    const { name, office: where, ...city } = v.parse(citySchema, context.page)
    const here = { url: buildPageCrumb(context).url, city: name, ...city, ...where }
    return [buildOffice(context.firm, here), buildTrail(context, buildStateCrumb(context.firm, city.state))]
  },
  campaign: context => [buildPageService(context, v.parse(statePageSchema, context.page))],
  "local-service": context => {
    const { name, state: where } = v.parse(placeSchema, context.page)
    return [
      buildPageService(context, { state: where, place: name }),
      buildTrail(context, buildStateCrumb(context.firm, where)),
    ]
  },
  article: context => {
    const { page, firm } = context
    const { path, heading } = v.parse(pageSchema, page)
    const contents = { ...v.parse(descriptionSchema, page), ...v.parse(articleSchema, page) }
    const summary = { url: firm.url + path, image: firm.url + getOpenGraphImage(path), heading }
    return [buildArticle(firm, { ...summary, ...contents }), buildTrail(context, buildGuidesCrumb(firm))]
  },
}

/**
 * Builds the structured data of an entry's page.
 *
 * @throws RangeError for a kind that has no page.
 */
export async function buildStructuredData(
  page: Entry,
  typeName: string,
  firmEntry: Entry,
  { find, list }: { find: FindEntry; list: ListEntries },
) {
  const markup = contentTypes.find(type => type.typeName === typeName)?.page?.structuredData
  if (!markup) throw new RangeError(`no structured data for a ${typeName}`)
  const firm = parseFirm(firmEntry)
  return buildGraph([...(await BUILDERS[markup]({ page, firm, find })), ...(await listPeopleOnPage(page, firm, list))])
}

async function listPeopleOnPage(page: Entry, firm: Firm, list: ListEntries): Promise<Thing[]> {
  const lists = listProps("People", addPageParts(toBodyTree(page["body"] ?? []), page))
  const people = await Promise.all(lists.map(props => listPeople(list, v.parse(authorComponents.People, props))))
  return [...new Map(people.flat().map(one => [one.name, buildPerson(firm, one)])).values()]
}

export function buildArticleListData(firmEntry: Entry, articles: readonly Entry[]) {
  const firm = parseFirm(firmEntry)
  const here = buildGuidesCrumb(firm)
  const crumbs = articles.map(one => buildCrumb(firm, v.parse(pageSchema, one)))
  return buildGraph([buildArticleList(firm, here, crumbs), buildBreadcrumbs([buildHomeCrumb(firm), here])])
}

const buildHomeCrumb = (firm: Firm): Crumb => ({ name: "Home", url: firm.url })

const buildGuidesCrumb = (firm: Firm): Crumb => ({ name: "Guides", url: firm.url + paths.blogs })

const buildStateCrumb = (firm: Firm, of: State): Crumb => ({
  name: STATE_NAMES[of].name,
  url: firm.url + paths.state(of),
})

const buildCrumb = (firm: Firm, { heading, path }: { heading: string; path: string }): Crumb => ({
  name: heading,
  url: firm.url + path,
})

const buildPageCrumb = ({ page, firm }: PageContext): Crumb => buildCrumb(firm, v.parse(pageSchema, page))

const buildTrail = (context: PageContext, ...above: Crumb[]) =>
  buildBreadcrumbs([buildHomeCrumb(context.firm), ...above, buildPageCrumb(context)])

const buildPageService = (context: PageContext, where: { state: State | null; place?: string }) =>
  buildService(context.firm, {
    url: buildPageCrumb(context).url,
    ...v.parse(descriptionSchema, context.page),
    ...where,
  })

/** Builds the structured data of the calculators on a page. In the component library they're only examples, so they aren't listed. */
function listTools({ page, firm }: PageContext): Thing[] {
  if (page["layout"] === "component") return []
  const body = toBodyTree(page["body"] ?? [])
  return Object.entries(CALCULATORS)
    .filter(([name]) => listProps(name, body).length > 0)
    .map(([, category]) =>
      buildWebApplication(firm, {
        ...buildCrumb(firm, v.parse(pageSchema, page)),
        ...v.parse(descriptionSchema, page),
        category,
      }),
    )
}

/**
 * Builds the structured data of the questions on a page of text. On other pages, questions aren't the page's topic, and would
 * be marked up twice.
 */
async function listQuestions({ page, find }: PageContext): Promise<Thing[]> {
  if (!v.is(textPageSchema, page)) return []
  const groups = await Promise.all(listFaqGroups(toBodyTree(page.body)).map(group => find("FaqGroup", group)))
  return groups.length === 0 ? [] : [buildFaqPage(groups.flatMap(group => v.parse(questions, group).questions))]
}

const listFaqGroups = (tree: readonly BodyNode[]): string[] => listProps("Faqs", tree).map(({ group }) => String(group))

/** Lists the attributes of each component called `name` in a body. */
const listProps = (name: string, tree: readonly BodyNode[]): BodyProps[] =>
  tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props, ...children] = node
    return tag === name ? [props ?? {}] : listProps(name, children)
  })
