import * as v from "valibot"
import type { ABOUT_A_STATE, AuthorComponentName, authorComponents } from "../../domain/content/author-components"
import { type BodyNode, type BodyProps, type BodyTree, getBodyText, hasComponent } from "../../domain/content/body-tree"
import { pageSource, state } from "../../domain/content/fields"
import { glossarySchema, type GlossaryTerm, getTermId, findGlossaryTerm } from "../../domain/content/glossary"
import { sampleSchema } from "../../domain/content/sample-schema"
import { figures } from "../../domain/figures/published"
import { paths, SOURCES_ID } from "../../domain/paths"
import { describeSources } from "../../domain/format/source-words"
import { addReadToSource } from "../../domain/source-kind"
import { actsIn } from "../../domain/states"
import { getSiteUrl } from "../addresses"
import { listDocumentsToSend } from "../answers/documents-to-send"
import { buildBuyingCostTable, buildExampleQuote, calculateExampleKeyDates, listOurFees } from "../answers/examples"
import { listPriceCaps } from "../answers/price-caps"
import { listStateFigureTables } from "../answers/state-tables"
import { listExplainedSamples } from "../answers/explained-samples"
import { listPropertySearchCosts } from "../answers/search-costs"
import { listPeopleForPage } from "../people"
import { getTextPictureFiles } from "../pictures/picture-sizes"
import type { FindEntry, GetPicture, ListEntries } from "../content-queries"
import { calculateForPreviewOrGivenDay } from "../build-run"
import { getLucideIconDrawing } from "./component"
import { getFaqQuestionId } from "./element"

/** Adds the page's offer before a body, and the office's people and the sources after it, unless the writer has placed them. */
export function addOfferPeopleAndSources(tree: BodyTree, page: Record<string, unknown>): BodyTree {
  const { offer, sources } = page
  const hasOffer = typeof offer === "string" && !hasComponent(tree, "OfferSnippet")
  const hasPeople = v.is(officeSchema, page) && !hasComponent(tree, "People")
  const hasSources = Array.isArray(sources) && sources.length > 0 && !hasComponent(tree, "Sources")
  return [
    ...(hasOffer ? [["OfferSnippet", { offer }] as BodyNode] : []),
    ...tree,
    ...(hasPeople ? [["People", { title: `Our people in ${page.name}`, office: page.slug }] as BodyNode] : []),
    ...(hasSources ? [["Sources", null] as BodyNode] : []),
  ]
}

const officeSchema = v.object({
  slug: v.string(),
  name: v.string(),
  internal: v.object({ type: v.literal("CityPage") }),
})

/** Gets the data that the build adds to an author component. Null if the component has nothing to show, so that it's left out. */
type Expansion = (props: BodyProps, children: readonly BodyNode[]) => Promise<Record<string, unknown> | null>

type Expansions = Readonly<Record<string, Expansion>>

/** The rest of the page still appears in `npm run develop`. Throws any error that a writer can't have caused. */
function buildErrorNotice(name: string, error: unknown): BodyNode {
  if (!(error instanceof RangeError)) throw error
  return ["Notice", { kind: "warning", title: `<${name}> can't be shown yet` }, ["p", null, error.message]]
}

/** @throws RangeError if a component names an entry that doesn't exist, unless `showsErrors`. */
export async function addDataToBodyComponents(
  tree: BodyTree,
  expansions: Expansions,
  showsErrors = false,
): Promise<unknown[]> {
  const nodes = await Promise.all(tree.map(node => addDataToBodyNode(node, expansions, showsErrors)))
  return nodes.filter(node => node !== null)
}

async function addDataToBodyNode(node: BodyNode, expansions: Expansions, showsErrors: boolean): Promise<unknown> {
  if (typeof node === "string") return node
  const [tag, props, ...children] = node
  try {
    const expand = expansions[tag]
    const more = expand ? await expand(props ?? {}, children) : {}
    if (more === null) return null
    const all = { ...props, ...more }
    return [
      tag,
      Object.keys(all).length > 0 ? all : null,
      ...(await addDataToBodyComponents(children, expansions, showsErrors)),
    ]
  } catch (error) {
    if (!showsErrors) throw error
    return buildErrorNotice(tag, error)
  }
}

