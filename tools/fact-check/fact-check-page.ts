import type { Checked, Fact, FactSource } from "./facts"

const INTRODUCTION = `# Fact check of all pages

Printed by \`npm run fact-check\` from the content. What a person found on ten pages is in \`docs/fact-checks/2026-11-21.md\`.

| Mark | Meaning |
| --- | --- |
| law | the text of an Act, a regulation, a bill or a judgment |
| official | a government, a land registry, or another office that runs or supervises what it's about |
| secondary | a firm, a platform, a newspaper or a guide that repeats them; the page's list of sources says so |
| no source named | nothing in the page's fields says where it comes from |

Marks of pages follow from the address of the source (\`src/domain/source-kind.ts\`). Tables of figures say theirs themselves, since there a source is official only if its own page was read.

A page has a row for each section that a source supports (\`supports\` of the page's sources, or a figure that names one), and for each whose words state law (\`tools/fact-check/states-law.ts\`): an Act, a section of one, what someone must do, penalties, cooling-off periods, or a subject of law in its headings with the words of a rule below them. Checklists, examples, common mistakes and next steps say again what other sections state. A place has a row for each point that isn't a question, and for its advice to sellers and to buyers of apartments, which rests on the points' sources. A document to send has a row if it names a source or its words state law. An answer in \`content/faqs\` has a row if it states law or names its \`source\`. Words of the glossary have no sources of their own, and no rows.

The shares count sections whose words state law, points of places and figures. The other rows are about what isn't law: what a contract usually says, how lenders and platforms work, what others charge. A section is official if one of its sources is.`

const MARKS: Record<FactSource["kind"], string> = {
  official: "official",
  statute: "law",
  own: "ours",
  "third-party": "secondary",
}

const escapeTableCell = (text: string): string => text.replace(/\|/g, "\\|").replace(/\s+/g, " ")

function renderFactTableRows({ section, sources }: Fact): string[] {
  if (sources.length === 0) return [`| ${escapeTableCell(section)} | no source named | – | – |`]
  return sources.map(
    ({ name, url, kind, checked }, i) =>
      `| ${i === 0 ? escapeTableCell(section) : ""} | [${escapeTableCell(name)}](<${url}>) | ${MARKS[kind]} | ${checked} |`,
  )
}

const renderFactTable = ({ name, file, facts }: Checked): string =>
  [
    `### ${name} (\`${file}\`)\n`,
    "| Section | Source | Mark | Checked on |",
    "| --- | --- | --- | --- |",
    ...facts.flatMap(renderFactTableRows),
  ].join("\n")

function renderFactTablesOfGroup(group: string, all: readonly Checked[]): string {
  const own = all.filter(one => one.group === group)
  const silent = own.filter(({ facts }) => facts.length === 0).map(({ name }) => `\`${name}\``)
  return [
    `## ${group}`,
    ...own.filter(({ facts }) => facts.length > 0).map(renderFactTable),
    ...(silent.length > 0 ? [`Nothing to check: ${silent.join(", ")}.`] : []),
  ].join("\n\n")
}

const SHARES = `| Kind | State law or money | On an official source | On a secondary one only | No source named | Official |
| --- | --: | --: | --: | --: | --: |`

/** One official source makes a section official. */
function renderSourceKindCounts(group: string, all: readonly Checked[]): string[] {
  const law = all.flatMap(one => (one.group === group ? one.facts : [])).filter(({ isLaw }) => isLaw)
  if (law.length === 0) return []
  const official = law.filter(({ sources }) => sources.some(({ kind }) => kind !== "third-party")).length
  const none = law.filter(({ sources }) => sources.length === 0).length
  const counts = [law.length, official, law.length - official - none, none]
  return [`| ${group} | ${counts.join(" | ")} | ${Math.round((100 * official) / law.length)} % |`]
}

export function renderFactsWithSources(all: readonly Checked[]): string {
  const groups = [...new Set(all.map(({ group }) => group))]
  const shares = [SHARES, ...groups.flatMap(group => renderSourceKindCounts(group, all))].join("\n")
  return `${[INTRODUCTION, `## Shares\n\n${shares}`, ...groups.map(group => renderFactTablesOfGroup(group, all))].join("\n\n")}\n`
}
