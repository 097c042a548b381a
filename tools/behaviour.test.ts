import { existsSync, readFileSync } from "node:fs"
import { hashLettersAndDigits, parseSpecificationTables } from "./behaviour/read-table"
import { FAULT_PLAN, SECTIONS } from "./behaviour/sections"
import { doesTestNameMatchTitle, listTestTitles } from "./behaviour/titles"

const page = readFileSync("docs/behaviour.md", "utf8")
const rows = parseSpecificationTables(page)

test("only the sections that say how the site behaves are in the tables, and then the fault plan", () => {
  const sections = [...SECTIONS, ...FAULT_PLAN].map(({ section }) => section)
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections)
})

test.each(SECTIONS)("section $section has all its sentences, in order and word for word", ({ section, ...title }) => {
  const own = rows.filter(row => row.section === section)
  expect(own.map(({ number }) => number)).toEqual(Array.from({ length: title.sentences }, (_, index) => index + 1))
  expect(hashLettersAndDigits(own.map(({ sentence }) => sentence).join(""))).toBe(title.digest)
})

test.each(FAULT_PLAN)("section $section of the fault plan has all its faults, in order", ({ section, faults }) => {
  const own = rows.filter(row => row.section === section)
  expect(own.map(({ number }) => number)).toEqual(Array.from({ length: faults }, (_, index) => index + 1))
  expect(new Set(own.map(({ sentence }) => sentence)).size).toBe(faults)
})

test("every sentence and every fault names a test that proves it, or says why none can", () => {
  const unmappedRows = rows.filter(({ proofs, reason }) => proofs.length === 0 && (reason ?? "").length < 20)
  expect(unmappedRows.map(({ section, number, sentence }) => `${section}.${number}: ${sentence}`)).toEqual([])
  expect(rows.flatMap(({ proofs }) => proofs)).toHaveLength(page.split(" :: ").length - 1)
})

test("every test that a row names exists", () => {
  const titles = new Map<string, string[]>()
  const getTestTitles = (file: string): string[] => {
    const titlesOfFile = titles.get(file) ?? (existsSync(file) ? listTestTitles(readFileSync(file, "utf8")) : [])
    titles.set(file, titlesOfFile)
    return titlesOfFile
  }
  const missing = rows.flatMap(({ section, number, proofs }) =>
    proofs
      .filter(({ file, title }) => !getTestTitles(file).some(one => doesTestNameMatchTitle(one, title)))
      .map(({ file, title }) => `${section}.${number}: ${file} :: ${title}`),
  )
  expect(missing).toEqual([])
})

test("a test of the faults A to D that takes leads asks for those that were lost", () => {
  const files = rows.filter(({ section }) => /[A-D]/.test(section)).flatMap(({ proofs }) => proofs.map(one => one.file))
  const takesLeads =
    /\b(recordAccepted|recordAcceptedLeads|createQuoteTestDriver|startMailTestHarness|sendEachHostileText)\b/
  const forgetful = [...new Set(files)].filter(file => {
    const source = readFileSync(file, "utf8")
    return (
      takesLeads.test(source) &&
      !/\b(setUpLeadTestHarness|findLostLeads|expectNoHarmDone)\(|\/enquiry-pages"/.test(source)
    )
  })
  expect(forgetful).toEqual([])
})

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
