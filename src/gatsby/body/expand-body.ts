import * as v from "valibot"
import type { ABOUT_A_STATE, AuthorComponentName, authorComponents } from "../../domain/content/author-components"
import { type BodyNode, type BodyProps, type BodyTree, getText } from "../../domain/content/body-tree"
import { pageSource, state } from "../../domain/content/fields"
import { glossarySchema, type GlossaryTerm, getTermId, findTerm } from "../../domain/content/glossary"
import { formatDay } from "../../domain/format/format"
import { paths } from "../../domain/paths"
import { SECONDARY_MARK } from "../../domain/secondary-mark"
import { withKind } from "../../domain/source-kind"
import { siteUrl } from "../addresses"
import { buildCostTable } from "../answers/cost-table"
import { documentsToSend } from "../answers/documents-to-send"
import { buildExampleQuote } from "../answers/example-quote"
import { buildKeyDateExample } from "../answers/key-date-example"
import { listedTables } from "../answers/listed-tables"
import { sampleDocument } from "../answers/sample-document"
import { searchCosts } from "../answers/search-costs"
import { listShownPeople } from "../people"
import { filesInText } from "../pictures/picture-uses"
import type { FindEntry, GetPicture, ListEntries } from "../asking"
import { onPreviewDay } from "../preview/preview-date"
import { getLucideDrawing } from "./component"
import { idOfQuestion } from "./element"

const contains = (tree: readonly BodyNode[], name: string): boolean =>
  tree.some(node => typeof node !== "string" && (node[0] === name || contains(node.slice(2) as BodyNode[], name)))

/**
 * A body with its page's offer before it, and its office's people and its page's sources after it, unless its writer has
 * placed them in it.
 */
export function addPageParts(tree: BodyTree, page: Record<string, unknown>): BodyTree {
  const { offer, sources } = page
  const hasOffer = typeof offer === "string" && !contains(tree, "OfferSnippet")
  const hasPeople = v.is(anOffice, page) && !contains(tree, "People")
  const hasSources = Array.isArray(sources) && sources.length > 0 && !contains(tree, "Sources")
  return [
    ...(hasOffer ? [["OfferSnippet", { offer }] as BodyNode] : []),
    ...tree,
    ...(hasPeople ? [["People", { title: `Our people in ${page.name}`, office: page.slug }] as BodyNode] : []),
    ...(hasSources ? [["Sources", null] as BodyNode] : []),
  ]
}

const anOffice = v.object({ slug: v.string(), name: v.string(), internal: v.object({ type: v.literal("CityPage") }) })

/**
 * What one author component is given at build, in addition to what the writer wrote; null for one that has nothing to
 * show, which is left out.
 */
type Expansion = (props: BodyProps, contains: readonly BodyNode[]) => Promise<Record<string, unknown> | null>

type Expansions = Readonly<Record<string, Expansion>>

/** What a page shows in place of a component without its data; null to let the error through. */
type Instead = (name: string, error: unknown) => BodyNode | null

/** In the writing mode a component that names what isn't there must not take its whole page away. */
export const sayInstead: Instead = (name, error) =>
  error instanceof RangeError
    ? ["Notice", { kind: "warning", title: `<${name}> can't be shown yet` }, ["p", null, error.message]]
    : null

const letThrough: Instead = () => null

/**
 * Gives the author components of a body the data that a writer need not repeat, so that a page draws it without asking
 * again.
 *
 * @throws RangeError for a component that names what isn't there, unless something is shown instead.
 */
export async function expandBody(tree: BodyTree, expansions: Expansions, instead = letThrough): Promise<unknown[]> {
  const nodes = await Promise.all(tree.map(node => expandNode(node, expansions, instead)))
  return nodes.filter(node => node !== null)
}

async function expandNode(node: BodyNode, expansions: Expansions, instead: Instead): Promise<unknown> {
  if (typeof node === "string") return node
  const [tag, props, ...contains] = node
  try {
    const expand = expansions[tag]
    const more = expand ? await expand(props ?? {}, contains) : {}
    if (more === null) return null
    const all = { ...props, ...more }
    return [tag, Object.keys(all).length > 0 ? all : null, ...(await expandBody(contains, expansions, instead))]
  } catch (error) {
    const other = instead(tag, error)
    if (other === null) throw error
    return other
  }
}

/** What the check of the body let through, as the type it has for that component. */
const given = <Name extends AuthorComponentName>(props: BodyProps) =>
  props as v.InferOutput<(typeof authorComponents)[Name]>

/** The same of one about a state, which reading the body has given it where its writer named none. */
const placed = <Name extends (typeof ABOUT_A_STATE)[number]>(props: BodyProps) => ({
  ...given<Name>(props),
  state: v.parse(state, props["state"]),
})

/** The only pages without a header of their own: their h1 is the title of a hero in the body. */
const withoutHeader = v.object({
  layout: v.literal("full-width"),
  internal: v.object({ type: v.literal("GeneralPage") }),
})

