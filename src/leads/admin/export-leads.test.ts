import { readFileSync } from "node:fs"
import { createExampleWebhookEvents, EXAMPLES, URGENT } from "../../../tools/webhook-docs/examples"
import { parseIsoDate } from "../../domain/iso-date"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import type { LeadEvent } from "../core/event"
import { createPendingDelivery } from "../core/records"
import { formatRowsAsCsv } from "../../domain/csv"
import { exportLeadsAsCsv } from "./export-leads"
import { findLeadKeysById, loadLeadDetails } from "./saved-leads"

const harness = setUpLeadTestHarness()

/** Reads CSV by the grammar of RFC 4180. It shares no code with the writer. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let [field, isQuoted] = ["", false]
  for (let i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length; i += 1) {
    const [char, next] = [text[i] ?? "", text[i + 1]]
    if (isQuoted && char === '"' && next === '"') {
      field += char
      i += 1
    } else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === "," || char === "\r")) {
      rows.at(-1)?.push(field)
      field = ""
      if (char === "\r") rows.push([])
      if (char === "\r") i += 1
    } else field += char
  }
  return rows.slice(0, -1)
}

const ALL = { from: null, until: null, kind: null }
const exportCsvRows = async (filter: object = {}) => {
  const [names = [], ...rows] = parseCsv(await exportLeadsAsCsv(harness.ports, { ...ALL, ...filter }))
  return rows.map(row => Object.fromEntries(names.map((name, i) => [name, row[i]])))
}

const createContactEvent = (message: string, name = "Mai Nguyễn"): LeadEvent => {
  const event = EXAMPLES["contact.sent.v1"]
  if (event.type !== "contact.sent.v1") throw new Error("not a contact")
  return { ...event, data: { ...event.data, contact: { ...event.data.contact, message, name } } }
}

test.each([
  ["a formula with a command", "=cmd|' /C calc'!A0"],
  ["a plus first", "+1"],
  ["a minus first", "-2+3"],
  ["an at sign first", "@SUM(A1:A9)"],
  ["a tab first", "\t=1"],
  ["a carriage return first", "\r=1"],
  ["a line feed first", "\n=1"],
  ["a NUL first", "\0=1"],
  ["a wide equals sign first", "＝1"],
])("%s stands behind an apostrophe, and is whole otherwise", async (_, text) => {
  await seedLead(harness, createContactEvent(text, text))
  expect(await exportCsvRows()).toMatchObject([{ name: `'${text}`, message: `'${text}` }])
})

test.each([
  ["quotes, commas and lines", 'She said "no, thanks",\r\nand\nleft,"'],
  ["a formula that is not first", "we want =1+1"],
  ["other scripts", "阮氏梅 مَي 👩‍👩‍👧"],
  ["nothing", ""],
])("%s is exported as it is", async (_, text) => {
  await seedLead(harness, createContactEvent(text))
  expect(await exportCsvRows()).toMatchObject([{ name: "Mai Nguyễn", message: text }])
})

test.each([
  ["begins with a hyphen", "-kXw2Lm4Tz7Rb1Vn6Kc3Js8HdF", "-k3mQ8vN1xR5tB7wY2cD4f"],
  ["is urgent", "--Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF", "--3mQ8vN1xR5tB7wY2cD4f"],
  ["reads as a number", "1e500000000000000000000000", "1e50000000000000000000"],
])("an id from before that %s is exported as the webhook has it, and shows its lead", async (_, key, reference) => {
  const receivedAt = harness.ports.now().toISOString()
  const record = { publicId: reference, fingerprint: "f", receivedAt, event: EXAMPLES["contact.sent.v1"] }
  await harness.ports.store.put("lead", key, record)
  await harness.ports.store.put("held", key, createPendingDelivery(harness.ports.now()))
  const [row] = await exportCsvRows()
  expect(row).toMatchObject({ webhook_id: key, reference })
  for (const cell of [row?.webhook_id ?? "", row?.reference ?? ""])
    expect(await findLeadKeysById(harness.ports, cell)).toEqual([key])
  expect(await loadLeadDetails(harness.ports, row?.webhook_id ?? "")).toMatchObject({ id: key, lead: record })
})

test("a row tells what was asked, what it costs, where it came from and what became of it", async () => {
  const key = await seedLead(harness, EXAMPLES["quote.requested.v1"], "done")
  expect(await exportCsvRows()).toEqual([
    expect.objectContaining({
      webhook_id: key,
      reference: "rZk3mQ8vN1xR5tB7wY2cD4f",
      kind: "quote.requested.v1",
      received_at: "2026-11-21T02:00:00.000Z",
      delivery: "done",
      email: "mai@example.com",
      contact_by: "call",
      marketing: "no",
      message: "We bid on Saturday",
      side: "buying",
      state: "NSW",
      price: "850000.00",
      our_fee: "1100.00",
      landing_path: "/buying",
      utm_campaign: "spring",
      rating: "",
    }),
  ])
})

test("a row of a request tells what was urgent, by when to call and what the client calls the quote", async () => {
  await seedLead(harness, createExampleWebhookEvents("NSW", URGENT)["quote.requested.v1"])
  expect(await exportCsvRows()).toMatchObject([
    {
      spoken_reference: "FS3F F2JJ",
      urgency_text: "Cooling-off ends Monday 23 November at 5 pm. Call by 10:30 am Monday.",
      call_by: "2026-11-22T23:30:00.000Z",
      first_date: "cooling-off 2026-11-23 17:00",
    },
  ])
})

test("a row of a changed price has who asked, how to answer, the price of today and whether a person must find it", async () => {
  await seedLead(harness, EXAMPLES["quote.repriced.v1"])
  expect(await exportCsvRows()).toMatchObject([
    {
      ...{ kind: "quote.repriced.v1", outcome: "quoted", email: "mai@example.com", contact_by: "call" },
      ...{ best_time: "morning", price: "850000.00", our_fee: "1100.00", total: "1300.00", utm_campaign: "spring" },
    },
  ])
})

/** An acceptance or a change from before these events said where their request came from. */
const createFormerEvent = (type: "quote.accepted.v1" | "lead.changed.v1"): LeadEvent => {
  const { examples } = JSON.parse(readFileSync(`tools/webhook-docs/former/${type}.schema.json`, "utf8"))
  return examples[0]
}

