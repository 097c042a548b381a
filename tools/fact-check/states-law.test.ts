import { statesLaw } from "./states-law"

test.each([
  ["an Act", "The right comes from the Property Occupations Act 2014."],
  ["a section of one", "It’s an offence under section 66R."],
  ["what someone must do", "The seller must give it to you before you sign."],
  ["a cooling-off period", "The cooling-off period ends at 5 pm."],
])("%s is law", (_, text) => {
  expect(statesLaw("How long do you have?", text)).toBe(true)
})

test.each([
  ["advice", "Call your bank before you pay."],
  ["the name of a document", "Send us the Section 32 as one file."],
  ["a question for someone else", "It depends. Check whether the transfer is exempt."],
  ["a word with another meaning", "Email is fine for most things."],
])("%s isn't", (_, text) => {
  expect(statesLaw("What to send us", text)).toBe(false)
})

test("a checklist says again what other sections state", () => {
  expect(statesLaw("Checklist before you sign", "The seller must give it to you.")).toBe(false)
  expect(statesLaw(null, "The seller must give it to you.")).toBe(true)
})
