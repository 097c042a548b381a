import { readFileSync } from "node:fs"
import { LEAD_TYPES, type LeadType } from "../../src/leads/core/event"
import { createExampleWebhookEvents, URGENT } from "./examples"

const page = readFileSync("docs/tasks/connect-zapier-make-hubspot-slack.md", "utf8")

/** The request is urgent, so that there's a first date to give. */
const EXAMPLES = createExampleWebhookEvents("NSW", URGENT)

type Row = { tool: string; event: LeadType; paths: string[]; type: string; example: string }

/** The rows of the tables of fields, each with its service and the event named above the table. */
const rows = page.split(/^## /m).flatMap(section =>
  [...section.matchAll(/<!-- fields: (\S+) -->\n\n((?:\|.*\n)+)/g)].flatMap(([, event, table = ""]): Row[] =>
    table
      .split("\n")
      .slice(2)
      .filter(line => line !== "")
      .map(line => line.split("|").map(cell => cell.trim()))
      .map(([, ours = "", , type = "", example = ""]) => ({
        tool: section.slice(0, section.indexOf("\n")),
        event: LEAD_TYPES.find(one => one === event) ?? failTest(`no event is called ${event}`),
        paths: [...ours.matchAll(/`([\w.]+)`/g)].map(([, path = ""]) => path),
        type,
        example,
      })),
  ),
)

function failTest(why: string): never {
  throw new Error(why)
}

const getExampleValue = (event: LeadType, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => Object(value)[key], EXAMPLES[event])

test("each service that the page is about has a table of fields", () => {
  expect([...new Set(rows.map(({ tool }) => tool))]).toEqual(
    expect.arrayContaining(["Zapier", "Make", "HubSpot", "Slack", "Salesforce", "Google Sheets"]),
  )
})

const FITS: readonly (readonly [theirs: RegExp, ours: readonly string[]])[] = [
  [/^(number|Currency)$/, ["number"]],
  [/^(bool|boolean|Checkbox|true or false)$/, ["boolean"]],
  [
    /^(string|text|Text|phone|email|textarea|picklist|Picklist|enumeration|date|datetime|Date|Date\/Time)(\(\d+\))?$/,
    ["string"],
  ],
  [/^mrkdwn$/, ["string", "number"]],
]

test.each(rows)("$tool gets $paths, which is in $event, with a type that fits and our example", row => {
  const fits = FITS.find(([theirs]) => theirs.test(row.type))?.[1] ?? []
  for (const path of row.paths) {
    const value = getExampleValue(row.event, path)
    expect(fits).toContain(typeof value)
    expect(row.example).toContain(String(value).replaceAll("\n", " "))
  }
})

test("amounts are given to services in dollars, never in cents", () => {
  const numbers = rows.flatMap(({ event, paths }) =>
    paths.filter(path => typeof getExampleValue(event, path) === "number"),
  )
  expect(numbers.length).toBeGreaterThan(10)
  for (const path of numbers) expect(path).toMatch(/^data\.money\.\w+$|Seconds$/)
})

test("nothing personal goes into a Slack channel", () => {
  const paths = rows.filter(({ tool }) => tool === "Slack").flatMap(row => row.paths)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) expect(path).not.toMatch(/name|email|phone|postcode|note|contact\b/)
})
