import { datedTables, checkFigureFreshness } from "../src/domain/freshness/freshness"
import { parseIsoDate } from "../src/domain/iso-date"
import { getSydneyDate } from "../src/leads/core/schedule"
import { runMain } from "./run-command"

/**
 * `npm run check:rates`: lists the figures that have ended and those that end soon. `-- 2027-01-01` checks as of that
 * day.
 */
function checkRates(): void {
  const [day] = process.argv.slice(2)
  const today = day === undefined ? getSydneyDate(new Date()) : parseIsoDate(day)
  const notices = checkFigureFreshness(datedTables, today)
  const endedCount = notices.filter(({ kind }) => kind === "ended").length
  for (const { kind, message } of notices) console.log(`${kind === "ended" ? "FAILED" : "warning"}: ${message}`)
  console.log(`On ${today}: ${endedCount} ended, ${notices.length - endedCount} to look after soon.`)
  if (endedCount) process.exitCode = 1
}

void runMain(checkRates)
