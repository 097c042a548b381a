import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { OUR_STATES } from "../src/domain/states"
import { createExamples } from "./webhook-docs/examples"
import { type Json, buildEventSchema, withStates } from "./webhook-docs/event-schema"
import { withFieldTables } from "./webhook-docs/receivers/field-tables"
import { withRetryPromise } from "./webhook-docs/retry-promise"

const FOLDER = "docs/webhook"
const PARTS = `${FOLDER}/parts.schema.json`
const GUIDE = "docs/webhook.md"
const RECEIVERS_GUIDE = "docs/tasks/connect-zapier-make-hubspot-slack.md"

const readJson = (file: string): Json => JSON.parse(readFileSync(file, "utf8"))

const writeSchema = async (file: string, schema: Json): Promise<void> =>
  writeFileSync(file, await format(JSON.stringify(schema, null, 2), { parser: "json", printWidth: 120 }))

/**
 * Writes what the webhook's docs have from code again: in the schemas their examples, the states in which the firm acts, and
 * what the table of the form's questions says of a request, in the guide how often a delivery is tried, in the guide to
 * other services which field goes where. Everything else is written by hand and stays.
 */
async function write(): Promise<void> {
  for (const [type, event] of Object.entries(createExamples(OUR_STATES[0]))) {
    const file = `${FOLDER}/${type}.schema.json`
    await writeSchema(file, buildEventSchema(event, readJson(file), OUR_STATES))
  }
  await writeSchema(PARTS, withStates(readJson(PARTS), OUR_STATES))
  writeFileSync(GUIDE, withRetryPromise(readFileSync(GUIDE, "utf8")))
  const tables = withFieldTables(readFileSync(RECEIVERS_GUIDE, "utf8"))
  writeFileSync(RECEIVERS_GUIDE, await format(tables, { parser: "markdown" }))
}

void write()
