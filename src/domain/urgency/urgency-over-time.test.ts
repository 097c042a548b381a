import { drawSample } from "../../testing/draw-sample"
import { parseLocalTime, buildSignedSale, urgencyTables as tables, type FactChanges } from "../../testing/urgency-facts"
import { addDays, parseIsoDate } from "../iso-date"
import { STATES } from "../states"
import { calculateSaleUrgency } from "./urgency"
import { LEVELS } from "./urgency-types"

const getLevelRank = (level: (typeof LEVELS)[number]): number => LEVELS.length - LEVELS.indexOf(level)

describe.each(STATES)("in %s", state => {
  // Before Easter, in winter, before the clocks change, before Cup Day and before Christmas.
  const days = ["2026-03-31", "2026-06-03", "2026-09-28", "2026-10-29", "2026-12-18"]
  const variants: FactChanges[] = [
    { state },
    { state, finance: { days: 14 }, buildingAndPest: { days: 7 }, insured: "no" },
    { state, side: "selling", mortgageOnSale: "yes" },
    { state, waived: true, missingDocument: "yes", statementReceived: "no" },
  ]
  const allCases = days.flatMap(on => variants.map(more => ({ on, more })))
  const cases = drawSample(allCases, ({ more }) => [String(variants.indexOf(more))])

  // In the first weeks just before and after midnight and 5 pm, by the state's own clock; in later weeks noon. At 5 pm itself,
  // a date at 5 pm no longer comes nearer.
  const edges = ["00:01", "16:59", "17:01", "23:59"]
  const timesFrom = (on: string): Date[] =>
    Array.from({ length: 50 }, (_, days) => ({
      day: addDays(parseIsoDate(on), days),
      clocks: days < 16 ? edges : ["12:00"],
    })).flatMap(({ day, clocks }) => clocks.map(clock => parseLocalTime(state, `${day} ${clock}`)))

  test("the level never drops while the same first date comes nearer", () => {
    for (const { on, more } of cases) {
      const facts = buildSignedSale(on, { finance: undefined, insured: undefined, ...more })
      const [first = new Date(), ...later] = timesFrom(on)
      let before = calculateSaleUrgency([facts], first, tables)
      for (const now of later) {
        const after = calculateSaleUrgency([facts], now, tables)
        const isSame = JSON.stringify(after.firstDate) === JSON.stringify(before.firstDate)
        const drops =
          isSame && (after.hoursLeft ?? -1) >= 0 && getLevelRank(after.urgency) < getLevelRank(before.urgency)
        if (drops) throw new Error(JSON.stringify({ on, more, now, before, after }))
        before = after
      }
    }
  })

  test("a buyer's signed contract without a date is never below today", () => {
    for (const { on, more } of allCases) {
      const facts = { ...buildSignedSale(on, more), side: "buying" as const, contractDate: null }
      expect(["now", "today"]).toContain(calculateSaleUrgency([facts], parseLocalTime(state, on), tables).urgency)
    }
  })
})
