import { doesSectionStateLaw } from "./states-law"

test.each([
  ["an Act", "The right comes from the Property Occupations Act 2014."],
  ["a section of one", "It’s an offence under section 66R."],
  ["what someone must do", "The seller must give it to you before you sign."],
  ["a cooling-off period", "The cooling-off period ends at 5 pm."],
])("%s is law", (_, text) => {
  expect(doesSectionStateLaw(["How long do you have?"], text)).toBe(true)
})

test.each([
  [
    "When does cooling-off start and end?",
    "Clear means the day you sign doesn’t count. You have to give notice in time.",
  ],
  ["When is there no cooling-off period?", "You’re a company, or an estate agent."],
  ["How much does it cost to cool off?", "The seller can keep more as the price goes up."],
  ["When no certificate is needed", "There are exceptions. One firm’s guide lists transfers under family law."],
  ["Stamp duty when you buy", "The documents have to be lodged within 30 days after the agreement is made."],
  ["First home concession: established homes", "The result can’t be less than nil. So up to $700,000 you pay nothing."],
  ["Home concession: if you’ll live there", "There’s no price limit. Up to $350,000: $1.00 for each $100."],
  ["When do you pay stamp duty?", "General guides give 30 days from settlement as the latest date."],
  ["Foreign buyers", "It’s 9% from 1 January 2025."],
  ["Renovations and owner-builder work", "A contract may have to include an insurance certificate for the work."],
  ["How to get an early release of the deposit", "The price isn’t released if 28 days from the notice haven’t passed."],
  ["What do I have to tell you for the Section 32?", "Every permit of the last seven years."],
])("a heading names the subject, and the rule is in it or in plain words below: %s", (heading, text) => {
  expect(doesSectionStateLaw(["Buying a home", heading], text)).toBe(true)
  expect(doesSectionStateLaw(["Buying a home", "The view from the kitchen"], text)).toBe(false)
})

test("a heading above names the subject as well", () => {
  const text = "Check these four with us: A house that’s been lived in for years: normally not."
  expect(doesSectionStateLaw(["GST on a new home", "Does it apply to your purchase?"], text)).toBe(true)
  expect(doesSectionStateLaw(["The platform", "Does it apply to your purchase?"], text)).toBe(false)
})

test.each([
  ["How much is stamp duty?", "Here’s the duty at five prices, with all the other costs of buying."],
  [
    "How much does a Section 32 cost?",
    "The statement has its own line, and the offices charge for their certificates.",
  ],
  ["What does a section 27 statement cost?", "Ask us whether a section 27 statement is part of your fixed fee."],
  ["Contracts and cooling-off", "Read more: contract reviews, and the key dates for your own contract."],
])("a subject alone isn't law: %s", (heading, text) => {
  expect(doesSectionStateLaw([heading], text)).toBe(false)
})

test.each([
  ["advice", "Call your bank before you pay."],
  ["the name of a document", "Send us the Section 32 as one file."],
  ["a question for someone else", "It depends. Check whether the transfer is exempt."],
  ["a word with another meaning", "Email is fine for most things."],
])("%s isn't", (_, text) => {
  expect(doesSectionStateLaw(["What to send us"], text)).toBe(false)
})

test("a checklist says again what other sections state", () => {
  expect(doesSectionStateLaw(["Checklist before you sign"], "The seller must give it to you.")).toBe(false)
  expect(doesSectionStateLaw(["Cooling-off", "Worked example"], "Five days have to pass.")).toBe(false)
  expect(doesSectionStateLaw([], "The seller must give it to you.")).toBe(true)
})
