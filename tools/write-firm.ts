import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { feeTableSchema, rateTableSchema } from "../src/domain/figures/schemas"
import { keyDateTableSchema } from "../src/domain/key-dates/tables"
import { isTableForStates, type State } from "../src/domain/states"
import { readFirmFile } from "../src/gatsby/firm-file"
import { runMain } from "./run-command"

const FOLDER = "src/domain/firm"
const HEAD = "// Written from content/site.yaml by `npx tsx tools/write-firm.ts`: change that file."

/** A table by the path of its file, and the name under which code imports it. */
type Table = { path: string; name: string }

type Options = readonly { entries: { table: { literal: string } } }[]

const toCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, first: string) => first.toUpperCase())

/** The tables of `options` that are of `states` or of none, in the order of their names. */
const listTables = (folder: "rates" | "fees", options: Options, states: readonly State[]): Table[] =>
  options
    .map(option => option.entries.table.literal)
    .filter(table => isTableForStates(states, table))
    .sort()
    .map(table => ({ path: `content/${folder}/${table}.json`, name: toCamelCase(table) }))

const listFigureTables = (states: readonly State[]): Table[] => [
  ...listTables("rates", rateTableSchema.options, states),
  ...listTables("fees", feeTableSchema.options, states),
]

const listKeyDateTables = (states: readonly State[]): Table[] => listTables("rates", keyDateTableSchema.options, states)

/** A file that imports `tables` and lists them as `exportName`. */
const renderTableFile = (tables: readonly Table[], exportName: string, comment: string): string =>
  [
    HEAD,
    ...tables.map(({ path, name }) => `import ${name} from "../../../${path}"`),
    "",
    comment,
    `export const ${exportName}: readonly unknown[] = [`,
    ...tables.map(({ name }) => `  ${name},`),
    "]",
    "",
  ].join("\n")

/** The texts of the files that say to code in which states the firm acts, by their paths. Prettier leaves them alone. */
export const renderFirmFiles = (states: readonly State[]): Record<string, string> => ({
  [`${FOLDER}/states.ts`]: [
    HEAD,
    "/** The states in which the firm acts, in its own order. */",
    `export const ourStates = [${states.map(state => `"${state}"`).join(", ")}] as const`,
    "",
  ].join("\n"),
  [`${FOLDER}/figure-tables.ts`]: renderTableFile(
    listFigureTables(states),
    "figureTables",
    "/** What governments and the firm charge in those states, and the words of a quote. */",
  ),
  [`${FOLDER}/key-date-tables.ts`]: renderTableFile(
    listKeyDateTables(states),
    "tablesOfKeyDates",
    "/** The rules and holidays by which key dates are counted in those states. */",
  ),
})

/**
 * Writes `src/domain/firm` as `content/site.yaml` has it, for pages, functions and commands alike. It runs before Gatsby
 * does, which would load the files as they were. Nothing is written where they are right already, nor where the firm's file
 * can't be read: the content check says what's wrong with it.
 *
 * @param root The folder of the project.
 * @throws Error that lists the tables which a state of the firm needs and which aren't there.
 */
export function writeFirm(root: string): void {
  const states = readFirmFile(join(root, "content")).states
  if (!states) return
  const missing = [...listFigureTables(states), ...listKeyDateTables(states)].filter(
    ({ path }) => !existsSync(join(root, path)),
  )
  if (missing.length > 0) {
    const where = `content/site.yaml says that the firm acts in ${states.join(", ")}, for which this file is needed`
    throw new Error(missing.map(({ path }) => `${path} isn't there: ${where}`).join("\n"))
  }
  for (const [path, text] of Object.entries(renderFirmFiles(states))) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (require.main === module) void runMain(() => writeFirm("."))
