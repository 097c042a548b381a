import * as v from "valibot"
import { listFirmStates } from "../domain/content/firm-words"
import {
  getContentKindLinkedByField,
  listSchemaFields,
  unwrapOptionalSchema,
  listPicklistOptions,
} from "../domain/content/schema-shape"
import { isObject } from "../domain/parse/wire"
import { MARK_FILE, parseBrandMarkSvg } from "../domain/mark/read-mark"
import { getFileFields, getFirmProduct } from "../gatsby/addresses"
import { contentTypes } from "../gatsby/content-types"
import { removeOtherStatesSources } from "../gatsby/content-types/read-entry"
import { createGraphqlTypeResolvers } from "../gatsby/create-resolvers"
import { parseFirmFile } from "../gatsby/firm-file"
import { createLeftOutContentFilter } from "../gatsby/left-out-content"
import type { NodeModel, Source } from "../gatsby/content-queries"
import { type ContentFile, listValidSiteFiles } from "../gatsby/read-content"
import { type Draft, parseContentTexts, renderDraftFile } from "./check-draft"
import type { Texts } from "./content-texts"
import type { KnownPicture, Pictures } from "./pictures"

/** The template of an email, which isn’t a page. */
export const EMAIL = "email"

type Node = Source & { internal: { type: string } }

export type PageData = {
  template: string
  /** The result of `useStaticQuery`. */
  shared: { site: Source; navigation: Source }
  data: Record<string, unknown>
  pageContext: Record<string, unknown>
}

/**
 * Builds the data that the build would pass to a draft's page on the day `today`. Mistakes and missing fields stay as they
 * are. An email counts as a page. Null for an entry without a page, and while the entry's text can't be read.
 */
export async function buildPagePreviewData(
  draft: Draft,
  { texts, pictures }: { texts: Texts; pictures: Pictures },
  today: string,
): Promise<PageData | null> {
  const { files } = parseContentTexts(new Map([...texts, [draft.file, renderDraftFile(draft)]]))
  const file = files.find(one => one.file === draft.file)
  if (!file || (file.type.kind !== "email" && !file.type.page)) return null
  const { type, slug, read } = file
  const { template, metadata } = type.page ?? { template: EMAIL, metadata: undefined }
  const { body } = read.ok ? read.entry : read
  if (draft.body !== null && !body) return null
  const product = getFirmProduct(files) ?? ""
  const filterFields = createLeftOutContentFilter(files)
  const others = listValidSiteFiles(files)
    .filter(one => one.file !== draft.file)
    .map(one => createContentEntryNode(one, filterFields(one.type.kind, one.entry.fields), product, one.entry.body))
  const states = listFirmStates(parseFirmFile(texts.get("site.yaml") ?? null, [...texts.keys()]))
  const fields = removeOtherStatesSources({ ...buildBlankFields(type.schema), ...getFileFields(file) }, states)
  const own = createContentEntryNode({ type, slug }, fields, product, body)
  const mark = parseBrandMarkSvg(texts.get(MARK_FILE) ?? "")
  const markNodes = mark.ok ? [{ ...mark.mark, internal: { type: "FirmMark" } }] : []
  const nodes = [...others, own, ...markNodes, { slug: "today", day: today, internal: { type: "BuildDay" } }]
  const model = createGatsbyNodeModel(nodes)
  const resolvers = createPreviewResolvers(pictures)
  const [site, navigation] = ["Firm", "Navigation"].map(name => nodes.find(({ internal }) => internal.type === name))
  if (!site || !navigation) return null
  const whole = await resolveGraphqlFields(site, model, resolvers)
  return {
    template,
    // The layouts' query calls this field `phone`.
    shared: { site: { ...whole, phone: whole["phoneLink"] }, navigation },
    data: {
      page: { ...(await resolveGraphqlFields(own, model, resolvers)), picture: buildTopPictureData(own, pictures) },
    },
    pageContext: { ...own, ...metadata?.(slug) },
  }
}

