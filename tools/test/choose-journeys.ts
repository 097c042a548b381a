import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter"
import { createRandomNumberGenerator } from "../../src/harness/chances"

/** How many journeys a daily run has beside those that are always in it. */
const DRAWN = 20

/** A journey as Playwright lists it: its file, its groups and its title. */
export type Journey = { name: string; tags: readonly string[] }

/** The journeys in what `playwright test --list --reporter=json` prints, named as `--test-list` takes them. */
export function parseJourneys(output: string): Journey[] {
  const listJourneys = (suites: readonly JSONReportSuite[], groups: readonly string[]): Journey[] =>
    suites.flatMap(({ title, file, specs, suites: inner = [] }) => {
      const own = title === file ? groups : [...groups, title]
      const journeys = specs.map(spec => ({ name: [spec.file, ...own, spec.title].join(" › "), tags: spec.tags }))
      return [...journeys, ...listJourneys(inner, own)]
    })
  const { suites }: JSONReport = JSON.parse(output)
  return listJourneys(suites, [])
}

/**
 * The names of the journeys of a daily run: those tagged `daily`, and twenty that `seed` draws from the rest, so that each is
 * run every few weeks. Those tagged `nightly` are left out: they take minutes, or need more than one build.
 */
export function chooseDailyJourneys(journeys: readonly Journey[], seed: number): string[] {
  const listNames = (some: readonly Journey[]): string[] => some.map(({ name }) => name)
  const rest = journeys.filter(({ tags }) => !tags.includes("daily") && !tags.includes("nightly"))
  const chance = createRandomNumberGenerator(seed)
  const drawnNames = listNames(rest)
    .map(name => ({ name, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, DRAWN)
    .map(({ name }) => name)
  return [...listNames(journeys.filter(({ tags }) => tags.includes("daily"))), ...drawnNames]
}
