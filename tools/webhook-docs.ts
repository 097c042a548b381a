import { writeFileSync } from "node:fs"
import { format } from "prettier"
import { EXAMPLES } from "./webhook-docs/examples"

/** Writes the examples in docs/webhook again, after the shape of an event changed. The schemas are written by hand. */
async function write(): Promise<void> {
  for (const [type, event] of Object.entries(EXAMPLES))
    writeFileSync(
      `docs/webhook/${type}.example.json`,
      await format(JSON.stringify(event, null, 2), { parser: "json", printWidth: 120 }),
    )
}

void write()
