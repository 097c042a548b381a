import { chooseAustralianStateToShow } from "../../lib/pick-state"
import { createInlineScript } from "./inline-scripts"

test("no comment is sent with a function that isn't made short", () => {
  expect(chooseAustralianStateToShow.toString()).not.toMatch(/\/\*\*| \/\/ /)
})

test("a script's arguments are texts, whatever is in them", () => {
  const runNothing = (one: string, other: string): void => void [one, other]
  expect(createInlineScript()(runNothing, '"', "\\d")).toMatch(/\)\("\\"","\\\\d"\)$/)
})
