import * as v from "valibot"
import { createPageMetaFields } from "../../domain/content/page-schemas"
import {
  getListItemSchema,
  getContentKindLinkedByField,
  getContentKindLinkedByText,
  hasSchemaRule,
  listSchemaFields,
  unwrapOptionalSchema,
} from "../../domain/content/schema-shape"
import type { ContentType } from "./content-type"

const PAGE_FIELDS = { structuredData: "JSON!" }

type Fields = ReturnType<typeof listSchemaFields>

type Types = Readonly<Record<string, string>>

const renderGraphqlDefinition = (head: string, types: Types): string =>
  `${head} {\n${Object.entries(types)
    .map(([name, type]) => `  ${name}: ${type}\n`)
    .join("")}}`

function isNonNullField(field: v.GenericSchema): boolean {
  const { isOptional, standard } = unwrapOptionalSchema(field)
  return !isOptional || standard !== undefined
}

/**
 * Every field is declared, so that Gatsby infers nothing from the files that happen to exist. The type of a group of fields
 * is named as Gatsby would name it, after its type and its field, in the first kind that has it: `PlaceExample`.
 *
 * @throws TypeError for a field with a schema that has no matching GraphQL type.
 */
export function buildGraphqlTypes(kinds: readonly ContentType[]): string[] {
  const groupNames = new Map<v.GenericSchema, string>()
  const groupTypes: string[] = []

  function buildGraphqlFieldType(groupName: string, field: v.GenericSchema): string {
    const { schema } = unwrapOptionalSchema(field)
    const linkedKind = kinds.find(({ kind }) => kind === getContentKindLinkedByText(schema))
    if (linkedKind) return linkedKind.typeName
    switch (schema.type) {
      case "strict_object":
        return groupNames.get(schema) ?? addGraphqlGroupType(groupName, schema)
      case "array":
        return `[${buildGraphqlFieldType(groupName, getListItemSchema(schema))}!]`
      case "picklist":
      case "string":
        return "String"
      case "boolean":
        return "Boolean"
      case "number":
        return hasSchemaRule(schema, "integer") ? "Int" : "Float"
      default:
        throw new TypeError(`GraphQL has no type for ${groupName}: ${schema.type}`)
    }
  }

  function addGraphqlGroupType(typeName: string, schema: v.GenericSchema): string {
    groupNames.set(schema, typeName)
    groupTypes.push(
      renderGraphqlDefinition(`type ${typeName}`, buildGraphqlFieldTypes(typeName, listSchemaFields(schema))),
    )
    return typeName
  }

  function buildGraphqlFieldTypes(typeName: string, fields: Fields, filledFields: readonly string[] = []): Types {
    return Object.fromEntries(
      fields.map(([name, field]) => {
        const type = buildGraphqlFieldType(`${typeName}${name.charAt(0).toUpperCase()}${name.slice(1)}`, field)
        const always = isNonNullField(field) || filledFields.includes(name) ? "!" : ""
        return [name, `${type}${always}${getContentKindLinkedByField(field) ? ' @link(by: "slug")' : ""}`]
      }),
    )
  }

  const metaFields = listSchemaFields(v.strictObject(createPageMetaFields("default")))
  const pageMetaType = renderGraphqlDefinition("interface PageMeta implements Node", {
    id: "ID!",
    slug: "String!",
    path: "String!",
    ...buildGraphqlFieldTypes("PageMeta", metaFields),
    ...PAGE_FIELDS,
  })
  // The build fills in these fields if a file leaves them out, so that every page has them.
  const filledFields = metaFields.flatMap(([name, field]) => (isNonNullField(field) ? [name] : []))
  const nodeTypes = kinds.map(({ typeName, schema, page, format, isTable, inner }) => {
    const fields = listSchemaFields(schema).filter(([name]) => name !== inner?.field)
    return renderGraphqlDefinition(`type ${typeName} implements Node${page ? " & PageMeta" : ""} @dontInfer`, {
      slug: "String!",
      ...(page && { path: "String!" }),
      ...(isTable ? { table: "JSON!" } : buildGraphqlFieldTypes(typeName, fields, page ? filledFields : [])),
      ...(page && PAGE_FIELDS),
      ...(format === "mdx" && { body: "JSON!" }),
    })
  })
  return [pageMetaType, ...nodeTypes, ...groupTypes]
}