/** Gives the props of a component their type. The check of the body has validated them. */
const getComponentProps = <Name extends AuthorComponentName>(props: BodyProps) =>
  props as v.InferOutput<(typeof authorComponents)[Name]>

/** Gives the props of a component about a state their type. If the writer left out the state, `parseMdxBody` has added it. */
const getComponentPropsWithState = <Name extends (typeof ABOUT_A_STATE)[number]>(props: BodyProps) => ({
  ...getComponentProps<Name>(props),
  state: v.parse(state, props["state"]),
})

/** Matches the pages without a header of their own. Their h1 is the title of a hero in the body. */
const headerlessPageSchema = v.object({
  layout: v.literal("full-width"),
  internal: v.object({ type: v.literal("GeneralPage") }),
})

export function createComponentDataLoaders(
  page: Record<string, unknown>,
  find: FindEntry,
  list: ListEntries,
  picture: GetPicture,
): Record<string, Expansion> {
  return {
    Card: async props => {
      const drawing = getLucideIconDrawing(getComponentProps<"Card">(props).icon ?? "")
      return drawing ? { drawing } : {}
    },
    CostBreakdown: async props => {
      const { totals, basis } = buildExampleQuote(getComponentPropsWithState<"CostBreakdown">(props))
      return { totals, checkedOn: basis.checkedOn, basedOn: basis.basedOn }
    },
    CostTable: async props => {
      const { state, on } = getComponentPropsWithState<"CostTable">(props)
      return calculateForPreviewOrGivenDay(on, day => ({ on: day, ...buildBuyingCostTable({ state, on: day }) }))
    },
    DocumentsToSend: async () => ({ documents: listDocumentsToSend(await list("DocumentGroup")) }),
    EmbedExample: async () => {
      const [partner] = (await list("Partner"))
        .flatMap(one => (v.is(partnerWithSitesSchema, one) ? [one] : []))
        .sort(compareNames)
      const firm = await find("Firm", "site")
      if (!partner) return null
      return { partner: partner.slug, host: partner.hosts[0], firm: String(firm["name"]), site: getSiteUrl(firm) }
    },
    ExampleQuote: async props => ({ quote: buildExampleQuote(getComponentPropsWithState<"ExampleQuote">(props)) }),
    Faqs: async props => {
      const { group, most } = getComponentProps<"Faqs">(props)
      const { questions } = v.parse(faqGroupSchema, await find("FaqGroup", group))
      return { questions: questions.slice(0, most).map(one => ({ id: getFaqQuestionId(one.question), ...one })) }
    },
    FigureTables: async props => ({
      tables: listStateFigureTables(await list("Rates"), getComponentProps<"FigureTables">(props).state),
    }),
    Glossary: async () => ({ terms: (await loadGlossaryTerms(find)).map(buildGlossaryEntry).sort(compareTermsByName) }),
    Hero: async () => (v.is(headerlessPageSchema, page) ? {} : { level: 2 }),
    KeyDateExample: async props => calculateExampleKeyDates(getComponentPropsWithState<"KeyDateExample">(props)),
    LateSettlement: async () => ({ penaltyInterest: actsIn("VIC") ? figures["penalty-interest-vic"].periods : [] }),
    OfferSnippet: async props => {
      const { title, summary, terms, ...days } = await find("Offer", getComponentProps<"OfferSnippet">(props).offer)
      const { from, until } = v.parse(offerDaysSchema, days)
      const today = String((await find("BuildDay", "today"))["day"])
      return from <= today && today <= until ? { title, summary, terms, until } : {}
    },
    OurFees: async props => ({
      fees: listOurFees(getComponentProps<"OurFees">(props).on),
    }),
    OwnContract: async () => ({
      samples: listExplainedSamples(await list("SampleDocument"), await list("GeneralPage")),
    }),
    Partners: async () => ({
      partners: (await list("Partner")).map(one => v.parse(partnerSchema, one)).sort(compareNames),
    }),
    People: async props => {
      const people = await listPeopleForPage(getComponentProps<"People">(props), { find, list, picture })
      return people.length > 0 ? { people } : null
    },
    Picture: async props => {
      const { file, width } = getComponentProps<"Picture">(props)
      return { image: await picture(file, getTextPictureFiles(width, page)) }
    },
    PriceCaps: async props => {
      const places = await list("Place")
      return calculateForPreviewOrGivenDay(getComponentProps<"PriceCaps">(props).on, on => ({
        ...{ on, ...listPriceCaps(places, on) },
      }))
    },
    SampleDocument: async props => ({
      ...buildSampleDocument(await find("SampleDocument", getComponentProps<"SampleDocument">(props).sample)),
    }),
    SearchCosts: async props => {
      const { state, on } = getComponentProps<"SearchCosts">(props)
      return calculateForPreviewOrGivenDay(on, day => ({ on: day, costs: listPropertySearchCosts({ state, on: day }) }))
    },
    Sourced: async props => findSourceLinkByName(getComponentProps<"Sourced">(props).from, page),
    Sources: async () => ({ sources: v.is(draftSourcesSchema, page) ? page.sources.map(buildSource) : [] }),
    Term: async (props, children) => {
      const match = findGlossaryTerm(getBodyText([...children]), await loadGlossaryTerms(find))
      return match ? { meaning: match.meaning, anchor: paths.term(getTermId(match.term)), ...props } : {}
    },
  }
}

