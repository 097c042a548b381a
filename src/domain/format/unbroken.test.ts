import { preventBreaksBeforeNumbers } from "../text-formats"

test.each([
  ["What must a Section 32 include?", "What must a Section\u00a032 include?"],
  ["Stage 2: Form 2 and section 66W", "Stage 2: Form\u00a02 and section\u00a066W"],
  ["Which form do I need?", "Which form do I need?"],
  ["A platform 9 metres long", "A platform 9 metres long"],
])("of %j no line ends between a word and its number", (heading, unbrokenHeading) => {
  expect(preventBreaksBeforeNumbers(heading)).toBe(unbrokenHeading)
  expect(preventBreaksBeforeNumbers(unbrokenHeading)).toBe(unbrokenHeading)
})
