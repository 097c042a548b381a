import { figures } from "../../src/domain/figures/published"
import { parseFigures } from "../../src/domain/figures/figures"
import { figureTables } from "../../src/domain/firm/figure-tables"
import { compareDutyExamplesWithRules } from "./check"
import { parseDutyExamplesFromCsv } from "./examples"

const HEAD =
  "state,contract_date,price,buyer_type,property_type,foreign,expected_duty,expected_surcharge,required,period,source_kind,source_url"

const checkCsvRows = (...rows: string[]) =>
  compareDutyExamplesWithRules(parseDutyExamplesFromCsv([HEAD, ...rows].join("\n")), figures)

// Expected duty: 11,602 + 513,000 x 4.5% = 34,687; 5.5% of 1,500,000 = 82,500.
test("rows that agree are counted and nothing else is said", () => {
  expect(
    checkCsvRows(
      "NSW,2026-11-21,900000,investor,established,no,34687,,yes,2026-27,third_party,x",
      `VIC,2026-11-21,1500000,investor,established,no,82500.00,,no,now,official,"a page, with ""quotes"""`,
    ),
  ).toEqual({ lines: ["2 rows, 2 match, 0 differ, 0 not covered"], passed: true })
})

// Expected off the plan: a duty of 5.5% of 1,000,000 = 55,000, and a surcharge of 8% of 1,000,000 = 80,000.
test("each figure that differs is a line that names the row, and the check fails", () => {
  expect(checkCsvRows("VIC,2026-11-21,1000000,investor,off_the_plan,yes,55001,80001,no,now,official,x")).toEqual({
    lines: [
      "line 2: VIC 2026-11-21 1000000 investor off-the-plan foreign: duty is said to be $55,001.00, and ours is $55,000.00",
      "line 2: VIC 2026-11-21 1000000 investor off-the-plan foreign: surcharge is said to be $80,001.00, and ours is $80,000.00",
      "1 rows, 0 match, 1 differ, 0 not covered",
    ],
    passed: false,
  })
})

test("a day without figures is not covered, and fails the check only when the row is required", () => {
  const buildCsvRow = (isRequired: string) =>
    `NSW,2027-07-01,900000,investor,established,no,1,,${isRequired},later,official,x`
  expect(checkCsvRows(buildCsvRow("no"))).toMatchObject({ passed: true })
  expect(checkCsvRows(buildCsvRow("yes"))).toEqual({
    lines: [
      "line 2: NSW 2027-07-01 900000 investor established: required, but not covered: no figure in force on 2027-07-01",
      "1 rows, 0 match, 0 differ, 1 not covered",
    ],
    passed: false,
  })
})

test("a state, buyer or property that our rules do not know is not covered", () => {
  const { lines } = checkCsvRows("SA,2026-11-21,900000,company,established,no,1,,no,now,official,x")
  expect(lines[0]).toContain("not covered: state: one of NSW, VIC, QLD; buyer: one of investor")
})

test("every line that cannot be read is told, with its number", () => {
  const checkInvalidRows = () =>
    checkCsvRows(
      `NSW,2026-11-21,900000,investor,established,no,34687,,yes,"two`,
      `lines",third_party,x`,
      "NSW,2026-02-30,$900,investor,established,maybe,1,,yes,now,official,x",
    )
  expect(checkInvalidRows).toThrow(
    "line 4: contractDate: a day of the calendar such as 2026-07-01; price: dollars as a plain number",
  )
  expect(() => checkCsvRows(`NSW,"2026`)).toThrow("line 2: a quote is not closed")
  expect(() => parseDutyExamplesFromCsv("price,duty\n1,2")).toThrow(
    "the file has no column state, contract_date, buyer_type",
  )
})

test("rows of states in which the firm doesn't act are counted and left out, required or not", () => {
  const ofVictoria = parseFigures(
    figureTables.filter(table => !/"state":"(?:NSW|QLD)"/.test(JSON.stringify(table))),
    ["VIC"],
  )
  const rows = [
    "NSW,2026-11-21,900000,investor,established,no,34687,,yes,2026-27,third_party,x",
    "VIC,2026-11-21,1500000,investor,established,no,82500.00,,yes,now,official,x",
  ]
  expect(compareDutyExamplesWithRules(parseDutyExamplesFromCsv([HEAD, ...rows].join("\n")), ofVictoria)).toEqual({
    lines: ["1 rows are of states in which the firm doesn't act", "1 rows, 1 match, 0 differ, 0 not covered"],
    passed: true,
  })
})