function buildTopPictureData({ picture: fields }: Node, pictures: Pictures): unknown {
  if (!isObject(fields)) return null
  const picture = pictures.get(String(fields.file))
  return picture ? { ...fields, image: { childImageSharp: { gatsbyImageData: buildImageData(picture) } } } : null
}

/** Builds the data of a picture as the build passes it to a page, in its original size only. */
const buildImageData = ({ url, width, height }: KnownPicture) => ({
  width,
  height,
  images: { sources: [], fallback: { src: url } },
})

function createContentEntryNode(
  { type, slug }: Pick<ContentFile, "type" | "slug">,
  fields: Source,
  product: string,
  body: unknown,
): Node {
  const path = type.page ? { path: type.page.url(slug, fields, product) } : {}
  return { ...fields, ...path, ...(body !== null && { body }), slug, internal: { type: type.typeName } }
}

const buildBlankFields = (schema: v.GenericSchema): Source =>
  Object.fromEntries(listSchemaFields(schema).map(([name, entry]) => [name, getBlankFieldValue(entry)]))

function getBlankFieldValue(field: v.GenericSchema): unknown {
  const { schema, isOptional, standard } = unwrapOptionalSchema(field)
  if (isOptional) return standard ?? null
  switch (schema.type) {
    case "strict_object":
      return buildBlankFields(schema)
    case "array":
      return []
    case "picklist":
      return listPicklistOptions(schema)[0]
    case "number":
      return 0
    default:
      return ""
  }
}

function createGatsbyNodeModel(nodes: readonly Node[]): NodeModel {
  const listMatchingNodes = (type: string, filter: Record<string, { eq: unknown }> = {}) =>
    nodes.filter(
      node => node.internal.type === type && Object.entries(filter).every(([name, { eq }]) => node[name] === eq),
    )
  return {
    findOne: async ({ type, query }) => listMatchingNodes(type, query.filter)[0] ?? null,
    findAll: async ({ type, query }) => ({ entries: listMatchingNodes(type, query?.filter) }),
  }
}

type Resolver = { resolve: (source: Source, args: unknown, context: { nodeModel: NodeModel }) => unknown }

const isFieldResolver = (value: unknown): value is Resolver => isObject(value) && "resolve" in value

const createPreviewResolvers = (pictures: Pictures): Readonly<Record<string, object>> =>
  createGraphqlTypeResolvers(() => async file => {
    const picture = pictures.get(file)
    if (!picture) throw new RangeError(`no picture is named ${file}`)
    return buildImageData(picture)
  })

/** Resolves a node's fields and the entries that it names. A field that can't be resolved keeps its value. */
async function resolveGraphqlFields(
  node: Node,
  model: NodeModel,
  resolvers: ReturnType<typeof createPreviewResolvers>,
): Promise<Source> {
  const resolvedFields = await Promise.all(
    Object.entries(resolvers[node.internal.type] ?? {}).map(async ([name, resolver]) => {
      if (!isFieldResolver(resolver)) return [name, null]
      try {
        return [name, await resolver.resolve(node, {}, { nodeModel: model })]
      } catch {
        return [name, node[name] ?? null]
      }
    }),
  )
  const linkedFields = await Promise.all(
    listEntryReferenceFields(node.internal.type).map(async ([name, type]) => {
      const slugs = node[name]
      const entries = await Promise.all(
        [slugs].flat().map(slug => model.findOne({ type, query: { filter: { slug: { eq: slug } } } })),
      )
      return [name, Array.isArray(slugs) ? entries.filter(one => one !== null) : entries[0]]
    }),
  )
  return { ...node, ...Object.fromEntries(linkedFields), ...Object.fromEntries(resolvedFields) }
}

/** Lists the fields of a type that name other entries, with the type of those entries. A query returns the entries instead of their names. */
function listEntryReferenceFields(typeName: string): [name: string, type: string][] {
  const schema = contentTypes.find(one => one.typeName === typeName)?.schema
  return listSchemaFields(schema ?? v.unknown()).flatMap(([name, field]) => {
    const linkedType = contentTypes.find(({ kind }) => kind === getContentKindLinkedByField(field))
    return linkedType ? [[name, linkedType.typeName]] : []
  })
}
