import { parseIsoDate } from "../../domain/iso-date"
import { parseJob } from "../../domain/lead/quote-request"
import { listSignedContractsWithKeyDates } from "./signed-sales"

const parseTestJob = (changes: object) => {
  const wire = { side: "buying", state: "NSW", propertyType: "house", price: "850k", ...changes }
  const job = parseJob(wire, parseIsoDate("2026-11-21"))
  if (!job.ok) throw new Error(JSON.stringify(job.errors))
  return job.value
}
const listKeyDatesAfterChanges = (changes: object) =>
  listSignedContractsWithKeyDates(parseTestJob(changes)).map(({ keyDates }) =>
    Object.fromEntries(keyDates.dates.map(({ key, on }) => [key, String(on)])),
  )
const signedContract = { stage: "signed", contractDate: "2026-11-20" }

// Queensland counts the day of the contract as day 1, here the Friday: 20, 23, 24, 25, 26 November.
test.each([
  [
    "a purchase",
    { ...signedContract, settlementDate: "2027-01-15" },
    [{ "cooling-off": "2026-11-27", settlement: "2027-01-15" }],
  ],
  // The tables end before that day, and the time to cool off doesn't depend on it.
  [
    "a purchase that settles after the last day of the tables",
    { ...signedContract, settlementDate: "2036-02-29" },
    [{ "cooling-off": "2026-11-27" }],
  ],
  ["a sale in Queensland", { ...signedContract, side: "selling", state: "QLD" }, [{ "cooling-off": "2026-11-26" }]],
  ["a contract that is not signed", { stage: "offer" }, []],
])("the key dates of %s follow from what was asked", (_, changes, dates) => {
  expect(listKeyDatesAfterChanges(changes)).toMatchObject(dates)
})

test("a contract before the tables has no key dates, and nothing throws", () => {
  const old = { ...parseTestJob(signedContract), contractDate: parseIsoDate("1999-01-04") }
  expect(listSignedContractsWithKeyDates(old)).toEqual([])
})
