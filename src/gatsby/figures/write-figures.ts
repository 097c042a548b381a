import type { NodePluginArgs } from "gatsby"
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { getFigureFile } from "../../domain/figures/listed-table"
import { paths } from "../../domain/paths"
import { getSiteUrl } from "../addresses"
import { getTableLabel } from "../answers/state-tables"
import { renderFiguresCsv, tableSchema } from "./figures-csv"
import { buildTermsOfUse } from "./terms-of-use"

const ofState = v.object({ slug: v.string(), table: v.object({ state: v.string() }) })
const firmSchema = v.object({ name: v.string() })

/**
 * Writes the tables of figures about the firm's states for people to download, as CSV and as JSON. The JSON is the table's own
 * file with the firm's name, the address of the page that lists them all, and how it may be used and cited. Those of an
 * earlier build are removed.
 */
export async function writeFigures({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const [firm = {}] = getNodesByType("Firm")
  const publisher = v.parse(firmSchema, firm).name
  const page = getSiteUrl({ ...firm }) + paths.figures
  const folder = join("public", paths.figures)
  for await (const old of glob("*.{csv,json}", { cwd: folder })) await rm(join(folder, old))
  await mkdir(folder, { recursive: true })
  for (const node of getNodesByType("Rates")) {
    if (!v.is(ofState, node)) continue
    const { slug } = node
    const table = v.parse(tableSchema, JSON.parse(await readFile(`content/rates/${slug}.json`, "utf8")))
    await writeFile(join("public", getFigureFile(slug, "csv")), renderFiguresCsv(table, page))
    const [checked = ""] = table.periods
      .map(period => period.checked)
      .sort()
      .reverse()
    const terms = buildTermsOfUse({ publisher, page, label: getTableLabel(table), checked })
    const json = JSON.stringify({ publisher, page, ...terms, ...table }, null, 2)
    await writeFile(join("public", getFigureFile(slug, "json")), `${json}\n`)
  }
}
