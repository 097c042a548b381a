import type { NodePluginArgs } from "gatsby"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { stringify } from "yaml"
import { day } from "../../domain/content/fields"
import { siteSchema } from "../../domain/content/site"
import { paths } from "../../domain/paths"
import { STATES } from "../../domain/states"
import { getSiteUrl } from "../addresses"
import { renderLlmsTxt } from "./llms-txt"
import { renderPageMarkdown } from "./page-markdown"

const guideSchema = v.object({
  path: v.string(),
  heading: v.string(),
  lead: v.string(),
  checked: day,
  state: v.nullish(v.picklist(STATES), null),
})
const pageSchema = v.object({ path: v.string(), heading: v.string(), description: v.string() })
const firmSchema = v.pick(v.object(siteSchema.entries), ["name", "description"])

/**
 * Writes a Markdown version of each guide that search engines may list beside its page in the folder `site`, and the list of
 * the site's contents.
 */
export async function writeGuidesAsMarkdown(site: string, { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) {
  const [firm = {}] = getNodesByType("Firm")
  const url = getSiteUrl({ ...firm })
  const listIndexedNodes = (type: string) =>
    getNodesByType(type)
      .filter(({ index }) => index !== false)
      .sort((a, b) => (String(a["path"]) < String(b["path"]) ? -1 : 1))
  const guides = listIndexedNodes("BlogArticle").map(node => v.parse(guideSchema, node))
  for (const { path, heading, checked } of guides) {
    const html = await readFile(join(site, path, "index.html"), "utf8")
    const about = stringify({ title: heading, url: url + path, checked })
    await writeFile(join(site, paths.markdown(path)), `---\n${about}---\n\n${renderPageMarkdown(html, url)}`)
  }
  // The home page is left out, since the list already begins with the firm's description.
  const pages = listIndexedNodes("GeneralPage").flatMap(node =>
    node["path"] === paths.home ? [] : [v.parse(pageSchema, node)],
  )
  await writeFile(join(site, paths.llms), renderLlmsTxt({ firm: { ...v.parse(firmSchema, firm), url }, guides, pages }))
}
