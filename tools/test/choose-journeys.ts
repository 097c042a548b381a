import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter"
import { createRandomNumberGenerator } from "../../src/harness/chances"

const DRAWN = 12

/** The name has the journey's file, groups and title, as in Playwright's list. */
export type Journey = { name: string; tags: readonly string[] }

/** Parses the output of `playwright test --list --reporter=json`. Names have the format of `--test-list`. */
export function parsePlaywrightTestList(output: string): Journey[] {
  const listSuiteJourneys = (suites: readonly JSONReportSuite[], groups: readonly string[]): Journey[] =>
    suites.flatMap(({ title, file, specs, suites: inner = [] }) => {
      const own = title === file ? groups : [...groups, title]
      const journeys = specs.map(spec => ({ name: [spec.file, ...own, spec.title].join(" › "), tags: spec.tags }))
      return [...journeys, ...listSuiteJourneys(inner, own)]
    })
  const { suites }: JSONReport = JSON.parse(output)
  return listSuiteJourneys(suites, [])
}

/**
 * Those tagged `daily`, and twelve of the others by `seed`, so that each runs every few weeks. Nightly ones take
 * minutes.
 */
export function chooseDailyBrowserTests(journeys: readonly Journey[], seed: number): string[] {
  const listJourneyNames = (some: readonly Journey[]): string[] => some.map(({ name }) => name)
  const rest = journeys.filter(({ tags }) => !tags.includes("daily") && !tags.includes("nightly"))
  const drawnNames = createShuffle(seed)(listJourneyNames(rest)).slice(0, DRAWN)
  return [...listJourneyNames(journeys.filter(({ tags }) => tags.includes("daily"))), ...drawnNames]
}

/** Creates a function that returns all items in random order. Equal seeds give equal orders. */
export function createShuffle(seed: number): <T>(all: readonly T[]) => T[] {
  const chance = createRandomNumberGenerator(seed)
  return all =>
    all
      .map(one => ({ one, place: chance() }))
      .sort((one, other) => one.place - other.place)
      .map(({ one }) => one)
}
