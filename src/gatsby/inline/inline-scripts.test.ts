import { keepColorMode } from "../../lib/color-mode"
import { inlineScript, lateStart } from "./inline-scripts"
import { keepVisit } from "./keep-visit"

test.each([keepColorMode, keepVisit, lateStart])("no comment of %p is sent with every page", run => {
  expect(run.toString()).not.toMatch(/\/\*\*| \/\/ /)
})

test("a script's arguments are texts, whatever is in them", () => {
  const run = (one: string, other: string): void => void [one, other]
  expect(inlineScript()(run, '"', "\\d")).toMatch(/\)\("\\"","\\\\d"\)$/)
})
