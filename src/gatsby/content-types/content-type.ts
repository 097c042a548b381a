import * as v from "valibot"
import { checkContentFields, type Checked } from "../../domain/content/field-problems"
import type { Kind } from "../../domain/content/choices"
import { getContentKindLinkedByField, listSchemaFields } from "../../domain/content/schema-shape"
import type { PictureUse } from "../pictures/picture-sizes"
import { getPublishingDays } from "../publishing/publishing"

/** `names`: the folder has a file of each of these names, and no others. */
export type Home = { folder: string; nested?: boolean; names?: readonly string[] } | { file: string }

/** Something that an entry names: another entry, a picture file and how it's used, or a glossary term. `where` is a field or a line. */
export type Reference = { where: string; kind: Kind | "picture" | "term"; slug: string; use?: PictureUse }

/** An address on this site in an entry. `where` is a field or a line; `only` has the conditions under which the link is shown. */
export type Link = { where: string; href: string; only?: Fields }

export type Fields = Record<string, unknown>

/**
 * `text` has the questions that the page answers; the others are about the firm's service, in one suburb or town for
 * `local-service`, an office or an article. `campaign` has no breadcrumbs. See structured-data.ts.
 */
export type Markup = "text" | "service" | "campaign" | "local-service" | "office" | "article"

type Page = {
  /** Builds the address of an entry. The fields may be unchecked. Null if they lack something that the address needs. */
  url: (slug: string, fields: Fields, product: string) => string | null
  /** The path of the template inside `src/templates`, without its file extension. */
  template: string
  structuredData: Markup
  /** The label of the page in the picture for shared links. Default: the product's title. */
  pictureLabel?: string
  /** The page whose picture shared links show: `state` is the state's page. Default: the page has a picture of its own. */
  picturedBy?: "state"
  metadata?: (slug: string) => Fields
}

/** How the editor lists the files of a folder. The lists are in the order of the kinds. */
type EditorList = {
  /** The names of the list and of one entry, in writers' words. */
  many: string
  one: string
  /** The field that a new file is named after. */
  namedAfter: string
  /** True if writers can't add or delete files. */
  isFixed?: boolean
}

type Inner = { field: string; type: ContentType; slug: (slug: string) => string }

export type ContentType = {
  kind: Kind
  typeName: string
  home: Home
  format: "mdx" | "yaml" | "json"
  /** True if the entry is a table, which GraphQL returns unchanged in the field `table`. */
  isTable: boolean
  /** Null for kinds that are only shown on other pages. */
  page: Page | null
  /** Null for a single file, which the editor lists under its kind, and for figures, which are changed by hand. */
  editor: EditorList | null
  schema: v.GenericSchema
  /** A second entry inside a field of each entry of this kind. Its body is the field's `text`. */
  inner: Inner | null
  /** Words in braces that are filled in later. They stay in braces here. */
  listFills: (slug: string) => readonly string[]
  /** Checks the fields of the entry `slug`, and lists its references and links. */
  check: (slug: string, fields: unknown) => Checked<CheckedFields>
}

/** The file extensions of each format, without the dot. New files get the first one. An `.md` file is read as an `.mdx` file. */
export const ENDINGS: Record<ContentType["format"], readonly [string, ...string[]]> = {
  mdx: ["mdx", "md"],
  yaml: ["yaml"],
  json: ["json"],
}

export type CheckedFields = { fields: Fields; innerFields: Fields | null; references: Reference[]; links: Link[] }

type Spec<S extends v.GenericSchema<unknown, Fields>> = Pick<ContentType, "typeName" | "home"> & {
  schema: S
  /** `yaml` by default. */
  format?: ContentType["format"]
  /** The schema of one entry, where the entries of a kind differ. */
  getSchema?: (slug: string) => v.GenericSchema<unknown, v.InferOutput<S>>
  listFills?: ContentType["listFills"]
  isTable?: boolean
  page?: Page
  editor?: EditorList
  fitsName?: (slug: string, entry: v.InferOutput<S>) => { field: string; message: string } | null
  references?: (entry: v.InferOutput<S>) => Reference[]
  links?: (entry: v.InferOutput<S>) => Link[]
  inner?: Inner & { fields: (entry: v.InferOutput<S>) => Fields }
}

/** Creates a kind of content from its description. Callers needn't know the type of its schema. */
export function createContentType<S extends v.GenericSchema<unknown, Fields>>(kind: Kind, spec: Spec<S>): ContentType {
  const { schema, format = "yaml", page = null, editor = null, inner = null, isTable = false } = spec
  const { listFills = () => [] } = spec
  const checkEntry = (slug: string, raw: unknown): Checked<CheckedFields> => {
    const result = checkContentFields(spec.getSchema?.(slug) ?? schema, raw)
    if (!result.ok) return result
    const misfit =
      spec.fitsName?.(slug, result.value) ??
      (page ? (checkPublishingDays(result.value) ?? checkNewAddress(page, slug, result.value)) : null)
    if (misfit) return { ok: false, problems: [misfit] }
    const fields = isTable ? { table: result.value } : omitField(result.value, inner?.field)
    const references = [
      ...getPictureReferences(fields, page ? "top" : "person"),
      ...listEntryReferences(schema, result.value),
      ...(spec.references?.(result.value) ?? []),
    ]
    const links = [...getCanonicalLinks(fields), ...(spec.links?.(result.value) ?? [])]
    return { ok: true, value: { fields, innerFields: inner?.fields(result.value) ?? null, references, links } }
  }
  return { ...spec, kind, format, page, editor, inner, isTable, listFills, check: checkEntry }
}

function checkPublishingDays(fields: Fields): { field: string; message: string } | null {
  const { from, until } = getPublishingDays(fields)
  return from && until && until < from
    ? { field: "until", message: "the same day as publishFrom, or a later one" }
    : null
}

/** Where the page can have its new address, `slug` is already the one that goes with it. */
function checkNewAddress(page: Page, slug: string, fields: Fields): { field: string; message: string } | null {
  const { newAddress } = fields
  if (newAddress === undefined || slug.startsWith("_") || page.url(slug, fields, "") === newAddress) return null
  const start = page.url("~", fields, "")?.replace(/~.*/, "")
  return {
    field: "newAddress",
    message: `an address that begins with ${start}, in small letters, digits and hyphens; a page to which the site's own buttons lead can't have one`,
  }
}

const omitField = (fields: Fields, inner: string | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== inner))

const getCanonicalLinks = ({ canonical }: Fields): Link[] =>
  typeof canonical === "string" ? [{ where: "canonical", href: canonical }] : []

const withPicture = v.object({ picture: v.object({ file: v.string() }) })

const getPictureReferences = (fields: Fields, use: PictureUse): Reference[] =>
  v.is(withPicture, fields) ? [{ where: "picture", kind: "picture", slug: fields.picture.file, use }] : []

const listEntryReferences = (schema: v.GenericSchema, fields: Fields): Reference[] =>
  listSchemaFields(schema).flatMap(([field, fieldSchema]) => {
    const kind = getContentKindLinkedByField(fieldSchema)
    return kind ? [fields[field] ?? []].flat().map(slug => ({ where: field, kind, slug: String(slug) })) : []
  })
