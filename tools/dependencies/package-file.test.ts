import { existsSync, readFileSync } from "node:fs"
import * as v from "valibot"

type Overrides = { readonly [name: string]: string | Overrides }

const overridesSchema: v.GenericSchema<Overrides> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => overridesSchema)]),
)

const packageSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
  overrides: overridesSchema,
  allowScripts: v.record(v.string(), v.boolean()),
})

const own = v.parse(packageSchema, JSON.parse(readFileSync("package.json", "utf8")))
const page = readFileSync("docs/dependencies.md", "utf8")

/** An override for a dependency of a package is named `package > dependency`. */
const listPackageOverrides = (overrides: Overrides, before = ""): string[][] =>
  Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === "string" ? [[before + name, value]] : listPackageOverrides(value, `${before}${name} > `),
  )

const exactVersions = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(([, range]) =>
  /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(range),
)
const allowedScripts = Object.entries(own.allowScripts).flatMap(([name, isAllowed]) =>
  isAllowed ? [[name, "true"]] : [],
)

test.each([
  ["Exact versions", exactVersions],
  ["Overrides", listPackageOverrides(own.overrides)],
  ["Install scripts", allowedScripts],
])("%s: each has a row with its reason, and each row is true", (heading, entries) => {
  const section = page.split(/^## /m).find(one => one.startsWith(`${heading}\n`)) ?? ""
  const rows = [...section.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| (.*?) +\|$/gm)]
  expect(entries.length).toBeGreaterThan(0)
  expect(rows.map(([, name, value]) => [name, value]).sort()).toEqual(entries.sort())
  for (const [, name, , reason = ""] of rows) expect([name, reason.length >= 20]).toEqual([name, true])
})

const readFileOrEmpty = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "")

test("the npm package, the host and version managers are asked for the same Node", () => {
  const fromNpm = /"node": "(\d+)\.x"/.exec(readFileOrEmpty("package.json"))?.[1]
  const host = /^ *NODE_VERSION = "(\d+)"$/m.exec(readFileOrEmpty("netlify.toml"))?.[1]
  expect(fromNpm).toMatch(/^\d+$/)
  expect({ host, versionManagers: readFileOrEmpty(".nvmrc").trim() }).toEqual({
    host: fromNpm,
    versionManagers: fromNpm,
  })
})
