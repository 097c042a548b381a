import { existsSync } from "node:fs"
import { join } from "node:path"
import { feeTableSchema, rateTableSchema } from "../src/domain/figures/schemas"
import { keyDateTableSchema } from "../src/domain/key-dates/tables"
import { isTableForStates, type State } from "../src/domain/states"
import { writeFileIfChanged, writeFirmData } from "../src/gatsby/firm-data"
import { readFirmFile } from "../src/gatsby/firm-file"
import { runMainAndPrintError } from "./run-command"

const FOLDER = "src/domain/firm"
const HEAD = "// Written from content/site.yaml by `npx tsx tools/write-firm.ts`: change that file."

type Table = { path: string; name: string }

type Options = readonly { entries: { table: { literal: string } } }[]

const toCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, first: string) => first.toUpperCase())

const listTablesForStates = (folder: "rates" | "fees", options: Options, states: readonly State[]): Table[] =>
  options
    .map(option => option.entries.table.literal)
    .filter(table => isTableForStates(states, table))
    .sort()
    .map(table => ({ path: `content/${folder}/${table}.json`, name: toCamelCase(table) }))

const listFigureTables = (states: readonly State[]): Table[] => [
  ...listTablesForStates("rates", rateTableSchema.options, states),
  ...listTablesForStates("fees", feeTableSchema.options, states),
]

const listKeyDateTables = (states: readonly State[]): Table[] =>
  listTablesForStates("rates", keyDateTableSchema.options, states)

const renderTableImports = (tables: readonly Table[], exportName: string, comment: string): string =>
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

/** Renders the files, by path, that tell code in which states the firm acts. Prettier doesn't change them. */
export const renderFirmSettingsAsTypeScript = (
  states: readonly State[],
  passedOnAtCost = false,
): Record<string, string> => ({
  [`${FOLDER}/states.ts`]: [
    HEAD,
    "/** The states in which the firm acts, in its own order. */",
    `export const ourStates = [${states.map(state => `"${state}"`).join(", ")}] as const`,
    "/** Whether the firm passes on what others charge without adding anything. */",
    `export const isPassedOnAtCost: boolean = ${passedOnAtCost}`,
    "",
  ].join("\n"),
  [`${FOLDER}/figure-tables.ts`]: renderTableImports(
    listFigureTables(states),
    "figureTables",
    "/** What governments and the firm charge in those states, and the words of a quote. */",
  ),
  [`${FOLDER}/key-date-tables.ts`]: renderTableImports(
    listKeyDateTables(states),
    "tablesOfKeyDates",
    "/** The rules and holidays by which key dates are counted in those states. */",
  ),
})

/**
 * Runs before Gatsby starts, which would load the old files. Nothing is written if the firm's file is invalid: the
 * content check reports that.
 *
 * @throws Error that lists missing tables that one of the firm's states needs.
 */
export function writeFirmSettingsAsTypeScript(root: string): void {
  const { states, passedOnAtCost } = readFirmFile(join(root, "content"))
  if (!states) return
  const missing = [...listFigureTables(states), ...listKeyDateTables(states)].filter(
    ({ path }) => !existsSync(join(root, path)),
  )
  if (missing.length > 0) {
    const where = `content/site.yaml says that the firm acts in ${states.join(", ")}, for which this file is needed`
    throw new Error(missing.map(({ path }) => `${path} isn't there: ${where}`).join("\n"))
  }
  for (const [path, text] of Object.entries(renderFirmSettingsAsTypeScript(states, passedOnAtCost)))
    writeFileIfChanged(join(root, path), text)
  writeFirmData(root)
}

if (require.main === module) void runMainAndPrintError(() => writeFirmSettingsAsTypeScript("."))
