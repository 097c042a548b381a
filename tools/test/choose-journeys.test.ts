import { chooseDailyBrowserTests, parsePlaywrightTestList } from "./choose-journeys"

const buildPlaywrightSpec = (title: string, tags: string[] = []) => ({ title, file: "quote.spec.ts", tags })

test("a journey is named by its file, its groups and its title", () => {
  const output = JSON.stringify({
    suites: [
      {
        ...{
          title: "quote.spec.ts",
          file: "quote.spec.ts",
          specs: [buildPlaywrightSpec("a quote is sent", ["daily"])],
        },
        suites: [{ title: "at 360 pixels", file: "quote.spec.ts", specs: [buildPlaywrightSpec("the total is seen")] }],
      },
    ],
  })
  expect(parsePlaywrightTestList(output)).toEqual([
    { name: "quote.spec.ts › a quote is sent", tags: ["daily"] },
    { name: "quote.spec.ts › at 360 pixels › the total is seen", tags: [] },
  ])
})

const buildTaggedJourneys = (tag: string) =>
  Array.from({ length: 30 }, (_, n) => ({ name: `${tag} ${n}`, tags: [tag] }))
const rest = Array.from({ length: 100 }, (_, n) => ({ name: `other ${n}`, tags: [] }))
const all = [...buildTaggedJourneys("daily"), ...buildTaggedJourneys("nightly"), ...rest]

test("a daily run has every daily journey, no nightly one, and twelve of the others", () => {
  const journeys = chooseDailyBrowserTests(all, 1)
  expect(journeys.slice(0, 30)).toEqual(buildTaggedJourneys("daily").map(({ name }) => name))
  expect(journeys).toHaveLength(42)
  expect(new Set(journeys).size).toBe(42)
  expect(journeys.filter(name => name.startsWith("nightly"))).toEqual([])
})

test("the same seed draws the same journeys, another draws others", () => {
  expect(chooseDailyBrowserTests(all, 5)).toEqual(chooseDailyBrowserTests(all, 5))
  expect(chooseDailyBrowserTests(all, 6)).not.toEqual(chooseDailyBrowserTests(all, 5))
})
