import { readFileSync } from "node:fs"
import { join } from "node:path"
import { KINDS } from "../../domain/content/kinds"
import { contentTypes } from "./index"
import { pageMetaType } from "./page-meta-type"
import { readEntry } from "./read-entry"

const withExample = contentTypes.map(type => {
  const { home, format } = type
  return { type, file: "file" in home ? home.file : `${home.folder}/_example.${format}` }
})

/** The fields that a GraphQL type names. */
const fieldsOf = (sdl: string, typeName: string): string[] => {
  const [, body = ""] = new RegExp(`(?:type|interface) ${typeName}\\b[^{]*{([^}]*)}`).exec(sdl) ?? []
  return [...body.matchAll(/^\s*(\w+):/gm)].map(([, name = ""]) => name)
}

test("every kind is in the list, once", () => {
  expect(contentTypes.map(({ kind }) => kind)).toEqual([...KINDS])
})

test.each(withExample.map(({ type, file }) => [file, type] as const))(
  "%s is good and each of its fields has a GraphQL one",
  (file, type) => {
    const read = readEntry(type, "_example", readFileSync(join("content", file), "utf8"))
    expect(read.ok ? [] : read.problems).toEqual([])
    const fields = read.ok ? Object.keys(read.entry.fields) : []
    expect(fields).not.toEqual([])
    expect(fieldsOf(type.typeDefs, type.typeName)).toEqual(expect.arrayContaining(fields))
  },
)

test.each(contentTypes.filter(({ page }) => page).map(type => [type.typeName, type] as const))(
  "%s has the fields that every page has",
  (typeName, { typeDefs }) => {
    const shared = fieldsOf(pageMetaType, "PageMeta").filter(name => name !== "id")
    expect(shared).toContain("description")
    expect(fieldsOf(typeDefs, typeName)).toEqual(expect.arrayContaining(shared))
  },
)