const loadGlossaryTerms = async (find: FindEntry): Promise<readonly GlossaryTerm[]> => {
  return v.parse(v.object(glossarySchema.entries), await find("Glossary", "glossary")).terms
}

const buildGlossaryEntry = ({ term, meaning, state, sample }: GlossaryTerm) => ({
  id: getTermId(term),
  term,
  meaning,
  ...(state && { state }),
  ...(sample && { sample }),
})

const compareTermsByName = (a: { term: string }, b: { term: string }): number => a.term.localeCompare(b.term, "en-AU")

const partnerSchema = v.object({ name: v.string(), path: v.string(), summary: v.string() })

const partnerWithSitesSchema = v.object({
  name: v.string(),
  slug: v.string(),
  hosts: v.pipe(v.array(v.string()), v.minLength(1)),
})

const compareNames = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, "en-AU")

/** The first and the last day of an offer, both inclusive. */
const offerDaysSchema = v.object({ from: v.string(), until: v.string() })

const faqGroupSchema = v.object({ questions: v.array(v.object({ question: v.string(), answer: v.string() })) })

/** Any field of a source may still be missing in `npm run develop`. */
const draftSourcesSchema = v.object({ sources: v.array(v.looseObject({ url: v.optional(v.string(), "") })) })

/** A source as the page lists it. The field `supports` is only for the content check. */
const buildSource = ({ supports: _headings, ...source }: { url?: string | undefined; [field: string]: unknown }) =>
  addReadToSource(source)

const sourcesSchema = v.object({ sources: v.array(pageSource) })

/** The link and the label of the source mark after a figure. The content check has made sure that the page has the source. */
function findSourceLinkByName(name: string, page: Record<string, unknown>): { url: string; label: string } {
  const match = v.parse(sourcesSchema, page).sources.find(one => one.name === name)
  if (!match) throw new RangeError(`no source with the name ${name}`)
  const { list, url } = describeSources([addReadToSource(match)])
  return { url: url ?? `#${SOURCES_ID}`, label: `Source: ${list.join("")}` }
}

const sampleDocumentSchema = v.object(sampleSchema.entries)

/** Builds one of `content/samples` as its page shows it, with a link to the glossary for each term. */
function buildSampleDocument(entry: Record<string, unknown>) {
  const { title, state, setting, parts } = v.parse(sampleDocumentSchema, entry)
  return {
    title,
    state,
    setting,
    parts: parts.map(({ source, ...one }) => ({
      ...one,
      ...(one.term !== undefined && { meaning: paths.term(getTermId(one.term)) }),
      ...(source && { source: addReadToSource(source) }),
    })),
  }
}
