import { readFileSync } from "node:fs"
import Ajv from "ajv"
import { parseIsoDate } from "../../../src/domain/iso-date"
import { parseQuoteRequest } from "../../../src/domain/lead/quote-request"
import type { LeadEvent } from "../../../src/leads/core/event"
import { createQuoteAccepted } from "../../../src/leads/core/events/quote-accepted"
import { createQuoteRequested } from "../../../src/leads/core/events/quote-requested"
import { QUOTE } from "../../../src/harness/lead-test-harness"
import { EXAMPLES } from "../examples"
import { withFieldTables } from "./field-tables"
import { fill, listPaths, valueAt } from "./fill"
import { RECEIVERS, type Message } from "./receiver"

const PAGE = "docs/tasks/connect-zapier-make-hubspot-slack.md"
const page = readFileSync(PAGE, "utf8")

const messages = Object.entries(RECEIVERS).flatMap(([file, receiver]) =>
  receiver.messages.map(message => ({ file, name: message.name, message, ...receiver })),
)
const listFields = (message: Message) =>
  message.fields.flatMap(field => listPaths(field).map(path => ({ field, path })))

const ajv = new Ajv({ allErrors: true })
const findFaults = ({ format }: Message, payload: unknown) => {
  ajv.validate(format, payload)
  return ajv.errors ?? []
}

test("the tools that the page names are all described, and say where their formats are from", () => {
  expect(Object.values(RECEIVERS).map(({ tool }) => tool)).toEqual([
    "Google Sheets",
    "HubSpot",
    "Make",
    "Salesforce",
    "Slack",
    "Zapier",
  ])
  for (const { tool, documentation } of Object.values(RECEIVERS)) {
    expect(page).toContain(`\n## ${tool}\n`)
    for (const { url } of documentation) expect([url, page.includes(`(${url})`)]).toEqual([url, true])
  }
})

test.each(messages)("our example becomes the stored payload of $tool, $name, by its table", ({ message }) => {
  expect(fill(message, EXAMPLES[message.event])).toEqual(message.payload)
})

test.each(messages)("the stored payload of $tool, $name, has the documented format", ({ message }) => {
  expect(findFaults(message, message.payload)).toEqual([])
})

/** The least that a visitor may say: no price, phone, campaign or partner, and no JavaScript. */
function leastSaid(type: LeadEvent["type"]): LeadEvent {
  const wire = { side: "buying", state: "VIC", propertyType: "rural", price: null, stage: "looking" }
  const result = parseQuoteRequest({ ...wire, name: "Bo", email: "bo@example.com" }, parseIsoDate("2026-11-21"))
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const where = { id: "rZk3mQ8vN1xR5tB7wY2cD4f", canMail: false, apiUrl: "https://www.example.com" }
  const at = new Date("2026-11-21T02:00:00.000Z")
  if (type === "quote.accepted.v1")
    return createQuoteAccepted({
      ...where,
      at,
      requestWebhookId: "q9Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF",
      request: null,
      quote: QUOTE,
    })
  const outcome = { outcome: "manual", reason: "rural" } as const
  return createQuoteRequested({ ...where, at, request: result.value, outcome, kept: true, suspicions: [] })
}

test.each(messages)("a lead that says the least has the documented format of $tool, $name, too", ({ message }) => {
  expect(findFaults(message, fill(message, leastSaid(message.event)))).toEqual([])
})

test("a name that's too long for Salesforce is cut, and what Slack takes for its own signs is written out", () => {
  const [lead, message] = [RECEIVERS.salesforce?.messages[0], RECEIVERS.slack?.messages[0]]
  const event = EXAMPLES["quote.requested.v1"]
  if (!lead || !message || event.type !== "quote.requested.v1") throw new Error("not described")
  const request = { ...event.data.request, name: "N".repeat(200), attribution: { utm_campaign: "<!channel> & co" } }
  const hostile = { ...event, data: { ...event.data, request } }
  expect(fill(lead, hostile)).toMatchObject({ LastName: "N".repeat(80) })
  expect(JSON.stringify(fill(message, hostile))).toContain("*Campaign*\\n&lt;!channel&gt; &amp; co")
})

/** The type of what our example, which has every key, says at a path. */
const getType = (type: LeadEvent["type"], path: string): string => typeof valueAt(EXAMPLES[type], path)

/** Which of our types fits what a tool calls so. */
const FITS: readonly (readonly [theirs: RegExp, ours: readonly string[]])[] = [
  [/^(number|Currency)$/, ["number"]],
  [/^(bool|boolean|Checkbox|true or false)$/, ["boolean"]],
  [/^(string|text|Text|phone|email|textarea|picklist|Picklist|enumeration)(\(\d+\))?$/, ["string"]],
  [/^mrkdwn$/, ["string", "number"]],
]

test.each(messages)("every path that $tool, $name, is given is in our events, with a type that fits", ({ message }) => {
  const wrong = listFields(message).filter(({ field, path }) => {
    const fits = FITS.find(([theirs]) => theirs.test(field.type))?.[1] ?? []
    return !fits.includes(getType(message.event, path))
  })
  expect(wrong).toEqual([])
})

test("amounts are given to tools in dollars, never in cents", () => {
  const numbers = messages.flatMap(({ message }) =>
    listFields(message).filter(({ path }) => getType(message.event, path) === "number"),
  )
  expect(numbers.length).toBeGreaterThan(10)
  for (const { path } of numbers) expect(path).toMatch(/^data\.money\.\w+$|Seconds$/)
})

test("nothing personal goes into a Slack channel", () => {
  const personal = /name|email|phone|postcode|note|contact\b/
  for (const { message } of messages.filter(({ file }) => file === "slack"))
    for (const { path } of listFields(message)) expect(path).not.toMatch(personal)
})

const listRows = (text: string): string[] =>
  text.split("\n").map(line => line.replace(/ {2,}/g, " ").replace(/-{2,}/g, "--"))

test("the page has the tables of all tools, as npx tsx tools/webhook-docs.ts writes them", () => {
  expect(listRows(withFieldTables(page))).toEqual(listRows(page))
  for (const { file, name } of messages) expect(page).toContain(`<!-- fields: ${file}/${name} -->`)
})

test("a change to a table is noticed, and a table that nobody describes", () => {
  expect(withFieldTables(page.replace("| `data.money.ourFee`", "| `data.money.total`"))).toBe(withFieldTables(page))
  const unknown = "<!-- fields: hubspot/ticket -->\n\n<!-- end of fields -->"
  expect(() => withFieldTables(unknown)).toThrow("hubspot/ticket")
})
