import type { Fact } from "./facts"
import { adviceOfPlace } from "./place-advice"

const point = (name: string, kind: "official" | "third-party"): Fact => ({
  section: `It says ${name}.`,
  sources: [{ name, url: `https://${name}.example/`, kind, checked: "2026-11-21" }],
  isLaw: true,
})

test("advice rests on the sources of the place's points, best first, and isn't law", () => {
  const fields = { selling: "Keep the letter.", apartments: "Read the by-laws." }
  const facts = adviceOfPlace(fields, [point("paper", "third-party"), point("council", "official")])
  expect(facts.map(({ section, sources, isLaw }) => [section, sources.map(({ name }) => name), isLaw])).toEqual([
    ["Selling here", ["council", "paper"], false],
    ["Buying an apartment here", ["council", "paper"], false],
  ])
})

test("a place without apartments, or whose points only ask, has no row for them", () => {
  expect(adviceOfPlace({ selling: "Keep the letter." }, [point("council", "official")])).toHaveLength(1)
  expect(adviceOfPlace({ selling: "Keep the letter." }, [])).toEqual([])
  expect(adviceOfPlace({}, [point("council", "official")])).toEqual([])
})
