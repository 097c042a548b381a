import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"

const RULE = /rateLimit: \{ windowSize: 60, windowLimit: \d+, aggregateBy: \["ip", "domain"\] \}/

/** Those that only show what there is, two that run by themselves, and one that a mail provider calls for many people. */
const WITHOUT = ["health", "icons", "quote", "quote-document", "rebuild", "redeliver", "unsubscribe-link"]

const names = globSync("functions/*/*.mts").map(file => [basename(file, ".mts"), file] as const)

test.each(names.filter(([name]) => !WITHOUT.includes(name)))(
  "the platform limits how often one client may call %s",
  (_, file) => {
    expect(readFileSync(file, "utf8")).toMatch(RULE)
  },
)
