import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const FOLDER = "content/rates"

type Named = { name: string; url: string }

const isNamed = (value: object): value is Named => "name" in value && "url" in value

function listSources(value: unknown): Named[] {
  if (typeof value !== "object" || value === null) return []
  return [...(isNamed(value) ? [value] : []), ...Object.values(value).flatMap(listSources)]
}

// An offer lists each page of an office that its figures come from. If two are called "Revenue NSW", nobody can tell them apart.
test("two pages of one office that figures come from have two names", () => {
  const files = readdirSync(FOLDER).filter(file => !file.startsWith("_"))
  const sources = files.flatMap(file => listSources(JSON.parse(readFileSync(join(FOLDER, file), "utf8"))))
  expect(sources.length).toBeGreaterThan(40)
  const listUrlsByName = (name: string) => new Set(sources.filter(one => one.name === name).map(({ url }) => url))
  const names = [...new Set(sources.map(({ name }) => name))]
  expect(names.filter(name => listUrlsByName(name).size > 1)).toEqual([])
})
