import * as v from "valibot"

type Overrides = { readonly [name: string]: string | Overrides }

const overridesSchema: v.GenericSchema<Overrides> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => overridesSchema)]),
)

/** The parts of `package.json` that pin a package to one version, replace it, or let its install script run. */
export const packageSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
  overrides: v.optional(overridesSchema, {}),
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
})

export type PackageFile = v.InferOutput<typeof packageSchema>

/** What needs a reason: a pin, an override or an install script, by its name and value in `package.json`. */
export type Entry = { name: string; value: string }

const EXACT = /^\d+\.\d+\.\d+(?:[-+].*)?$/

/** The dependencies whose range is one exact version. */
export const exactPins = ({ dependencies, devDependencies }: PackageFile): Entry[] =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => EXACT.test(range))
    .map(([name, value]) => ({ name, value }))

/** The overrides; one for the dependencies of a package is named `package > dependency`. */
export const listOverrides = ({ overrides }: PackageFile): Entry[] => flat(overrides, "")

const flat = (overrides: Overrides, before: string): Entry[] =>
  Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === "string" ? [{ name: `${before}${name}`, value }] : flat(value, `${before}${name} > `),
  )

/** The packages whose install scripts may run. */
export const allowedScripts = ({ allowScripts }: PackageFile): Entry[] =>
  Object.entries(allowScripts)
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => ({ name, value: "true" }))

/** A row of a table that says why an entry is there. */
export type Row = Entry & { reason: string }

const ROW = /^\| `(?<name>[^`]+)` +\| `(?<value>[^`]+)` +\| (?<reason>.*?) +\|$/

/** The rows of the tables of a Markdown section, which is found by its `## ` heading. */
export function parseRows(markdown: string, heading: string): Row[] {
  const section = markdown.split(/^## /m).find(one => one.startsWith(`${heading}\n`)) ?? ""
  return section.split("\n").flatMap(line => {
    const { name, value, reason } = ROW.exec(line)?.groups ?? {}
    return name && value && reason !== undefined ? [{ name, value, reason }] : []
  })
}
