import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { OUR_STATES } from "../src/domain/states"
import { addQuoteQuestionsToOpenApi } from "./prices-docs/prices-api"
import { runMainAndPrintError } from "./run-command"
import { createExampleWebhookEvents } from "./webhook-docs/examples"
import { type Json, buildWebhookEventSchema, setStatesInJsonSchema } from "./webhook-docs/event-schema"

const FOLDER = "docs/webhook"
const PARTS = `${FOLDER}/parts.schema.json`
const PRICES = "docs/prices.openapi.json"

const readJsonFile = (file: string): Json => JSON.parse(readFileSync(file, "utf8"))

const writeFormattedJson = async (file: string, json: string): Promise<void> =>
  writeFileSync(file, await format(json, { parser: "json", printWidth: 120 }))

const writeSchemaFile = (file: string, schema: Json): Promise<void> =>
  writeFormattedJson(file, JSON.stringify(schema, null, 2))

/** Updates the states, the form's questions and the examples. The rest of the schemas is written by hand. */
async function updateDocsFromCode(): Promise<void> {
  for (const [type, event] of Object.entries(createExampleWebhookEvents(OUR_STATES[0]))) {
    const file = `${FOLDER}/${type}.schema.json`
    await writeSchemaFile(file, buildWebhookEventSchema(event, readJsonFile(file), OUR_STATES))
  }
  await writeSchemaFile(PARTS, setStatesInJsonSchema(readJsonFile(PARTS), OUR_STATES))
  await writeFormattedJson(PRICES, JSON.stringify(addQuoteQuestionsToOpenApi(readJsonFile(PRICES), OUR_STATES)))
}

void runMainAndPrintError(updateDocsFromCode)
