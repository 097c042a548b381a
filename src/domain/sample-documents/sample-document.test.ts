import { formatChecksIntro, formatQuestions, groupDocumentPartsBySection, type SamplePart } from "./sample-document"

const createPart = (id: string, section: string): SamplePart => ({
  id,
  section,
  name: id,
  about: "What it is.",
  checks: ["Check it."],
  call: "It isn’t there.",
})

test("parts are told by section, each section where it's first met", () => {
  const parts = [createPart("price", "Front page"), createPart("gst", "Choices"), createPart("land", "Front page")]
  expect(groupDocumentPartsBySection(parts).map(({ name, parts }) => [name, parts.map(({ id }) => id)])).toEqual([
    ["Front page", ["price", "land"]],
    ["Choices", ["gst"]],
  ])
})

test("the questions name the document and take a line each", () => {
  expect(formatQuestions(formatChecksIntro("A sample contract"), ["Check the price.", "Check the land."])).toBe(
    "I couldn’t answer these in my own document (A sample contract):\n- Check the price.\n- Check the land.",
  )
})