const ORIGIN = {
  partner: "example-partner",
  landing_path: "/buying",
  gclid: "EAIaIQobChMI",
  utm_source: "google",
  utm_campaign: "spring",
  variant: "buying-b",
}

/** Stores the request of the examples, which came weeks before them. */
const storeExampleRequest = () => {
  const event = EXAMPLES["quote.requested.v1"]
  const record = { publicId: event.data.id, fingerprint: "f", receivedAt: "2026-11-01T00:00:00.000Z", event }
  return harness.ports.store.put("lead", "q9Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF", record)
}

test.each(["quote.accepted.v1", "lead.changed.v1"] as const)(
  "a row of %s has the campaign, partner and variant of its event or else of its request, and is empty where neither says it",
  async type => {
    await seedLead(harness, EXAMPLES[type])
    harness.pass(1_000)
    await seedLead(harness, createFormerEvent(type))
    const nothing = Object.fromEntries(Object.keys(ORIGIN).map(name => [name, ""]))
    expect(await exportCsvRows()).toMatchObject([
      { kind: type, ...ORIGIN },
      { kind: type, ...nothing },
    ])
    await storeExampleRequest()
    // The request itself is outside the days of the export.
    expect(await exportCsvRows({ from: parseIsoDate("2026-11-20") })).toMatchObject([ORIGIN, ORIGIN])
  },
)

test("a row of an acceptance has the job and the device of its request, and nothing personal that it was not given", async () => {
  await storeExampleRequest()
  await seedLead(harness, EXAMPLES["quote.accepted.v1"])
  expect(await exportCsvRows({ kind: "quote.accepted.v1" })).toMatchObject([
    {
      ...{ property_type: "unit", stage: "looking", price: "850000.00", our_fee: "1100.00", state: "NSW" },
      ...{ device: "phone", property_seconds: "41", price_seconds: "12", send_seconds: "30" },
      ...{ postcode: "", message: "", marketing: "", outcome: "" },
    },
  ])
})

test("every kind of lead has its row, the oldest first", async () => {
  for (const event of Object.values(EXAMPLES)) {
    await seedLead(harness, event)
    harness.pass(1_000)
  }
  const rows = await exportCsvRows()
  expect(rows.map(({ kind }) => kind)).toEqual(Object.keys(EXAMPLES))
  expect(rows.map(({ email }) => email)).toEqual([
    ...[
      "mai@example.com",
      "mai@example.com",
      "mai@example.com",
      "mai@example.com",
      "",
      "mai@example.com",
      "",
      "",
      "mai@example.com",
    ],
  ])
  expect(rows.find(({ kind }) => kind === "lead.changed.v1")).toMatchObject({
    change: "details",
    message: "My old phone broke",
    phone: "'+61491570156",
  })
})

test("a phone's extension stays beside its number", async () => {
  const event = EXAMPLES["contact.sent.v1"]
  if (event.type !== "contact.sent.v1") throw new Error("another kind of lead")
  const phone = { typed: "02 5550 0123 ext 12", e164: "+61255500123", extension: "12" }
  await seedLead(harness, { ...event, data: { ...event.data, contact: { ...event.data.contact, phone } } })
  expect(await exportCsvRows()).toMatchObject([{ phone: "'+61255500123 ext 12" }])
})

test("days are those of Sydney, first and last included, and a kind leaves out the others", async () => {
  // 21 November 2026, 02:00 UTC, is 13:00 in Sydney. Eleven hours later it is midnight there.
  const first = await seedLead(harness, EXAMPLES["feedback.sent.v1"])
  harness.pass(11 * 60 * 60_000)
  const second = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  const [on, after] = [parseIsoDate("2026-11-21"), parseIsoDate("2026-11-22")]
  const exportLeadIds = async (filter: object) => (await exportCsvRows(filter)).map(row => row.webhook_id)
  expect(await exportLeadIds({ from: on, until: on })).toEqual([first])
  expect(await exportLeadIds({ from: after, until: after })).toEqual([second])
  expect(await exportLeadIds({ from: on, until: after })).toEqual([first, second])
  expect(await exportLeadIds({ kind: "contact.sent.v1" })).toEqual([second])
})

test("an export begins with a byte order mark and ends each line as RFC 4180 says", () => {
  expect(formatRowsAsCsv([["a"], ['b"c,d']])).toBe('\uFEFFa\r\n"b""c,d"\r\n')
})
