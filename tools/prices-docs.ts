import { writeFileSync } from "node:fs"
import { format } from "prettier"
import { OUR_STATES } from "../src/domain/states"
import { buildPricesApi } from "./prices-docs/prices-api"

/** Writes the description of the prices' function again, from the form's questions and the firm's states. */
async function write(): Promise<void> {
  const text = await format(JSON.stringify(buildPricesApi(OUR_STATES)), { parser: "json", printWidth: 120 })
  writeFileSync("docs/prices.openapi.json", text)
}

void write()
