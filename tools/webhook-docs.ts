import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { EXAMPLES } from "./webhook-docs/examples"
import { schemaOf } from "./webhook-docs/event-schema"
import { withFieldTables } from "./webhook-docs/receivers/field-tables"
import { withRetryPromise } from "./webhook-docs/retry-promise"

const GUIDE = "docs/webhook.md"
const RECEIVERS_GUIDE = "docs/tasks/connect-zapier-make-hubspot-slack.md"

/**
 * Writes what the webhook's docs have from code again: in the schemas their examples and what the table of the form's
 * questions says of a request, in the guide how often a delivery is tried, in the guide to other services which field goes where. Everything else is written by hand and stays.
 */
async function write(): Promise<void> {
  for (const [type, event] of Object.entries(EXAMPLES)) {
    const file = `docs/webhook/${type}.schema.json`
    const schema = schemaOf(event, JSON.parse(readFileSync(file, "utf8")))
    writeFileSync(file, await format(JSON.stringify(schema, null, 2), { parser: "json", printWidth: 120 }))
  }
  writeFileSync(GUIDE, withRetryPromise(readFileSync(GUIDE, "utf8")))
  const tables = withFieldTables(readFileSync(RECEIVERS_GUIDE, "utf8"))
  writeFileSync(RECEIVERS_GUIDE, await format(tables, { parser: "markdown" }))
}

void write()
