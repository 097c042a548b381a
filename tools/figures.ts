import { readFileSync } from "node:fs"
import { figures } from "../src/domain/figures/published"
import { isCalendarDay, parseIsoDate, type IsoDate } from "../src/domain/iso-date"
import { parseFormFields } from "../src/domain/lead/form-fields"
import { isObject } from "../src/domain/parse/wire"
import { OUR_STATES } from "../src/domain/states"
import cases from "../src/domain/transfer-duty/cases.json"
import { getSydneyDate } from "../src/leads/core/schedule"
import { compareDutyExamplesWithRules } from "./figures/check"
import { parseDutyExamplesFromCsv, parseDutyExamplesFromJson } from "./figures/examples"
import { calculateQuoteForFutureDate, calculateQuote } from "./figures/quote"
import { runMainAndPrintError } from "./run-command"

const USAGE = `Compare worked examples with our rules (our own cases, or a file):
  npm run --silent figures -- check [FILE.csv]
Work out a quote, from the answers as JSON or as options; --on is the day of the quote, today unless given. A table that
doesn't cover that day is named in the place of its lines, and the totals say that they are incomplete:
  npm run --silent figures -- quote [--on 2026-11-21] < request.json
  npm run --silent figures -- quote --side buying --state ${OUR_STATES[0]} --propertyType house --price 850000 --stage looking`

function checkTransferDutyExamples(file: string | undefined): boolean {
  const rows =
    file === undefined ? parseDutyExamplesFromJson(cases) : parseDutyExamplesFromCsv(readFileSync(file, "utf8"))
  const { lines, passed } = compareDutyExamplesWithRules(rows, figures)
  lines.forEach(line => console.log(line))
  return passed
}

function parseQuoteOptions(args: readonly string[]): [string, string][] {
  const [name, value, ...rest] = args
  if (name === undefined) return []
  if (!name.startsWith("--") || value === undefined) throw new Error(`${name}: an option is --name value\n${USAGE}`)
  return [[name.slice(2), value], ...parseQuoteOptions(rest)]
}

/** Returns the contract date if it's in the future, since no contract can have been signed yet, and today otherwise. */
function getQuoteDay(wire: unknown, today: IsoDate): IsoDate {
  const contractDate = isObject(wire) ? wire.contractDate : null
  return typeof contractDate === "string" && isCalendarDay(contractDate) && contractDate > today
    ? parseIsoDate(contractDate)
    : today
}

function printQuote(args: readonly string[]): boolean {
  const options = parseQuoteOptions(args)
  const answers = options.filter(([name]) => name !== "on")
  const on = options.find(([name]) => name === "on")?.[1]
  const wire: unknown = answers.length ? parseFormFields(answers) : JSON.parse(readFileSync(0, "utf8"))
  const answer =
    on === undefined
      ? calculateQuote(wire, getQuoteDay(wire, getSydneyDate(new Date())))
      : calculateQuoteForFutureDate(wire, parseIsoDate(on))
  console.log(JSON.stringify(answer, null, 2))
  return !("errors" in answer)
}

function runQuoteOrExampleCheck([command, ...args]: readonly string[]): boolean {
  if (command === "check" && args.length < 2) return checkTransferDutyExamples(args[0])
  if (command === "quote") return printQuote(args)
  throw new Error(USAGE)
}

void runMainAndPrintError(() => {
  if (!runQuoteOrExampleCheck(process.argv.slice(2))) process.exitCode = 1
})
