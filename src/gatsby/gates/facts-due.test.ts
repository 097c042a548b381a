import { parseIsoDate } from "../../domain/iso-date"
import { buildPageFile } from "../../testing/readable-file"
import { formatProblem } from "../read-content"
import { findOverdueFactChecks } from "./facts-due"

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
