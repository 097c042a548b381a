import { STATE_NAMES, type State } from "../../domain/states"
import { paths } from "../../domain/paths"

export type Guide = { path: string; heading: string; lead: string; state: State | null }
export type GeneralPage = { path: string; heading: string; description: string }

type Site = {
  firm: { name: string; description: string; url: string }
  guides: readonly Guide[]
  pages: readonly GeneralPage[]
}

/** Renders the list of the site's contents for AI assistants. It links to guides as Markdown, and to other pages as HTML. */
export function renderLlmsTxt({ firm, guides, pages }: Site): string {
  const states = [...new Set(guides.flatMap(({ state }) => state ?? []))].sort()
  const renderGuideLines = (own: readonly Guide[]): string[] =>
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
