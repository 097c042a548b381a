import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { EXAMPLES } from "./webhook-docs/examples"
import { schemaOf } from "./webhook-docs/event-schema"

/**
 * Writes the schemas in docs/webhook again after the shape of an event changed: their examples, and what the table of
 * the form's questions says of a request. Everything else in them, descriptions too, is written by hand and stays.
 */
async function write(): Promise<void> {
  for (const [type, event] of Object.entries(EXAMPLES)) {
    const file = `docs/webhook/${type}.schema.json`
    const schema = schemaOf(event, JSON.parse(readFileSync(file, "utf8")))
    writeFileSync(file, await format(JSON.stringify(schema, null, 2), { parser: "json", printWidth: 120 }))
  }
}

void write()
