import { startAppLate } from "./inline-scripts"
import { keepColorMode } from "./keep-color-mode"
import { keepVisit } from "./keep-visit"
import { runPageTest } from "./run-page-test"
import { buildShortScripts } from "./short-scripts"

test.each([keepVisit, keepColorMode, runPageTest, startAppLate])(
  "the text of %p is a function, shorter and without comments",
  run => {
    const text = buildShortScripts()[run.name] ?? ""
    expect(text.length).toBeLessThan(run.toString().length)
    expect(text).not.toMatch(/\/\*| \/\/ /)
    expect(new Function(`return ${text}`)()).toHaveLength(run.length)
  },
)
