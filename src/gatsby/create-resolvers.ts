import type { GatsbyNode } from "gatsby"
import * as v from "valibot"
import { validatePageBodyTree } from "../domain/content/body-tree"
import { day } from "../domain/content/fields"
import { siteSchema } from "../domain/content/site"
import { toPhoneLink } from "../domain/format/format"
import { formatImprint } from "../domain/content/imprint"
import type { ExampleProperty } from "../domain/job/example"
import { buildDefaultTitle } from "../domain/page-title"
import { addReadToSource } from "../domain/source-kind"
import { isState } from "../domain/states"
import {
  type Context,
  createEntryFinder,
  createEntryLister,
  type GetPicture,
  type NodeModel,
  type Source,
} from "./content-queries"
import { addOfferPeopleAndSources, addDataToBodyComponents, createComponentDataLoaders } from "./body/expand-body"
import { listFirmClosedDays } from "./closed-days"
import { contentTypes } from "./content-types"
import type { ContentType, Markup } from "./content-types/content-type"
import { isDevelop } from "./build-run"
import { buildExampleQuote, costs } from "./answers/examples"
import {
  firstStagesOfSale,
  officeLists,
  stateLists,
  nearestOffice,
  nextStage,
  otherPlaces,
  placesNear,
  allStages,
  previousStage,
} from "./neighbours"
import { createResponsivePictureFiles } from "./pictures/make-picture"
import { getHiddenPageReason } from "./publishing/publishing"
import { getSiteUrl } from "./addresses"
import { buildGuidesPageStructuredData, buildPageStructuredData } from "./structured-data"

const createPictureGetter =
  (model: NodeModel, tools: Parameters<typeof createResponsivePictureFiles>[2]): GetPicture =>
  async (file, files) => {
    const node = await findPictureNode(model, file)
    if (!node) throw new RangeError(`no picture is named ${file}`)
    return createResponsivePictureFiles(node, files, tools)
  }

const createBodyResolver = (getPicturesFor: (model: NodeModel) => GetPicture) => ({
  resolve: (page: Source, _args: unknown, { nodeModel: model }: Context) =>
    addDataToBodyComponents(
      addOfferPeopleAndSources(validatePageBodyTree(page["body"]), page),
      createComponentDataLoaders(page, createEntryFinder(model), createEntryLister(model), getPicturesFor(model)),
      isDevelop(),
    ),
})

type PlaceExample = { price: number; on: string; property?: ExampleProperty }

const workedCost = {
  type: "JSON!",
  resolve: ({ state, example }: Source) => {
    if (!isState(state)) throw new RangeError(`not a state: ${String(state)}`)
    return buildExampleQuote({ side: "buying", state, ...(example as PlaceExample) })
  },
}

const checkedPoints = v.array(v.looseObject({ source: v.nullish(v.looseObject({ url: v.optional(v.string()) })) }))

/** The points to consider in a suburb or town. Each source says what we read. In the editor, points may be incomplete. */
const considerations = {
  resolve: ({ considerations: points }: Source) =>
    v.is(checkedPoints, points)
      ? points.map(point => (point.source ? { ...point, source: addReadToSource(point.source) } : point))
      : points,
}

/** The cost of selling there at the same price, in short. */
const workedSale = {
  type: "JSON!",
  resolve: ({ state, example }: Source) => {
    if (!isState(state)) throw new RangeError(`not a state: ${String(state)}`)
    const { price, property, on } = example as PlaceExample
    const { totals, basis } = buildExampleQuote({ side: "selling", state, price, property, on })
    return { side: "selling", state, price, property, totals, checkedOn: basis.checkedOn, basedOn: basis.basedOn }
  },
}

/** What we read of a source in a place's file. The resolver `considerations` sets the value. */
const read = { type: "String" }

const findPictureNode = (model: NodeModel, file: unknown) =>
  model.findOne({ type: "File", query: { filter: { relativePath: { eq: `pictures/${String(file)}` } } } })

const image = {
  type: "File!",
  resolve: ({ file }: Source, _args: unknown, { nodeModel }: Context) => findPictureNode(nodeModel, file),
}

const url = { resolve: getSiteUrl }

/** The firm's phone number, to show and to dial. Like the imprint, it's formatted by the build, so that browsers don't load the code. */
const firmPhone = { type: "FirmPhone!", resolve: ({ phone }: Source) => toPhoneLink(String(phone)) }

/** The firm's mark as the header shows it. Null while its file can't be read. */
const mark = {
  type: "FirmMark",
  resolve: async (_firm: Source, _args: unknown, { nodeModel }: Context) => {
    const [node] = await createEntryLister(nodeModel)("FirmMark")
    return node ?? null
  },
}

