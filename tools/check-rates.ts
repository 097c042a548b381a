import { datedTables, freshness } from "../src/domain/freshness/freshness"
import { isoDate } from "../src/domain/iso-date"
import { businessDay } from "../src/leads/core/schedule"

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const [asked] = process.argv.slice(2)
try {
  const today = asked === undefined ? businessDay(new Date()) : isoDate(asked)
  const notices = freshness(datedTables, today)
  const failed = notices.filter(({ kind }) => kind === "ended").length
  for (const { kind, message } of notices) say(`${kind === "ended" ? "FAILED" : "warning"}: ${message}`)
  say(`On ${today}: ${failed} ended, ${notices.length - failed} to look after soon.`)
  if (failed) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
