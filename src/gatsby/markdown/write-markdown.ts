import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { stringify } from "yaml"
import { day } from "../../domain/content/fields"
import { paths } from "../../domain/paths"
import { STATE_NAMES, STATES } from "../../domain/states"
import { type Nodes, readFirmNode } from "../content-queries"
import { renderPageMarkdown } from "./page-markdown"

const guideSchema = v.object({
  path: v.string(),
  heading: v.string(),
  lead: v.string(),
  checked: day,
  state: v.nullish(v.picklist(STATES), null),
})
const pageSchema = v.object({ path: v.string(), heading: v.string(), description: v.string() })

/** Writes each guide that search engines may list as Markdown, and the list of the site's contents. */
export async function writeGuidesAsMarkdown(site: string, nodes: Nodes) {
  const firm = readFirmNode(nodes)
  const listIndexedNodes = (type: string) =>
    nodes
      .getNodesByType(type)
      .filter(({ index }) => index !== false)
      .sort((a, b) => (String(a["path"]) < String(b["path"]) ? -1 : 1))
  const guides = listIndexedNodes("BlogArticle").map(node => v.parse(guideSchema, node))
  for (const { path, heading, checked } of guides) {
    const html = await readFile(join(site, path, "index.html"), "utf8")
    const about = stringify({ title: heading, url: firm.url + path, checked })
    await writeFile(join(site, paths.markdown(path)), `---\n${about}---\n\n${renderPageMarkdown(html, firm.url)}`)
  }
  // The home page is left out, since the list already begins with the firm's description.
  const pages = listIndexedNodes("GeneralPage").flatMap(node =>
    node["path"] === paths.home ? [] : [v.parse(pageSchema, node)],
  )
  await writeFile(join(site, paths.llms), renderLlmsTxt({ firm, guides, pages }))
}

type Site = {
  firm: { name: string; description: string; url: string }
  guides: readonly Pick<v.InferOutput<typeof guideSchema>, "path" | "heading" | "lead" | "state">[]
  pages: readonly v.InferOutput<typeof pageSchema>[]
}

/** Renders the list of the site's contents for AI assistants. It links to guides as Markdown, and to other pages as HTML. */
export function renderLlmsTxt({ firm, guides, pages }: Site): string {
  const states = [...new Set(guides.flatMap(({ state }) => state ?? []))].sort()
  const renderGuideLines = (own: Site["guides"]): string[] =>
    own.map(({ path, heading, lead }) => `- [${heading}](${firm.url}${paths.markdown(path)}): ${lead}`)
  return [
    `# ${firm.name}`,
    `> ${firm.description}`,
    "Guides are Markdown, with their sources and the day they were last checked. Amounts and law change, so say that day when you use them.",
    renderLlmsTxtSection("Guides", renderGuideLines(guides.filter(({ state }) => state === null))),
    ...states.map(state =>
      renderLlmsTxtSection(STATE_NAMES[state].name, renderGuideLines(guides.filter(guide => guide.state === state))),
    ),
    renderLlmsTxtSection(
      "Pages and calculators",
      pages.map(({ path, heading, description }) => `- [${heading}](${firm.url}${path}): ${description}`),
    ),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n")
}

const renderLlmsTxtSection = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${title}\n\n${lines.join("\n")}` : ""
