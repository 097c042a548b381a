import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { day } from "../../domain/content/fields"
import { escapeSpreadsheetFormula, formatCsvRow } from "../../domain/csv"
import { source } from "../../domain/figures/schema-parts"
import { paths } from "../../domain/paths"
import { type Nodes, readFirmNode } from "../content-queries"
import { formatDay } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { figureTableSchema, getFigureTableLabel, type FigureTable } from "../answers/state-tables"

const stateTable = v.object({ slug: v.string(), table: v.object({ state: v.string() }) })

type CitedTable = { publisher: string; page: string; label: string; checked: IsoDate }

/** Builds the notes in each file about how the table may be used and cited. The page that lists the tables says the same. */
export const buildTermsOfUse = ({ publisher, page, label, checked }: CitedTable) => ({
  licence: `You may use this table if you name ${publisher} and link to ${page}. Amounts and rates that a government sets are facts, and free to use. Other prices come from the company named as the source.`,
  howToCite: `${publisher}, “${label}”, read on ${formatDay(checked)}, ${page}`,
})

/** As CSV and as JSON, with how each table may be used and cited. Deletes the files of an earlier build. */
export async function writeFigureTableFiles(nodes: Nodes): Promise<void> {
  const { name: publisher, url } = readFirmNode(nodes)
  const page = url + paths.figures
  const folder = join("public", paths.figures)
  for await (const old of glob("*.{csv,json}", { cwd: folder })) await rm(join(folder, old))
  await mkdir(folder, { recursive: true })
  for (const node of nodes.getNodesByType("Rates")) {
    if (!v.is(stateTable, node)) continue
    const { slug } = node
    const table = v.parse(figureTableSchema, JSON.parse(await readFile(`content/rates/${slug}.json`, "utf8")))
    await writeFile(join("public", paths.figureTable(slug, "csv")), renderFiguresCsv(table, page))
    const checks = table.periods.map(period => period.checked).sort()
    const lastCheck = v.parse(day, checks.at(-1))
    const terms = buildTermsOfUse({ publisher, page, label: getFigureTableLabel(table), checked: lastCheck })
    const json = JSON.stringify({ publisher, page, ...terms, ...table }, null, 2)
    await writeFile(join("public", paths.figureTable(slug, "json")), `${json}\n`)
  }
}

const COLUMNS = [
  ...["table", "state", "from", "until", "checked"],
  ...["source", "source address", "set by", "read", "entry", "value", "licence and how to cite"],
]

/** Negative numbers stay numbers. */
const formatCell = (value: unknown): string =>
  typeof value === "string" ? escapeSpreadsheetFormula(value) : String(value ?? "")

type From = FigureTable["periods"][number]["source"]

/** The source of an amount or a date, if it differs from the period's. */
const claim = v.looseObject({ source: v.optional(source) })

type Entry = { name: string; value: unknown; from: From }

/** Lists the figures inside `value`, each with its path as its name: `brackets.1.over`. Positions in lists are counted from 1. */
function listTableFigures(value: unknown, from: From, way: readonly (string | number)[] = []): Entry[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => listTableFigures(one, from, [...way, i + 1]))
  if (!v.is(claim, value)) return [{ name: way.join("."), value, from }]
  const { source = from, ...figures } = value
  return Object.entries(figures).flatMap(([name, one]) => listTableFigures(one, source, [...way, name]))
}

/** Has a row for each figure of each period. `page` is the address of the page that says how the table may be used and cited. */
export function renderFiguresCsv({ table, state, periods }: FigureTable, page: string): string {
  const rows = periods.flatMap(({ from, until, checked, source, ...figures }) =>
    listTableFigures(figures, source).map(({ name, value, from: of }) => [
      ...[table, state, from, until, checked],
      ...[of.name, of.url, of.setBy, of.read, name, value, page],
    ]),
  )
  return [COLUMNS, ...rows].map(row => formatCsvRow(row.map(formatCell))).join("")
}
