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
import { type Firm, buildFirm, buildOffice, buildPerson, buildService, buildWebSite } from "../domain/structured-data/firm"
import type { FindEntry, ListEntries } from "./asking"
import { addPageParts } from "./body/expand-body"
import { contentTypes } from "./content-types"
import type { Markup } from "./content-types/content-type"
import { listPeople } from "./people"
import { siteUrl } from "./addresses"

type Entry = Record<string, unknown>

/** What the sections below need, and how they come by more. */
type Given = { page: Entry; firm: Firm; find: FindEntry }

const ofPage = v.object({ path: v.string(), heading: v.string() })
const inWords = v.object({ description: v.string() })
const ofState = v.object({ state: v.nullish(state, null) })
const ofCity = v.object({
  name: v.string(),
  state,
  lat: v.number(),
  lng: v.number(),
  office: v.object({ address: v.string(), phone: v.string() }),
})
const ofPlace = v.object({ name: v.string(), state })
const ofArticle = v.object({ checked: day, sources: v.array(pageSource) })
const ofText = v.object({ layout: v.literal("default"), body: v.unknown() })

const questions = v.object({ questions: faqSchema.entries.questions })
const firmFields = v.object(siteSchema.entries)

/** The firm's own file as structured data needs it. */
const firmOf = (entry: Entry): Firm => ({ ...v.parse(firmFields, entry), url: siteUrl(entry) })

/** What a page says about itself, by the markup that its kind asks for. */
const THINGS: Readonly<Record<Markup, (given: Given) => Thing[] | Promise<Thing[]>>> = {
  text: async given => {
    const { page, firm } = given
    if (page["path"] === paths.home) return [buildFirm(firm), buildWebSite(firm)]
    return [trail(given), ...listTools(given), ...(await listQuestions(given))]
  },
  service: given => [offered(given, v.parse(ofState, given.page)), trail(given)],
  office: given => {
    const { name, office: where, ...city } = v.parse(ofCity, given.page)
    const here = { url: hereOf(given).url, city: name, ...city, ...where }
    return [buildOffice(given.firm, here), trail(given, stateCrumb(given.firm, city.state))]
  },
  campaign: given => [offered(given, v.parse(ofState, given.page))],
  "local-service": given => {
    const { name, state: where } = v.parse(ofPlace, given.page)
    return [offered(given, { state: where, place: name }), trail(given, stateCrumb(given.firm, where))]
  },
  article: given => {
    const { page, firm } = given
    const { path, heading } = v.parse(ofPage, page)
    const written = { ...v.parse(inWords, page), ...v.parse(ofArticle, page) }
    const shown = { url: firm.url + path, image: firm.url + getOpenGraphImage(path), heading }
    return [buildArticle(firm, { ...shown, ...written }), trail(given, guidesCrumb(firm))]
  },
}

/**
 * The structured data of the page of `entry`.
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
  const firm = firmOf(firmEntry)
  return buildGraph([...(await THINGS[markup]({ page, firm, find })), ...(await listPeopleOnPage(page, firm, list))])
}

/** Everyone whom the page shows, once. */
async function listPeopleOnPage(page: Entry, firm: Firm, list: ListEntries): Promise<Thing[]> {
  const lists = propsOf("People", addPageParts(toBodyTree(page["body"] ?? []), page))
  const shown = await Promise.all(lists.map(props => listPeople(list, v.parse(authorComponents.People, props))))
  return [...new Map(shown.flat().map(one => [one.name, buildPerson(firm, one)])).values()]
}

/** The structured data of the page that lists `articles`. */
export function buildArticleListData(firmEntry: Entry, articles: readonly Entry[]) {
  const firm = firmOf(firmEntry)
  const here = guidesCrumb(firm)
  const listed = articles.map(one => crumbOf(firm, v.parse(ofPage, one)))
  return buildGraph([buildArticleList(firm, here, listed), buildBreadcrumbs([homeCrumb(firm), here])])
}

const homeCrumb = (firm: Firm): Crumb => ({ name: "Home", url: firm.url })

const guidesCrumb = (firm: Firm): Crumb => ({ name: "Guides", url: firm.url + paths.blogs })

const stateCrumb = (firm: Firm, of: State): Crumb => ({
  name: STATE_NAMES[of].name,
  url: firm.url + paths.state(of),
})

const crumbOf = (firm: Firm, { heading, path }: { heading: string; path: string }): Crumb => ({
  name: heading,
  url: firm.url + path,
})

const hereOf = ({ page, firm }: Given): Crumb => crumbOf(firm, v.parse(ofPage, page))

const trail = (given: Given, ...above: Crumb[]) => buildBreadcrumbs([homeCrumb(given.firm), ...above, hereOf(given)])

const offered = (given: Given, where: { state: State | null; place?: string }) =>
  buildService(given.firm, {
    url: hereOf(given).url,
    ...v.parse(inWords, given.page),
    ...where,
  })

/** What a visitor can work out on a page. In the component library a calculator is only an example. */
function listTools({ page, firm }: Given): Thing[] {
  if (page["layout"] === "component") return []
  const body = toBodyTree(page["body"] ?? [])
  return Object.entries(CALCULATORS)
    .filter(([name]) => propsOf(name, body).length > 0)
    .map(([, category]) =>
      buildWebApplication(firm, { ...crumbOf(firm, v.parse(ofPage, page)), ...v.parse(inWords, page), category }),
    )
}

/** Only a page of text is about its questions; elsewhere a group is shown in passing, and would be marked twice. */
async function listQuestions({ page, find }: Given): Promise<Thing[]> {
  if (!v.is(ofText, page)) return []
  const groups = await Promise.all(groupsIn(toBodyTree(page.body)).map(group => find("FaqGroup", group)))
  return groups.length === 0 ? [] : [buildFaqPage(groups.flatMap(group => v.parse(questions, group).questions))]
}

const groupsIn = (tree: readonly BodyNode[]): string[] => propsOf("Faqs", tree).map(({ group }) => String(group))

/** What a writer gave each component `name` in a body. */
const propsOf = (name: string, tree: readonly BodyNode[]): BodyProps[] =>
  tree.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, props, ...children] = node
    return tag === name ? [props ?? {}] : propsOf(name, children)
  })
