import type { DatedTable } from "../../src/domain/freshness/freshness"
import { parseIsoDate } from "../../src/domain/iso-date"
import { formatProblem } from "../../src/gatsby/read-content"
import { buildPageFile, buildReadableFile } from "../../src/testing/readable-file"
import { findOverdueFactChecks, listContentCalendarLines } from "./calendar"

const today = parseIsoDate("2027-05-01")

const offer = buildReadableFile(
  "offers/spring.yaml",
  'title: An offer\nsummary: A call.\nterms: One each.\nfrom: "2027-06-01"\nuntil: "2027-06-30"\n',
)

// A statute is due for checking after 365 days: checked on 21 November 2026, it's up to date until 21 November 2027.
const duty: DatedTable = {
  table: "transfer-duty-nsw",
  periods: [
    {
      from: parseIsoDate("2026-07-01"),
      until: parseIsoDate("2027-06-30"),
      checked: parseIsoDate("2026-11-21"),
      source: { read: "law" },
    },
    { from: parseIsoDate("2027-07-01"), until: null, checked: parseIsoDate("2027-04-30"), source: { read: "law" } },
  ],
}

test("what starts, ends and is due is listed by day, what was due before first, and drafts last", () => {
  const files = [
    buildPageFile("july", "Words.", 'publishFrom: "2027-07-01"\nuntil: "2027-12-31"\n'),
    buildPageFile("old", "Words.", 'publishFrom: "2027-01-01"\ncheckAgain: "2027-03-01"\n'),
    buildPageFile("draft", "Words.", "draft: true\n"),
    buildPageFile("always", "Words."),
    offer,
  ]
  expect(listContentCalendarLines(files, [duty], today)).toEqual([
    "2027-03-01  content/pages/old.mdx is due for checking (checkAgain)",
    "2027-06-01  content/offers/spring.yaml starts",
    "2027-06-30  content/offers/spring.yaml ends after this day",
    "2027-06-30  transfer-duty-nsw: a period ends after this day",
    "2027-07-01  content/pages/july.mdx starts",
    "2027-07-01  transfer-duty-nsw: a period starts",
    "2027-11-21  transfer-duty-nsw: due for comparing with its source",
    "2027-12-31  content/pages/july.mdx ends after this day",
    "no day      content/pages/draft.mdx is a draft",
  ])
})

test("a first day and a last day are still to come on the day itself", () => {
  const onJuly = [buildPageFile("july", "Words.", 'publishFrom: "2027-07-01"\nuntil: "2027-07-01"\n')]
  expect(listContentCalendarLines(onJuly, [], parseIsoDate("2027-07-01"))).toHaveLength(2)
  expect(listContentCalendarLines(onJuly, [], parseIsoDate("2027-07-02"))).toEqual([])
})

test("facts are due after the day on which somebody was to check them again", () => {
  const files = [
    buildPageFile("duty", "Words.", 'checked: "2026-11-21"\ncheckAgain: "2027-05-21"\n'),
    buildPageFile("buying", "Words."),
  ]
  expect(findOverdueFactChecks(files, parseIsoDate("2027-05-21"))).toEqual([])
  expect(findOverdueFactChecks(files, parseIsoDate("2027-05-22")).map(formatProblem)).toEqual([
    "content/pages/duty.mdx: checkAgain: 2027-05-21 is past; compare the page with its sources, then set checked and checkAgain",
  ])
})

test("facts that stand in a field of another entry are named with that field", () => {
  const { entry, ...file } = buildPageFile("partner", "Words.", 'checked: "2026-11-21"\ncheckAgain: "2027-05-21"\n')
  const statement = { ...file, entry: { ...entry, within: "collectionStatement" } }
  expect(findOverdueFactChecks([statement], parseIsoDate("2027-05-22")).map(({ where }) => where)).toEqual([
    "collectionStatement, checkAgain",
  ])
})
