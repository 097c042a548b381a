import * as v from "valibot"
import { checkFields, type Checked } from "../../domain/content/field-problems"
import type { Kind } from "../../domain/content/choices"
import { getLinkedKind, listFields } from "../../domain/content/schema-shape"
import type { PictureUse } from "../pictures/picture-uses"
import { getPublishing } from "../publishing/publishing"

/** Where a kind's entries are in `content/`: one file each in a folder, or a single file. */
export type Home = { folder: string; nested?: boolean } | { file: string }

/** Another entry, a picture file and how it is used, or a term of the glossary that an entry names. */
export type Reference = { field: string; kind: Kind | "picture" | "term"; slug: string; use?: PictureUse }

/** An address on this site that an entry names in one of its fields. `only` has the conditions under which the link is shown. */
export type Link = { field: string; href: string; only?: Fields }

export type Fields = Record<string, unknown>

/** Builds the address of an entry. Fields may be unchecked; null while they lack what the address needs. */
export type Url = (slug: string, fields: Fields, product: string) => string | null

/**
 * The markup that search engines get with a page: `text`, breadcrumbs and the questions that the page answers; `service`,
 * what the firm offers there; `campaign`, the same without breadcrumbs; `local-service`, the same for one place; `office`;
 * `article`. See structured-data.ts.
 */
export type Markup = "text" | "service" | "campaign" | "local-service" | "office" | "article"

type Page = {
  url: Url
  /** A file of `src/templates`, without ending. */
  template: string
  structuredData: Markup
  /** The label of the page in the picture of a shared link. Default: the product's title. */
  pictureLabel?: string
  /** The page whose picture a shared link shows: `state` is the state's page. Default: a picture of its own. */
  picturedBy?: "state"
  /** What the route adds to the entry's own fields. */
  metadata?: (slug: string) => Fields
}

/** How the editor lists the files of a folder. Lists are in the order of the kinds. */
type EditorList = {
  /** What a writer calls several of them, and one. */
  many: string
  one: string
  /** The field that a new file is named after. */
  namedAfter: string
  /** True where the files are always the same: none can be added or deleted. */
  isFixed?: boolean
}

/** An entry inside a field of another: its kind, and its name by that of the other. */
type Inner = { field: string; type: ContentType; slug: (slug: string) => string }

/** One kind of content: where its files are, what they must contain, its GraphQL type, and its template. */
export type ContentType = {
  kind: Kind
  typeName: string
  home: Home
  format: "mdx" | "yaml" | "json"
  /** True where the entry is one table, which GraphQL gives as it is, in the field `table`. */
  isTable: boolean
  /** Null for kinds that are shown inside other pages only. */
  page: Page | null
  /** Null for a file on its own, which the editor lists under its kind, and for figures, which are changed by hand. */
  editor: EditorList | null
  schema: v.GenericSchema
  /** A further entry that each entry of this kind contains in one of its fields; the `text` in there is its body. */
  inner: Inner | null
  /** Checks the fields of the entry `slug`, and lists its references and links. */
  check: (slug: string, fields: unknown) => Checked<CheckedFields>
}

/** What the files of each format end in, without the dot; new files get the first. An `.md` file is read as an `.mdx` one. */
export const ENDINGS: Record<ContentType["format"], readonly [string, ...string[]]> = {
  mdx: ["mdx", "md"],
  yaml: ["yaml"],
  json: ["json"],
}

export type CheckedFields = { fields: Fields; innerFields: Fields | null; references: Reference[]; links: Link[] }

type Spec<S extends v.GenericSchema<unknown, Fields>> = Pick<ContentType, "kind" | "typeName" | "home" | "format"> & {
  schema: S
  isTable?: boolean
  page?: Page
  editor?: EditorList
  /** What the schema cannot see: whether the file's name fits its fields. A message names the field it is about. */
  fitsName?: (slug: string, entry: v.InferOutput<S>) => { field: string; message: string } | null
  references?: (entry: v.InferOutput<S>) => Reference[]
  links?: (entry: v.InferOutput<S>) => Link[]
  inner?: Inner & { fields: (entry: v.InferOutput<S>) => Fields }
}

/** Creates a kind from its description. Callers needn't know the type of its schema. */
export function createContentType<S extends v.GenericSchema<unknown, Fields>>(spec: Spec<S>): ContentType {
  const { schema, page = null, editor = null, inner = null, isTable = false } = spec
  const check = (slug: string, raw: unknown): Checked<CheckedFields> => {
    const result = checkFields(schema, raw)
    if (!result.ok) return result
    const misfit = spec.fitsName?.(slug, result.value) ?? (page ? checkPageDays(result.value) : null)
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
  return { ...spec, page, editor, inner, isTable, check }
}

function checkPageDays(fields: Fields): { field: string; message: string } | null {
  const { from, until } = getPublishing(fields)
  return from && until && until < from
    ? { field: "until", message: "the same day as publishFrom, or a later one" }
    : null
}

/** Removes the field with an inner entry, which isn't one of the outer entry's fields. */
const omitField = (fields: Fields, inner: string | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== inner))

const getCanonicalLinks = ({ canonical }: Fields): Link[] =>
  typeof canonical === "string" ? [{ field: "canonical", href: canonical }] : []

const withPicture = v.object({ picture: v.object({ file: v.string() }) })

const getPictureReferences = (fields: Fields, use: PictureUse): Reference[] =>
  v.is(withPicture, fields) ? [{ field: "picture", kind: "picture", slug: fields.picture.file, use }] : []

/** The entries that fields name: one, or a list of them. */
const listEntryReferences = (schema: v.GenericSchema, fields: Fields): Reference[] =>
  listFields(schema).flatMap(([field, fieldSchema]) => {
    const kind = getLinkedKind(fieldSchema)
    return kind ? [fields[field] ?? []].flat().map(slug => ({ field, kind, slug: String(slug) })) : []
  })
