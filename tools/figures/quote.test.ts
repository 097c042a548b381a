import { parseIsoDate } from "../../src/domain/iso-date"
import { calculateQuoteForFutureDate, calculateQuote } from "./quote"

const ANSWERS = {
  side: "selling",
  state: "QLD",
  price: "600000",
  propertyType: "house",
  stage: "looking",
  strata: "no",
  mortgageOnSale: "no",
}

test("a day that no figures cover is a person's to price, and a preview names the tables that someone must add to", () => {
  const far = parseIsoDate("2035-07-01")
  expect(calculateQuote(ANSWERS, far)).toEqual({ outcome: "manual", reason: "no figure in force on 2035-07-01" })
  const preview = calculateQuoteForFutureDate(ANSWERS, far)
  const json = JSON.stringify(preview)
  for (const file of ["content/fees/our-fees-qld.json", "content/rates/searches-qld.json"])
    expect(json).toContain(`${file} has no period for 1 July 2035`)
  expect(preview).toMatchObject({ outcome: "quoted", quote: { totals: { incomplete: true } } })
})

test("answers that can't be read are told by their fields in a preview too", () => {
  expect(calculateQuoteForFutureDate({ ...ANSWERS, state: "WA" }, parseIsoDate("2027-07-01"))).toEqual({
    errors: [expect.objectContaining({ field: "state" })],
  })
})
