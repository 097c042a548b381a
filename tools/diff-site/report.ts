import type { Difference, SiteDifferences } from "./differences"

const NAMED = 5

/** A comment on GitHub has at most 65,536 characters. */
export const LONGEST_COMMENT = 60_000

/** Renders the changes as Markdown of about `longest` characters at most. */
export function renderSiteDifferenceReport({ gone, added, changed }: SiteDifferences, longest = Infinity): string {
  if (gone.length + added.length + changed.length === 0) return "# What changed on the site\n\nNothing.\n"
  const parts = [
    ...renderReportSection(`Addresses gone (${gone.length})`, gone),
    ...renderReportSection(`New addresses (${added.length})`, added),
    ...renderReportSection(
      "Changed on several pages",
      changed.filter(isOnSeveralPages).map(formatChangeOnSeveralPages),
    ),
    ...renderDifferencesByPage(changed.filter(one => !isOnSeveralPages(one))),
  ]
  return shortenReport(["# What changed on the site", ...parts].join("\n\n"), longest)
}

const isOnSeveralPages = ({ paths }: Difference): boolean => paths.length > 1

const renderReportSection = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.map(line => `- ${line}`).join("\n")] : []

function formatChangeOnSeveralPages({ what, paths }: Difference): string {
  const rest = paths.length - NAMED
  return `${what} (${paths.length} pages: ${paths.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""})`
}

function renderDifferencesByPage(differences: readonly Difference[]): string[] {
  const pages = new Map<string, string[]>()
  for (const { what, paths } of differences)
    for (const path of paths) pages.set(path, [...(pages.get(path) ?? []), what])
  return [...pages].flatMap(([path, lines]) => renderReportSection(path, lines))
}

function shortenReport(report: string, longest: number): string {
  if (report.length <= longest) return `${report}\n`
  const wholeLines = report.slice(0, report.lastIndexOf("\n", longest))
  return `${wholeLines}\n\nThat isn’t all: \`npm run diff:site\` prints the whole list.\n`
}
