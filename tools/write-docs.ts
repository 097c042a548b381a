import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { OUR_STATES } from "../src/domain/states"
import { withJobQuestions } from "./prices-docs/prices-api"
import { runMain } from "./run-command"
import { createExamples } from "./webhook-docs/examples"
import { type Json, buildEventSchema, withStates } from "./webhook-docs/event-schema"

const FOLDER = "docs/webhook"
const PARTS = `${FOLDER}/parts.schema.json`
const PRICES = "docs/prices.openapi.json"

const readJson = (file: string): Json => JSON.parse(readFileSync(file, "utf8"))

const writeJson = async (file: string, json: string): Promise<void> =>
  writeFileSync(file, await format(json, { parser: "json", printWidth: 120 }))

const writeSchema = (file: string, schema: Json): Promise<void> => writeJson(file, JSON.stringify(schema, null, 2))

/**
 * Updates the parts of the schemas of the webhook and the prices API that come from code: the states in which the firm
 * acts, the form's questions, and examples of events. Everything else in them is written by hand and stays as it is.
 */
async function writeDocs(): Promise<void> {
  for (const [type, event] of Object.entries(createExamples(OUR_STATES[0]))) {
    const file = `${FOLDER}/${type}.schema.json`
    await writeSchema(file, buildEventSchema(event, readJson(file), OUR_STATES))
  }
  await writeSchema(PARTS, withStates(readJson(PARTS), OUR_STATES))
  await writeJson(PRICES, JSON.stringify(withJobQuestions(readJson(PRICES), OUR_STATES)))
}

void runMain(writeDocs)
