import { isInterfaceType, isObjectType } from "gatsby/graphql"
import * as v from "valibot"
import { checkContentFields } from "../../domain/content/field-problems"
import { readFixtureContent } from "../../testing/content-lines"
import { definitions, graphqlSchema } from "../../testing/graphql-schema"
import { KINDS } from "../../domain/content/choices"
import { createContentType } from "./content-type"
import { buildGraphqlTypes } from "./graphql-types"
import { contentTypes } from "./index"

/** The fields of a GraphQL type by name, each with its type as GraphQL writes it. */
function getGraphqlFields(typeName: string): Record<string, string> {
  const type = graphqlSchema.getType(typeName)
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`no type ${typeName}`)
  return Object.fromEntries(Object.values(type.getFields()).map(field => [field.name, String(field.type)]))
}

test("every kind is in the list, once", () => {
  expect(contentTypes.map(({ kind }) => kind)).toEqual([...KINDS])
})

test("the writers' guide lists every kind", () => {
  const [, kinds = ""] = readFixtureContent("README.md").split(/^## The kinds$|^### /m)
  expect([...kinds.matchAll(/^\| (?!Kind\b)(\w[\w-]*)/gm)].map(([, kind]) => kind)).toEqual([...KINDS])
})

/** Values of every kind that a file can have, with the GraphQL type that they'd have. */
const SAMPLES = [
  ["Boolean", [true]],
  ["Float", [-30.5, 5.5, 150.5]],
  ["Int", [1, 5, 600, 20_000]],
] as const

const acceptsValue = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success

/** Tries values to find out whether a schema always has a value, and of which type. It doesn't inspect the schema. */
function trySchema(schema: v.GenericSchema): { isAlwaysThere: boolean; isList: boolean; scalar: string } {
  const without = v.safeParse(schema, undefined)
  const ofNumber = v.safeParse(schema, Symbol("no value")).issues?.[0].expected
  const sampleType = SAMPLES.find(([, values]) => values.some(value => acceptsValue(schema, value)))?.[0]
  return {
    isAlwaysThere: !without.success || without.output !== undefined,
    isList: ofNumber === "Array",
    scalar: sampleType ?? "String",
  }
}

type Place = { where: string; typeName: string; schema: v.GenericSchema }

/** Lists every field of a schema, at any depth, with the name of the GraphQL type that it's in. */
function listFieldsBelow({ where, typeName, schema }: Place, without = ""): (Place & { field: string })[] {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> }
  return Object.entries(entries)
    .filter(([field]) => field !== without)
    .flatMap(([field, own]) => {
      const { wrapped = own } = own as { wrapped?: v.GenericSchema }
      const { item = wrapped } = wrapped as { item?: v.GenericSchema }
      const groupType = getGraphqlFields(typeName)[field]?.replace(/[[\]!]/g, "") ?? "none"
      const below =
        "entries" in item ? listFieldsBelow({ where: `${where}.${field}`, typeName: groupType, schema: item }) : []
      return [{ where, typeName, field, schema: own }, ...below]
    })
}

const everyField = contentTypes
  .filter(({ isTable }) => !isTable)
  .flatMap(({ kind, typeName, schema, inner }) => listFieldsBelow({ where: kind, typeName, schema }, inner?.field))

/** Fields that the build fills in if a general page leaves them out. */
const FILLED = ["page.title", "page.description"]

test.each(everyField.map(one => [`${one.where}.${one.field}`, one] as const))(
  "%s is in GraphQL as its schema takes it",
  (name, { typeName, field, schema }) => {
    const { isAlwaysThere, isList, scalar } = trySchema(schema)
    const type = getGraphqlFields(typeName)[field] ?? "none"
    expect(type.endsWith("!")).toBe(isAlwaysThere || FILLED.includes(name))
    expect(type.startsWith("[")).toBe(isList)
    const one = type.replace(/[[\]!]/g, "")
    if (!isObjectType(graphqlSchema.getType(one))) expect(one).toBe(isList ? "String" : scalar)
  },
)

test.each(contentTypes.filter(({ isTable }) => !isTable).map(({ kind, schema }) => [kind, schema] as const))(
  "an empty file of the kind %s is told each field that it cannot do without, and what belongs there",
  (_kind, schema) => {
    const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> }
    const needed = Object.keys(entries).filter(name => !acceptsValue(entries[name] as v.GenericSchema, undefined))
    const result = checkContentFields(schema, {})
    const problems = result.ok ? [] : result.problems
    expect(problems.map(({ field }) => field)).toEqual(needed)
    expect(needed).not.toEqual([])
    for (const { message } of problems) expect(message).toMatch(/^(?:is missing|add \w+): .{5}/)
  },
)

test("the fields of all kinds and of their groups are compared", () => {
  expect(everyField.length).toBeGreaterThan(150)
  const names = everyField.map(({ where, field }) => `${where}.${field}`)
  for (const one of ["place.considerations.source.url", "navigation.footer.links.path", "site.hours.fromMinute"])
    expect(names).toContain(one)
})

test("a field that names another entry is that entry", () => {
  const linked = definitions.join("\n").match(/\w+: \S+(?= @link\(by: "slug"\))/g)
  expect(linked).toEqual([
    "offer: Offer",
    "nearby: [Place!]!",
    "related: [BlogArticle!]",
    "offer: Offer",
    "partner: Partner",
    "offices: [CityPage!]",
  ])
})

test("an entry that stands in a field of another, and what is inside a table, are no fields of GraphQL", () => {
  expect(getGraphqlFields("Partner")).not.toHaveProperty("collectionStatement")
  expect(getGraphqlFields("Rates")).toEqual({ id: "ID!", slug: "String!", table: "JSON!" })
  expect(getGraphqlFields("Fees")).toEqual({ id: "ID!", slug: "String!", table: "JSON!" })
})

test("a field without a GraphQL type stops the build", () => {
  const schema = v.strictObject({ size: v.bigint() })
  const kind = createContentType("offer", { typeName: "Offer", home: { folder: "offers" }, schema })
  expect(() => buildGraphqlTypes([kind])).toThrow("GraphQL has no type for OfferSize: bigint")
})
