import type { State } from "../states"
import { parsePostcode, checkPostcodeForState } from "./postcode"

test.each([
  ["2000", "2000"],
  ["0800", "0800"],
  [" 3000 ", "3000"],
  ["２０００", "2000"],
  ["٢٠٠٠", "2000"],
])("%j is the postcode %s", (input, postcode) => {
  expect(parsePostcode(input)).toEqual({ ok: true, value: postcode })
})

test.each(["200", "20000", "2OOO", "Newtown", "-200"])("%j is no postcode", input => {
  expect(parsePostcode(input)).toMatchObject({ ok: false, code: "format" })
})

test.each<[string, State]>([
  ["2000", "NSW"],
  ["2599", "NSW"],
  ["2619", "NSW"],
  ["2899", "NSW"],
  ["2921", "NSW"],
  ["2611", "NSW"],
  ["3000", "VIC"],
  ["3999", "VIC"],
  ["4000", "QLD"],
  ["4999", "QLD"],
])("%s raises no question for a property in %s", (postcode, state) => {
  expect(checkPostcodeForState(postcode, state)).toBeNull()
})

test.each<[string, State, string]>([
  ["2600", "NSW", "2600 is mostly outside New South Wales. Is that the property's postcode?"],
  ["2900", "NSW", "2900 is mostly outside New South Wales. Is that the property's postcode?"],
  ["2000", "VIC", "2000 is mostly outside Victoria. Is that the property's postcode?"],
  ["3000", "QLD", "3000 is mostly outside Queensland. Is that the property's postcode?"],
  ["1001", "NSW", "1001 is for post office boxes. Is that the property's postcode?"],
  ["8001", "VIC", "8001 is for post office boxes. Is that the property's postcode?"],
  ["9726", "QLD", "9726 is for post office boxes. Is that the property's postcode?"],
  ["0200", "NSW", "0200 is for post office boxes. Is that the property's postcode?"],
])("%s raises a question for a property in %s", (postcode, state, question) => {
  expect(checkPostcodeForState(postcode, state)).toBe(question)
})
