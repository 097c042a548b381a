import type { Checked, Fact } from "./facts"

/** How many sections of a group state law, and what these rest on. One with an official source and another is official. */
export type Share = { group: string; law: number; official: number; secondary: number; none: number }

const isOfficial = ({ sources }: Fact): boolean => sources.some(({ kind }) => kind !== "third-party")

function calculateShare(group: string, facts: readonly Fact[]): Share {
  const law = facts.filter(({ isLaw }) => isLaw)
  const official = law.filter(isOfficial).length
  const none = law.filter(({ sources }) => sources.length === 0).length
  return { group, law: law.length, official, none, secondary: law.length - official - none }
}

/** The share of each group, in the order in which they come. */
export function calculateShares(all: readonly Checked[]): Share[] {
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.map(name =>
    calculateShare(
      name,
      all.filter(({ group }) => group === name).flatMap(({ facts }) => facts),
    ),
  )
}

/** A table of shares in Markdown. Groups that state no law are left out. */
export function renderSharesTable(shares: readonly Share[]): string {
  const rows = shares
    .filter(({ law }) => law > 0)
    .map(({ group, law, official, secondary, none }) => {
      const percent = `${Math.round((100 * official) / law)} %`
      return `| ${group} | ${law} | ${official} | ${secondary} | ${none} | ${percent} |`
    })
  return [
    "| Kind | State law or money | On an official source | On a secondary one only | No source named | Official |",
    "| --- | --: | --: | --: | --: | --: |",
    ...rows,
  ].join("\n")
}
