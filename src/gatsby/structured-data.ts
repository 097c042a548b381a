import type { Thing } from "schema-dts"
import * as v from "valibot"
import { authorComponents, CALCULATORS } from "../domain/content/author-components"
import { hasComponent, validatePageBodyTree, type BodyNode, type BodyProps } from "../domain/content/body-tree"
import { faqSchema } from "../domain/content/data-schemas"
import { day, pageSource, state } from "../domain/content/fields"
import { getOpenGraphImagePath, paths } from "../domain/paths"
import { STATE_NAMES, type State } from "../domain/states"
import {
  buildArticleStructuredData,
  buildArticleListStructuredData,
  buildBreadcrumbStructuredData,
  type Crumb,
  buildFaqStructuredData,
  buildStructuredDataGraph,
  buildWebApplicationStructuredData,
} from "../domain/structured-data/page"
import {
  type Firm,
  buildFirmStructuredData,
  buildOfficeStructuredData,
  buildPersonStructuredData,
  buildServiceStructuredData,
  buildWebSiteStructuredData,
} from "../domain/structured-data/firm"
import { type FindEntry, type ListEntries, parseFirmNode, type Source } from "./content-queries"
import { addOfferPeopleAndSources } from "./body/expand-body"
import type { Markup } from "./content-types/content-type"
import { listFirmPeople } from "./people"

type PageContext = { page: Source; here: Crumb; firm: Firm; find: FindEntry }

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
const articleSchema = v.object({ ...descriptionSchema.entries, checked: day, sources: v.array(pageSource) })
const textPageSchema = v.object({ layout: v.literal("default"), body: v.unknown() })

const questions = v.object({ questions: faqSchema.entries.questions })

const BUILDERS: Readonly<Record<Markup, (context: PageContext) => Thing[] | Promise<Thing[]>>> = {
  text: async context => {
    const { page, firm } = context
    if (page["path"] === paths.home) return [buildFirmStructuredData(firm), buildWebSiteStructuredData(firm)]
    return [
      buildCrumbTrail(context),
      ...buildPageCalculatorStructuredData(context),
      ...(await buildPageFaqStructuredData(context)),
    ]
  },
  service: context => [buildPageService(context, v.parse(statePageSchema, context.page)), buildCrumbTrail(context)],
  office: context => {
    const { name, office, ...city } = v.parse(citySchema, context.page)
    return [
      buildOfficeStructuredData(context.firm, { url: context.here.url, city: name, ...city, ...office }),
      buildCrumbTrail(context, buildStateCrumb(context.firm, city.state)),
    ]
  },
  campaign: context => [buildPageService(context, v.parse(statePageSchema, context.page))],
  "local-service": context => {
    const { name, state: where } = v.parse(placeSchema, context.page)
    return [
      buildPageService(context, { state: where, place: name }),
      buildCrumbTrail(context, buildStateCrumb(context.firm, where)),
    ]
  },
  article: context => {
    const { page, here, firm } = context
    const { path, heading } = v.parse(pageSchema, page)
    const summary = { url: here.url, image: firm.url + getOpenGraphImagePath(path), heading }
    return [
      buildArticleStructuredData(firm, { ...summary, ...v.parse(articleSchema, page) }),
      buildCrumbTrail(context, buildGuidesCrumb(firm)),
    ]
  },
}

export async function buildPageStructuredData(
  page: Source,
  markup: Markup,
  firmEntry: Source,
  { find, list }: { find: FindEntry; list: ListEntries },
) {
  const firm = parseFirmNode(firmEntry)
  return buildStructuredDataGraph([
    ...(await BUILDERS[markup]({ page, here: buildBreadcrumb(firm, page), firm, find })),
    ...(await buildPagePeopleStructuredData(page, firm, list)),
  ])
}

async function buildPagePeopleStructuredData(page: Source, firm: Firm, list: ListEntries): Promise<Thing[]> {
  const lists = listComponentAttributes(
    "People",
    addOfferPeopleAndSources(validatePageBodyTree(page["body"] ?? []), page),
  )
  const people = await Promise.all(lists.map(props => listFirmPeople(list, v.parse(authorComponents.People, props))))
  return [...new Map(people.flat().map(one => [one.name, buildPersonStructuredData(firm, one)])).values()]
}

export function buildGuidesPageStructuredData(firmEntry: Source, articles: readonly Source[]) {
  const firm = parseFirmNode(firmEntry)
  const here = buildGuidesCrumb(firm)
  const crumbs = articles.map(one => buildBreadcrumb(firm, one))
  return buildStructuredDataGraph([
    buildArticleListStructuredData(firm, here, crumbs),
    buildBreadcrumbStructuredData([buildHomeCrumb(firm), here]),
  ])
}

const buildHomeCrumb = (firm: Firm): Crumb => ({ name: "Home", url: firm.url })

const buildGuidesCrumb = (firm: Firm): Crumb => ({ name: "Guides", url: firm.url + paths.blogs })

const buildStateCrumb = (firm: Firm, of: State): Crumb => ({
  name: STATE_NAMES[of].name,
  url: firm.url + paths.state(of),
})

function buildBreadcrumb(firm: Firm, page: Source): Crumb {
  const { heading, path } = v.parse(pageSchema, page)
  return { name: heading, url: firm.url + path }
}

const buildCrumbTrail = ({ firm, here }: PageContext, ...above: Crumb[]) =>
  buildBreadcrumbStructuredData([buildHomeCrumb(firm), ...above, here])

const buildPageService = ({ page, here, firm }: PageContext, where: { state: State | null; place?: string }) =>
  buildServiceStructuredData(firm, { url: here.url, ...v.parse(descriptionSchema, page), ...where })

/** Builds the structured data of the calculators on a page. In the component library they're only examples, so they aren't listed. */
function buildPageCalculatorStructuredData({ page, here, firm }: PageContext): Thing[] {
  if (page["layout"] === "component") return []
  const body = validatePageBodyTree(page["body"] ?? [])
  return Object.entries(CALCULATORS)
    .filter(([name]) => hasComponent(body, name))
    .map(([, category]) =>
      buildWebApplicationStructuredData(firm, {
        ...here,
        ...v.parse(descriptionSchema, page),
        category,
      }),
    )
}

/** On pages that aren't text, questions aren't the topic, and would be marked up twice. */
async function buildPageFaqStructuredData({ page, find }: PageContext): Promise<Thing[]> {
  if (!v.is(textPageSchema, page)) return []
  const lists = listComponentAttributes("Faqs", validatePageBodyTree(page.body))
  const groups = await Promise.all(lists.map(({ group }) => find("FaqGroup", String(group))))
  return groups.length === 0
    ? []
    : [buildFaqStructuredData(groups.flatMap(group => v.parse(questions, group).questions))]
}

const listComponentAttributes = (name: string, tree: readonly BodyNode[]): BodyProps[] =>
  tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props, ...children] = node
    return tag === name ? [props ?? {}] : listComponentAttributes(name, children)
  })
