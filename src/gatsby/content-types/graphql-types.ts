import * as v from "valibot"
import type { Kind } from "../../domain/content/choices"
import { pageMeta } from "../../domain/content/page-schemas"
import { listFields, hasRule, unwrapOptional, getItemSchema, getNamedKind } from "../../domain/content/schema-shape"
import type { ContentType } from "./content-type"

/** Groups of fields that several kinds share. */
const SHARED_GROUPS: ContentType["groups"] = {
  picture: "ContentPicture",
  source: "ContentSource",
  sources: "PageSource",
}

/** Fields that the build adds to a group. */
const ADDED_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ContentPicture: { image: "File!" },
  ContentSource: { isSecondary: "Boolean" },
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ContentPicture: "A picture that a page opens with, by its name in content/pictures.",
  ContentSource: "Where a fact comes from, and the day a person last compared it with that source.",
  PageSource: "The same of a page, and the headings below which the source says what's so.",
  PlaceExample: "The price in whole dollars and the contract date of the worked cost.",
  Consideration: "What is particular about buying or selling in a place, and how to check it.",
  DocumentToSend: "A document that a client is asked for, and what must be so for it to be asked.",
  SamplePart: "A part of a made-up document: what it is, what to check there, and problems planted in it.",
  PlantedProblem: "What is wrong on purpose in a part of a made-up document, and what we'd say.",
  FirmHours: "Minutes since midnight, both inclusive.",
}

/** What the build adds to every entry with a page: its structured data for search engines. */
const PAGE_FIELDS = { structuredData: "JSON!" }

/** The types of fields by their names, as GraphQL writes them: `[String!]!`. */
type Types = Readonly<Record<string, string>>

/** What a kind's description adds to its schema. */
type FieldOptions = Pick<ContentType, "groups" | "filled" | "inner">

const renderDefinition = (head: string, types: Types, description = ""): string =>
  `${description && `"${description}"\n`}${head} {\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join("")}}`

/** Whether a field always has a value: it must be filled in, or it has a default. */
function isRequired(field: v.GenericSchema): boolean {
  const { isOptional, standard } = unwrapOptional(field)
  return !isOptional || standard !== undefined
}

/** The kind of the entries that a field names, one or a list of them. */
export function getLinkedKind(field: v.GenericSchema): Kind | undefined {
  const { schema } = unwrapOptional(field)
  return schema.type === "array" ? getLinkedKind(getItemSchema(schema)) : getNamedKind(schema)
}

/**
 * The GraphQL types of all kinds, with every field declared, so that nothing is inferred from the files that happen to exist.
 * They're made from the schemas that the content check uses.
 *
 * @throws TypeError for a field that GraphQL has no type for, and for a group of fields that has no name of its own.
 */
export function buildGraphqlTypes(kinds: readonly ContentType[]): string[] {
  const groups = new Map<string, string>()

  function buildFieldType(name: string, field: v.GenericSchema, options: FieldOptions): string {
    const { schema } = unwrapOptional(field)
    const linkedKind = kinds.find(({ kind }) => kind === getNamedKind(schema))
    if (linkedKind) return linkedKind.typeName
    switch (schema.type) {
      case "strict_object":
        return buildGroupType(options.groups[name] ?? SHARED_GROUPS[name], name, schema, options)
      case "array":
        return `[${buildFieldType(name, getItemSchema(schema), options)}!]`
      case "picklist":
      case "string":
        return "String"
      case "boolean":
        return "Boolean"
      case "number":
        return hasRule(schema, "integer") ? "Int" : "Float"
      default:
        throw new TypeError(`GraphQL has no type for ${name}: ${schema.type}`)
    }
  }

  function buildGroupType(
    typeName: string | undefined,
    name: string,
    schema: v.GenericSchema,
    options: FieldOptions,
  ): string {
    if (!typeName) throw new TypeError(`say in groups what GraphQL calls what ${name} contains`)
    const types = { ...buildFieldTypes(schema, { ...options, filled: [] }), ...ADDED_FIELDS[typeName] }
    const sdl = renderDefinition(`type ${typeName}`, types, DESCRIPTIONS[typeName])
    if ((groups.get(typeName) ?? sdl) !== sdl) throw new TypeError(`two groups of fields are called ${typeName}`)
    groups.set(typeName, sdl)
    return typeName
  }

  /** The type of a field that names another entry is the type of that entry. */
  function buildFieldTypes(schema: v.GenericSchema, options: FieldOptions): Types {
    const own = listFields(schema).filter(([name]) => name !== options.inner?.field)
    return Object.fromEntries(
      own.map(([name, field]) => {
        const always = isRequired(field) || options.filled.includes(name) ? "!" : ""
        return [
          name,
          `${buildFieldType(name, field, options)}${always}${getLinkedKind(field) ? ' @link(by: "slug")' : ""}`,
        ]
      }),
    )
  }

  const nodeTypes = kinds.map(({ typeName, schema, page, format, isTable, ...options }) =>
    renderDefinition(`type ${typeName} implements Node${page ? " & PageMeta" : ""} @dontInfer`, {
      slug: "String!",
      ...(page && { path: "String!" }),
      ...(isTable ? { table: "JSON!" } : buildFieldTypes(schema, options)),
      ...(page && PAGE_FIELDS),
      ...(format === "mdx" && { body: "JSON!" }),
    }),
  )
  const sharedFields = buildFieldTypes(v.strictObject(pageMeta("default")), { groups: {}, filled: [], inner: null })
  const pageMetaType = renderDefinition(
    "interface PageMeta implements Node",
    { id: "ID!", slug: "String!", path: "String!", ...sharedFields, ...PAGE_FIELDS },
    "What every type with a page shares, for fragments on any of them.",
  )
  return [pageMetaType, ...nodeTypes, ...groups.values()]
}
