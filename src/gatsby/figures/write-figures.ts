import type { NodePluginArgs } from "gatsby"
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { paths } from "../../domain/paths"
import { getSiteUrl } from "../addresses"
import { getFigureTableLabel } from "../answers/state-tables"
import { formatDay } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import { renderFiguresCsv, tableSchema } from "./figures-csv"

const stateTable = v.object({ slug: v.string(), table: v.object({ state: v.string() }) })
const firmSchema = v.object({ name: v.string() })

type CitedTable = { publisher: string; page: string; label: string; checked: string }

/** Builds the notes in each file about how the table may be used and cited. The page that lists the tables says the same. */
export const buildTermsOfUse = ({ publisher, page, label, checked }: CitedTable) => ({
  licence: `You may use this table if you name ${publisher} and link to ${page}. Amounts and rates that a government sets are facts, and free to use. Other prices come from the company named as the source.`,
  howToCite: `${publisher}, “${label}”, checked on ${formatDay(parseIsoDate(checked))}, ${page}`,
})

/**
 * Writes the tables of figures about the firm's states for people to download, as CSV and as JSON. The JSON is the table's own
 * file with the firm's name, the address of the page that lists all tables, and how it may be used and cited. Deletes the files
 * of an earlier build.
 */
export async function writeFigureTableFiles({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const [firm = {}] = getNodesByType("Firm")
  const publisher = v.parse(firmSchema, firm).name
  const page = getSiteUrl({ ...firm }) + paths.figures
  const folder = join("public", paths.figures)
  for await (const old of glob("*.{csv,json}", { cwd: folder })) await rm(join(folder, old))
  await mkdir(folder, { recursive: true })
  for (const node of getNodesByType("Rates")) {
    if (!v.is(stateTable, node)) continue
    const { slug } = node
    const table = v.parse(tableSchema, JSON.parse(await readFile(`content/rates/${slug}.json`, "utf8")))
    await writeFile(join("public", paths.figureTable(slug, "csv")), renderFiguresCsv(table, page))
    const lastCheck = table.periods
      .map(period => period.checked)
      .sort()
      .at(-1)
    const terms = buildTermsOfUse({ publisher, page, label: getFigureTableLabel(table), checked: lastCheck ?? "" })
    const json = JSON.stringify({ publisher, page, ...terms, ...table }, null, 2)
    await writeFile(join("public", paths.figureTable(slug, "json")), `${json}\n`)
  }
}
