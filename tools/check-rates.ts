import { datedTables, checkFigureFreshness, listPagesToOpen } from "../src/domain/freshness/freshness"
import { parseIsoDate } from "../src/domain/iso-date"
import { getSydneyDate } from "../src/leads/core/schedule"
import { runMainAndPrintError } from "./run-command"

/** `npm run check:rates`: lists figures that have ended or end soon, and pages whose figures we only read in a copy, today or as of a day, as with `-- 2027-01-01`. */
function printExpiringRates(): void {
  const [day] = process.argv.slice(2)
  const today = day === undefined ? getSydneyDate(new Date()) : parseIsoDate(day)
  const notices = checkFigureFreshness(datedTables, today)
  const endedCount = notices.filter(({ kind }) => kind === "ended").length
  for (const { kind, message } of notices) console.log(`${kind === "ended" ? "FAILED" : "warning"}: ${message}`)
  console.log(`On ${today}: ${endedCount} ended, ${notices.length - endedCount} to look after soon.`)
  const pages = listPagesToOpen(datedTables, today)
  if (pages.length) console.log(`To be read by a person:\n${pages.map(page => `  ${page}`).join("\n")}`)
  if (endedCount) process.exitCode = 1
}

void runMainAndPrintError(printExpiringRates)
