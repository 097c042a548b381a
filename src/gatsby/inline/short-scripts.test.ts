import { lateStart } from "./inline-scripts"
import { keepVisit } from "./keep-visit"
import { shortScripts } from "./short-scripts"

test.each([keepVisit, lateStart])("the text of %p is a function, and shorter", run => {
  const text = shortScripts()[run.name] ?? ""
  expect(text.length).toBeLessThan(run.toString().length)
  expect(new Function(`return ${text}`)()).toHaveLength(run.length)
})
