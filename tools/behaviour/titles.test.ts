import { doesTestNameMatchTitle } from "./titles"

test.each([
  ["a plain one", "a plain one", true],
  ["a plain one", "a plain", false],
  ["${path} is not found", "${path} is not found", true],
  ["${path} is not found", "/x is not found", true],
  ["${path} is not found", "is not found", false],
  ["on a %s at %s", "on a Monday at 08:30", true],
  ["the mode $mode (of two)", "the mode dark (of two)", true],
  ["%s", "anything", false],
])("the title %j for the name %j: %s", (title, testName, fits) => {
  expect(doesTestNameMatchTitle(title, testName)).toBe(fits)
})
