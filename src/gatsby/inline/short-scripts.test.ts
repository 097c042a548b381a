import { startAppLate } from "./inline-scripts"
import { keepColorModeUpToDate } from "./keep-color-mode"
import { storeVisitSourceAndPartner } from "./keep-visit"
import { assignPageTestVariant } from "./run-page-test"
import { buildShortScripts } from "./short-scripts"

test.each([storeVisitSourceAndPartner, keepColorModeUpToDate, assignPageTestVariant, startAppLate])(
  "the text of %p is a function, shorter and without comments",
  run => {
    const text = buildShortScripts()[run.name] ?? ""
    expect(text.length).toBeLessThan(run.toString().length)
    expect(text).not.toMatch(/\/\*| \/\/ /)
    expect(new Function(`return ${text}`)()).toHaveLength(run.length)
  },
)
