import { keepColorMode } from "../../lib/color-mode"
import { inlineScript, lateStart } from "./inline-scripts"
import { keepVisit } from "./keep-visit"

test.each([keepColorMode, keepVisit, lateStart])("no comment of %p is sent with every page", run => {
  expect(run.toString()).not.toMatch(/\/\*\*| \/\/ /)
})

test("a script's arguments are texts, whatever is in them", () => {
  expect(inlineScript()(lateStart, '"', "\\d", "a", "b")).toMatch(/\)\("\\"","\\\\d","a","b"\)$/)
})
