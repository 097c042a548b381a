import { screen, within } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import type { State } from "../../domain/states"
import { buildJobAnswers } from "../../testing/a-job"
import { showWithFirmStates } from "../../testing/load-acting-in"

const show = (states: readonly State[], start: "whole" | "states" = "whole") =>
  showWithFirmStates(states, async () => {
    const { InteractiveCalculator } = await import("./interactive-calculator")
    return <InteractiveCalculator state={states[0]} start={start} />
  })

const summaries = () => [...document.querySelectorAll("summary")].map(({ textContent }) => textContent)

const DATES = "Compare with another price or date"
const FIRMS = "Compare another firm’s quote"

test.each<[State[], string[]]>([
  [["VIC"], [DATES, FIRMS]],
  [
    ["VIC", "QLD"],
    ["The same job in the other state", DATES, FIRMS],
  ],
  [
    ["NSW", "VIC", "QLD"],
    ["The same job in the other states", DATES, FIRMS],
  ],
])("for a firm in %j the comparisons are %j", async (states, titles) => {
  await show(states)
  expect(summaries().slice(1)).toEqual(titles)
  const answers = [...document.querySelectorAll<HTMLInputElement>("[name=state]")]
  expect(answers.map(({ value, checked }) => [value, checked])).toEqual(
    states.map((state, index) => [state, index === 0]),
  )
})

test.each<[State[], number]>([
  [["NSW"], 0],
  [["NSW", "QLD"], 1],
])("of a firm in %j, a page that begins with the states opens %d comparison", async (states, open) => {
  await show(states, "states")
  expect(document.querySelectorAll("details[open]")).toHaveLength(open)
})

test.each<[State[], string]>([
  [["NSW"], "Change what we assumed (12)"],
  [["VIC"], "Change what we assumed (13)"],
  [["QLD", "NSW"], "Change what we assumed (12)"],
])("for a firm in %j more is asked under: %s", async (states, title) => {
  await show(states)
  expect(summaries()[0]).toBe(title)
})

test.each<[State[], string, string[]]>([
  [["QLD", "VIC"], "two states", ["Queensland", "Victoria"]],
  [["NSW", "VIC", "QLD"], "three states", ["New South Wales", "Victoria", "Queensland"]],
])("a firm in %j compares %s", async (states, count, columns) => {
  await showWithFirmStates(states, async () => {
    const { CompareStates } = await import("./comparison-tables")
    return <CompareStates job={buildJobAnswers()} on={null} today={parseIsoDate("2026-11-21")} />
  })
  const table = within(screen.getByRole("region", { name: new RegExp(`^The same answers in ${count}, with duty`) }))
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Line", ...columns])
})