/** What the author components of `page` are given in addition to what the writer wrote. */
export function createExpansions(
  page: Record<string, unknown>,
  find: FindEntry,
  list: ListEntries,
  picture: GetPicture,
): Record<string, Expansion> {
  return {
    Card: async props => {
      const drawing = getLucideDrawing(given<"Card">(props).icon ?? "")
      return drawing ? { drawing } : {}
    },
    CostBreakdown: async props => {
      const { totals, basis } = buildExampleQuote(placed<"CostBreakdown">(props))
      return { totals, checkedOn: basis.checkedOn }
    },
    CostTable: async props => {
      const { state, on } = placed<"CostTable">(props)
      return onPreviewDay(on, day => ({ on: day, ...buildCostTable({ state, on: day }) }))
    },
    DocumentsToSend: async () => ({ documents: documentsToSend(await list("DocumentGroup")) }),
    EmbedExample: async () => {
      const [partner] = (await list("Partner")).flatMap(one => (v.is(withSites, one) ? [one] : [])).sort(byName)
      const firm = await find("Firm", "site")
      if (!partner) return null
      return { partner: partner.slug, host: partner.hosts[0], firm: String(firm["name"]), site: siteUrl(firm) }
    },
    ExampleQuote: async props => ({ quote: buildExampleQuote(placed<"ExampleQuote">(props)) }),
    Faqs: async props => {
      const { questions } = v.parse(withQuestions, await find("FaqGroup", given<"Faqs">(props).group))
      return { questions: questions.map(one => ({ id: idOfQuestion(one.question), ...one })) }
    },
    FigureTables: async props => ({
      tables: listedTables(await list("Rates"), given<"FigureTables">(props).state),
    }),
    Glossary: async () => ({ terms: (await termsBy(find)).map(listed).sort(byTerm) }),
    Hero: async () => (v.is(withoutHeader, page) ? {} : { level: 2 }),
    KeyDateExample: async props => buildKeyDateExample(placed<"KeyDateExample">(props)),
    OfferSnippet: async props => {
      const { title, summary, terms, ...days } = await find("Offer", given<"OfferSnippet">(props).offer)
      const { from, until } = v.parse(offerDays, days)
      const today = String((await find("BuildDay", "today"))["day"])
      return from <= today && today <= until ? { title, summary, terms, until } : {}
    },
    Partners: async () => ({
      partners: (await list("Partner")).map(one => v.parse(listedPartner, one)).sort(byName),
    }),
    People: async props => {
      const people = await listShownPeople(given<"People">(props), { find, list, picture })
      return people.length > 0 ? { people } : null
    },
    Picture: async props => {
      const { file, width } = given<"Picture">(props)
      return { image: await picture(file, filesInText(width, page)) }
    },
    SampleDocument: async props => ({
      ...sampleDocument(await find("SampleDocument", given<"SampleDocument">(props).sample)),
    }),
    SearchCosts: async props => {
      const { state, on } = given<"SearchCosts">(props)
      return onPreviewDay(on, day => ({ on: day, costs: searchCosts({ state, on: day }) }))
    },
    Sourced: async props => findSource(given<"Sourced">(props).from, page),
    Sources: async () => ({ sources: v.is(anySources, page) ? page.sources.map(listedSource) : [] }),
    Term: async (props, contains) => {
      const found = findTerm(getText([...contains]), await termsBy(find))
      return found ? { meaning: found.meaning, anchor: paths.term(getTermId(found.term)), ...props } : {}
    },
  }
}

const termsBy = async (find: FindEntry): Promise<readonly GlossaryTerm[]> => {
  return v.parse(v.object(glossarySchema.entries), await find("Glossary", "glossary")).terms
}

const listed = ({ term, meaning, state, sample }: GlossaryTerm) => ({
  id: getTermId(term),
  term,
  meaning,
  ...(state && { state }),
  ...(sample && { sample }),
})

const byTerm = (a: { term: string }, b: { term: string }): number => a.term.localeCompare(b.term, "en-AU")

const listedPartner = v.object({ name: v.string(), path: v.string(), summary: v.string() })

const withSites = v.object({ name: v.string(), slug: v.string(), hosts: v.pipe(v.array(v.string()), v.minLength(1)) })

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, "en-AU")

/** Both inclusive. */
const offerDays = v.object({ from: v.string(), until: v.string() })

const withQuestions = v.object({ questions: v.array(v.object({ question: v.string(), answer: v.string() })) })

/** In the writing mode any field of a source may be missing yet. */
const anySources = v.object({ sources: v.array(v.looseObject({ url: v.optional(v.string(), "") })) })

/** A source as the page lists it. What it supports is for the check alone. */
const listedSource = ({ supports: _headings, ...source }: { url?: string | undefined; [field: string]: unknown }) =>
  withKind(source)

const withSources = v.object({ sources: v.array(pageSource) })

/** Where the mark after a figure leads, and its name. The content check has seen that the page has the source. */
function findSource(name: string, page: Record<string, unknown>): { url: string; label: string } {
  const found = v.parse(withSources, page).sources.find(one => one.name === name)
  if (!found) throw new RangeError(`no source with the name ${name}`)
  const mark = withKind(found).isSecondary ? SECONDARY_MARK : ""
  return { url: found.url, label: `Source: ${name}${mark}, checked on ${formatDay(found.checked)}` }
}