const { name, legalName, abn, licence, schemeNotice, states } = siteSchema.entries
const imprintSchema = v.object({ name, legalName, abn, licence, schemeNotice, states })

const firmImprint = { type: "String!", resolve: (firm: Source) => formatImprint(v.parse(imprintSchema, firm)) }

/** Whether search engines may list a page. They're asked not to list an unpublished page that a preview shows. */
const index = {
  resolve: async (page: Source, _args: unknown, { nodeModel }: Context) => {
    const { day: today } = await createEntryFinder(nodeModel)("BuildDay", "today")
    return page["index"] === true && getHiddenPageReason(page, v.parse(day, today)) === null
  },
}

/** The page's own description, otherwise the firm's. The content check allows this for one page only. */
const description = {
  resolve: async (page: Source, _args: unknown, { nodeModel }: Context) =>
    page["description"] ?? (await createEntryFinder(nodeModel)("Firm", "site"))["description"],
}

/** The page's own title, otherwise one made from the firm's product. The content check allows this for the home page only. */
const title = {
  resolve: async (page: Source, _args: unknown, { nodeModel }: Context) =>
    page["title"] ?? buildDefaultTitle(String((await createEntryFinder(nodeModel)("Firm", "site"))["productTitle"])),
}

/** The canonical address of a variant is the control's, since both say the same. A variant that has won keeps its own. */
const canonical = {
  resolve: async (page: Source, _args: unknown, { nodeModel }: Context) => {
    const [control] = (await createEntryLister(nodeModel)("PageTest")).flatMap(node => {
      const { page: ofTest, variants, winner } = v.parse(comparisonSchema, node)
      return !winner && ofTest !== page["path"] && variants.some(one => one.page === page["path"]) ? [ofTest] : []
    })
    if (control === undefined) return page["canonical"]
    const node = await nodeModel.findOne({ type: "PageMeta", query: { filter: { path: { eq: control } } } })
    return node?.["canonical"] ?? control
  },
}

const comparisonSchema = v.object({
  page: v.string(),
  winner: v.nullish(v.string()),
  variants: v.array(v.object({ page: v.string() })),
})

const createStructuredDataResolver = (markup: Markup) => ({
  resolve: async (page: Source, _args: unknown, { nodeModel }: Context) => {
    const find = createEntryFinder(nodeModel)
    return buildPageStructuredData(page, markup, await find("Firm", "site"), {
      find,
      list: createEntryLister(nodeModel),
    })
  },
})

const guidesData = {
  type: "JSON!",
  resolve: async (firm: Source, _args: unknown, { nodeModel }: Context) => {
    const articles = await createEntryLister(nodeModel)("BlogArticle")
    const byPath = articles.sort((a, b) => String(a["path"]).localeCompare(String(b["path"])))
    return buildGuidesPageStructuredData(firm, byPath)
  },
}

const closedDays = {
  type: "[String!]!",
  resolve: (firm: Source, _args: unknown, { nodeModel }: Context) =>
    listFirmClosedDays(firm, createEntryFinder(nodeModel)),
}

/** The build and the editor's preview both use them. */
export function createGraphqlTypeResolvers(getPicturesFor: (model: NodeModel) => GetPicture) {
  const createContentKindResolvers = ({ format, page, typeName }: ContentType) => ({
    ...(format === "mdx" && { body: createBodyResolver(getPicturesFor) }),
    ...(page && { index, structuredData: createStructuredDataResolver(page.structuredData), canonical }),
    ...(typeName === "GeneralPage" && { title, description }),
    ...(typeName === "Place" && {
      workedCost,
      workedSale,
      nearestOffice,
      otherPlaces,
      considerations,
      firstStagesOfSale,
    }),
    ...(typeName === "BlogArticle" && { allStages, previousStage, nextStage }),
    ...(typeName === "StatePage" && { costs, ...stateLists }),
    ...(typeName === "CityPage" && { placesNear, ...officeLists }),
    ...(typeName === "Firm" && { url, mark, phoneLink: firmPhone, imprint: firmImprint, closedDays, guidesData }),
  })
  return {
    ...Object.fromEntries(contentTypes.map(type => [type.typeName, createContentKindResolvers(type)])),
    // The types of groups of fields, as `buildGraphqlTypes` names them.
    PageMetaPicture: { image },
    PlaceConsiderationsSource: { read },
  }
}

export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create, ...tools }) => {
  create(createGraphqlTypeResolvers(model => createPictureGetter(model, tools)))
}
