import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type AllEmailWords, EMAIL_NAMES } from "../src/domain/content/email-schema"
import { feeTableSchema, rateTableSchema } from "../src/domain/figures/schemas"
import { keyDateTableSchema } from "../src/domain/key-dates/tables"
import { isTableForStates, type State } from "../src/domain/states"
import { typesByKind } from "../src/gatsby/content-types"
import { parseContentEntry } from "../src/gatsby/content-types/read-entry"
import { readFirmFile } from "../src/gatsby/firm-file"
import { writeOffersFile } from "../src/gatsby/offers-file"
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

/** Renders the words of the emails to visitors, with the firm's own words filled in, as code for the functions that send them. */
const renderEmailWords = (words: AllEmailWords): string =>
  [
    "// Written from content/emails by `npx tsx tools/write-firm.ts`: change those files.",
    "// prettier-ignore",
    `export const emailWords = ${JSON.stringify(words, null, 2)}`,
    "",
  ].join("\n")

/** Reads the words of all emails. Null if one is missing or invalid: the content check reports that. */
function readEmailWords(content: string): AllEmailWords | null {
  const entries = EMAIL_NAMES.map(name => {
    const file = join(content, "emails", `${name}.yaml`)
    const text = existsSync(file) ? readFileSync(file, "utf8") : ""
    const result = parseContentEntry(typesByKind.email, name, text, readFirmFile(content))
    return [name, result.ok ? result.entry.fields : null] as const
  })
  return entries.every(([, words]) => words !== null) ? (Object.fromEntries(entries) as AllEmailWords) : null
}

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
  const words = readEmailWords(join(root, "content"))
  const rendered = {
    ...renderFirmSettingsAsTypeScript(states, passedOnAtCost),
    ...(words && { [`${FOLDER}/email-words.ts`]: renderEmailWords(words) }),
  }
  for (const [path, text] of Object.entries(rendered)) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeOffersFile(root)
}

if (require.main === module) void runMainAndPrintError(() => writeFirmSettingsAsTypeScript("."))
