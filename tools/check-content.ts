import { readdirSync, readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { listClientOnlyRoutes, listHandMadeRoutes, getFirmProduct } from "../src/gatsby/addresses"
import { parseIsoDate } from "../src/domain/iso-date"
import { OUR_STATES } from "../src/domain/states"
import { checkContentFolder, listLeftOutFileProblems } from "../src/gatsby/check-content"
import { checkDrawings } from "../src/gatsby/check-drawings"
import { findMissingStateContent } from "../src/gatsby/gates/every-state"
import { findHardToReadPages, checkMedianReadingLevel } from "../src/gatsby/gates/reading-level"
import { findNearDuplicatePages } from "../src/gatsby/gates/near-duplicates"
import {
  listLeftOutPageAddresses,
  findBrokenPageAddresses,
  checkForUnrecordedAddresses,
} from "../src/gatsby/gates/promised-routes"
import { findMisspeltWords } from "../src/gatsby/gates/spelling"
import { findLongGuides } from "../src/gatsby/gates/guide-length"
import { listFilesLeftOutOfBuild } from "../src/gatsby/left-out-content"
import { listPageTestsWithoutWinner } from "../src/gatsby/page-tests/check-page-tests"
import { getBuildDay } from "../src/gatsby/build-run"
import { addProblemLines } from "../src/gatsby/field-lines"
import { formatProblem, type Problem, listValidSiteFiles, readContent } from "../src/gatsby/read-content"
import { checkSiteRedirects } from "../src/gatsby/redirects/check-redirects"
import { readPublicPageAddresses } from "../src/gatsby/redirects/public-addresses"
import { readEndedTestRedirects } from "../src/gatsby/redirects/site-redirects"
import { listRenames } from "../src/gatsby/renames/page-renames"
import { formatAnnotation } from "./content/annotations"
import { createAustralianSpeller, readProjectWords } from "./content/australian"
import { findOverdueFactChecks, listContentCalendarLines } from "./content/calendar"
import { checkCorrections } from "./content/corrections"
import { findAgedFloodClaims } from "./content/flood-claims"
import { findAvoidedWords } from "./content/house-style/avoided-words"
import { listCodeTexts } from "./content/house-style/code-texts"
import { findFilesWithFewContractions } from "./content/house-style/contractions"
import { findGuideTitlesWithoutSearchTerm } from "./content/house-style/guide-titles"
import { houseStyleSchema } from "./content/house-style/house-style-schema"
import { replacePractitionerPlaceholders } from "./content/house-style/neutral-files"
import { runCheckWithYamlFile } from "./content/read-list"
import { checkPagesMatchCode, listPossibleContentMistakes } from "./content/statements-of-code"
import { buildPageSimilarityReport } from "./content/similarity-report"
import { listContentSentences, listFigureTableSentences } from "./rebrand/mentions/content-texts"
import { reportCheckResult } from "./run-command"
import { checkStatesInWebhookSchema } from "./webhook-docs/event-schema"

const CONTENT = "content"
const PAGES = "src/pages"
const HOUSE_STYLE = { file: "house-style.yaml", schema: houseStyleSchema, without: "no word is looked at" }
const WEBHOOK_PARTS = "docs/webhook/parts.schema.json"

/**
 * `today` is the date that due dates are compared with. `similarity` and `calendar` print a report instead of checking.
 * `annotations` also prints what GitHub shows in a review.
 */
const OPTIONS = {
  similarity: { type: "boolean" },
  calendar: { type: "boolean" },
  today: { type: "string", default: getBuildDay() },
  annotations: { type: "boolean" },
} as const

const { values: options } = parseArgs({ options: OPTIONS })
const today = parseIsoDate(options.today)
const all = readContent(CONTENT).files
const files = listValidSiteFiles(all)
const ofSite = all.filter(({ example }) => !example)
const product = getFirmProduct(all)
const site = {
  listed: readPublicPageAddresses(CONTENT).addresses,
  files,
  invalidFiles: ofSite.filter(({ read }) => !read.ok),
  product: product ?? "",
  handMade: [...listHandMadeRoutes(PAGES), ...listClientOnlyRoutes(PAGES)],
  ended: readEndedTestRedirects(CONTENT),
  leftOut: listLeftOutPageAddresses(all),
  today,
}

if (options.similarity) process.stdout.write(`${buildPageSimilarityReport(files, ofSite).join("\n")}\n`)
else if (options.calendar) void printContentCalendar()
else void checkAllContent()

/** Imports the tables only here, since an invalid table makes the import fail. */
async function printContentCalendar(): Promise<void> {
  const { datedTables } = await import("../src/domain/freshness/freshness")
  process.stdout.write(`${listContentCalendarLines(files, datedTables, today).join("\n")}\n`)
}

async function checkAllContent(): Promise<void> {
  const texts = new Map(all.map(({ file, text }) => [file, text]))
  const ownTexts = new Map(ofSite.map(({ file, text }) => [file, text]))
  const formatProblemsWithLines = (list: readonly Problem[]) =>
    addProblemLines(list, file => texts.get(file) ?? null).map(formatProblem)
  const problems = formatProblemsWithLines([
    ...checkContentFolder(CONTENT, listHandMadeRoutes(PAGES), today),
    ...findNearDuplicatePages(files, ofSite),
    ...findMisspeltWords(files, createAustralianSpeller(), readProjectWords()),
    // Without the product, which is part of addresses, most pages would seem gone.
    ...(product === null ? [] : findBrokenPageAddresses(site)),
    ...findHardToReadPages(files),
    ...findLongGuides(files),
    ...findAgedFloodClaims(files, today),
    ...checkPagesMatchCode(ownTexts),
  ])
  const names = all.map(({ file }) => file)
  problems.push(
    ...checkDrawings("."),
    ...checkSiteRedirects(),
    ...findMissingStateContent({ files, names, maps: readdirSync("static/maps") }),
  )
  problems.push(...checkStatesInWebhookSchema(JSON.parse(readFileSync(WEBHOOK_PARTS, "utf8")), OUR_STATES))
  // If a file of fees or rates has a problem, it's listed already, and importing the tables would only repeat it.
  if (!problems.some(line => /^content\/(?:fees|rates)\//.test(line)))
    problems.push(...(await listFigureTableImportProblems()))
  const pages = [...listContentSentences(replacePractitionerPlaceholders(all)), ...listFigureTableSentences(all)]
  const code = listCodeTexts()
  problems.push(
    ...checkMedianReadingLevel(files),
    ...runCheckWithYamlFile(HOUSE_STYLE, style => [
      ...findAvoidedWords(pages, style.words, "pages"),
      ...findAvoidedWords(code, style.words, "code"),
      ...findFilesWithFewContractions([...pages, ...code], style),
      ...findGuideTitlesWithoutSearchTerm(files, style.searchTerms),
    ]),
    ...checkCorrections(pages, code, texts),
  )
  const warnings = formatProblemsWithLines([
    ...findOverdueFactChecks(files, today),
    ...listPageTestsWithoutWinner(all, today),
    ...listLeftOutFileProblems(all),
    ...(product === null ? [] : checkForUnrecordedAddresses(site)),
    ...listRenames([...texts.keys()], file => texts.get(file) ?? "").map(({ file, from, to }) => ({
      file,
      where: "newAddress",
      message: `${from} and all links to it lead to ${to}; npm run rename writes that into the files`,
    })),
    ...listPossibleContentMistakes(ownTexts, files),
  ])
  if (warnings.length > 0) process.stdout.write(`${warnings.join("\n")}\n\n${warnings.length} to look at.\n\n`)
  const errors = problems.map(line => formatAnnotation("error", line))
  const annotations = [...errors, ...warnings.map(line => formatAnnotation("warning", line))]
  if (options.annotations) process.stdout.write(annotations.map(line => `${line}\n`).join(""))
  const without = listFilesLeftOutOfBuild(all).size
  const notBuilt = without > 0 ? ` ${without} aren't built, since they're about what the firm doesn't do.` : ""
  reportCheckResult(problems, "to put right.", `${new Set(names).size} files, nothing wrong.${notBuilt}`)
}

async function listFigureTableImportProblems(): Promise<string[]> {
  const reads = [
    ["src/domain/figures/published.ts", () => import("../src/domain/figures/published")],
    ["src/domain/key-dates/published.ts", () => import("../src/domain/key-dates/published")],
  ] as const
  const problems = await Promise.all(
    reads.map(([file, read]) =>
      read().then(
        () => [],
        (error: Error) => {
          const lines = error.message.split("\n")
          return (error instanceof RangeError ? lines : lines.slice(0, 1)).map(line => `${file}: ${line}`)
        },
      ),
    ),
  )
  return problems.flat()
}
