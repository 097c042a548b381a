import { convertLocalTimeToInstant } from "../../domain/business-hours/get-instant"
import { parseIsoDate } from "../../domain/iso-date"
import { parseQuoteRequest } from "../../domain/lead/quote-request"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"
import { calculateRequestUrgency } from "../../domain/urgency/published"
import { FIRM, QUOTE } from "../../harness/lead-test-harness"
import { buildLeadEmail } from "./lead-email"
import type { LeadFacts } from "./lead-subject"

const [state] = OUR_STATES
const place = STATE_NAMES[state].name
/** Saturday 28 November 2026, noon in Sydney. */
const AT = convertLocalTimeToInstant(parseIsoDate("2026-11-28"), 12 * 60, "Australia/Sydney")

function buildFacts(wire: object = {}, changes: Partial<LeadFacts> = {}): LeadFacts {
  const parsed = parseQuoteRequest(
    {
      ...{ side: "buying", state, propertyType: "unit", price: "$850,000", stage: "offer" },
      ...{ name: "Mai Nguyễn", email: "mai@example.com", contactBy: "call", phone: "0491 570 006" },
      ...wire,
    },
    parseIsoDate("2026-11-28"),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const job = parsed.value
  return {
    ...{ firm: FIRM, id: "rZk3mQ8vN1xR5tB7wY2cD4f", news: "requested", at: AT, person: job, job, quote: QUOTE },
    urgency: calculateRequestUrgency(job, AT, FIRM.hours),
    ...{ unpriced: null, words: job.note, notes: [], source: { partner: null } },
    urls: {
      site: "https://www.example.com",
      document: "https://www.example.com/quotes/r/document",
      download: null,
      followUps: null,
    },
    ...changes,
  }
}

// What the firm must do is counted from its hours, 8:30 am to 5:30 pm on weekdays: two hours from Saturday are Monday 10:30 am.
test.each<[string, object, string]>([
  ["an offer", {}, `Call by 10:30 am Monday: Mai Nguyễn, buying in ${place}, making an offer`],
  ["a text", { contactBy: "text" }, `Text by 10:30 am Monday: Mai Nguyễn, buying in ${place}, making an offer`],
  ["an email", { contactBy: "email" }, `Email by 10:30 am Monday: Mai Nguyễn, buying in ${place}, making an offer`],
  ["nothing urgent", { stage: "looking" }, `Answer by 5:30 pm Tuesday: Mai Nguyễn, buying in ${place}, still looking`],
  [
    "a name with a link",
    { name: "evil.example" },
    `Call by 10:30 am Monday: someone, buying in ${place}, making an offer`,
  ],
])("the subject says whom to call, by when and why: %s", (_, wire, subject) => {
  expect(buildLeadEmail(buildFacts(wire)).subject).toBe(subject)
})

test("a first date within six days is told by its weekday, and a later one with its day", () => {
  const wire = { stage: "signed", contractDate: "2026-11-26", settlementDate: "2027-01-29" }
  const firstDate = { key: "cooling-off", on: parseIsoDate("2026-12-01"), clock: "17:00" }
  const urgency = {
    ...({ urgency: "today", urgencyReason: "u03" } as const),
    ...{ firstDate, callBy: "2026-11-29T23:30:00.000Z" },
    urgencyText: "Cooling-off ends Tuesday 1 December at 5 pm. Call by 10:30 am Monday.",
  }
  const start = `Call by 10:30 am Monday: Mai Nguyễn, buying in ${place}, `
  expect(buildLeadEmail(buildFacts(wire, { urgency })).subject).toBe(`${start}cooling-off ends Tuesday`)
  const later = { ...urgency, firstDate: { ...firstDate, on: parseIsoDate("2026-12-08") } }
  expect(buildLeadEmail(buildFacts(wire, { urgency: later })).subject).toBe(
    `${start}cooling-off ends Tuesday 1 December at 5 pm`,
  )
})

test.each<[Partial<LeadFacts>, string]>([
  [{ news: "accepted", job: null, urgency: {} }, "Quote accepted: Mai Nguyễn, buying in New South Wales"],
  [{ news: "message", job: null, quote: null, urgency: {} }, "Message: Mai Nguyễn"],
  [{ news: "withdrawn", job: null, quote: null, urgency: {} }, "Enquiry withdrawn: Mai Nguyễn"],
  [{ news: "feedback", job: null, quote: null, urgency: {}, person: { email: null } }, "Feedback about the site"],
  [
    { news: "unsubscribed", job: null, quote: null, urgency: {}, person: { email: null } },
    "Someone wants no more email",
  ],
])("other news has a subject of its own: %j", (changes, subject) => {
  expect(buildLeadEmail(buildFacts({}, changes)).subject).toBe(subject)
})

test("the way in which they want to be reached comes first", () => {
  const findFirst = (wire: object) =>
    ["tel:+61491570006", "sms:+61491570006", "mailto:mai@example.com"]
      .map(link => ({ link, at: buildLeadEmail(buildFacts(wire)).html.indexOf(`"${link}"`) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.link
  expect(findFirst({})).toBe("tel:+61491570006")
  expect(findFirst({ contactBy: "text" })).toBe("sms:+61491570006")
  expect(findFirst({ contactBy: "email" })).toBe("mailto:mai@example.com")
})

test("an email about someone who withdrew offers no call", () => {
  expect(buildLeadEmail(buildFacts()).text).toContain("0491 570 006")
  expect(buildLeadEmail(buildFacts({}, { news: "withdrawn" })).text).not.toContain("0491 570 006")
})

test("what they wrote is text without links, and is in no subject", async () => {
  const note = `<img src=x onerror=alert(1)> see https://evil.example/pay or evil.example`
  const { subject, text, html } = buildLeadEmail(buildFacts({ note }))
  expect(subject).not.toContain("evil")
  expect(html).not.toContain("<img")
  for (const version of [text, html]) {
    expect(version).not.toMatch(/evil\.example/)
    expect(version).toContain("evil. example")
  }
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href)
  expect(links.filter(href => !/^(tel:|mailto:mai@example\.com$|https:\/\/www\.example\.com\/)/.test(href))).toEqual([])
})

test("the contact card has their name, number and address, and no line of its own making", () => {
  const [card] = buildLeadEmail(buildFacts({ name: "Nguyễn; Mai, \\ x" })).attachments
  expect(card?.filename).toBe("contact.vcf")
  expect(card?.content.split("\r\n")).toEqual([
    ...["BEGIN:VCARD", "VERSION:3.0", "FN:Nguyễn\\; Mai\\, \\\\ x", "N:Nguyễn\\; Mai\\, \\\\ x;;;;"],
    ...["TEL:+61491570006", "EMAIL:mai@example.com", "END:VCARD", ""],
  ])
})

test("a signed contract brings its key dates as a calendar file", () => {
  const wire = { stage: "signed", contractDate: "2026-11-26", settlementDate: "2027-01-29" }
  const { attachments, text } = buildLeadEmail(buildFacts(wire))
  expect(attachments.map(({ contentType }) => contentType.split(";")[0])).toEqual(["text/vcard", "text/calendar"])
  expect(text).toContain("KEY DATES OF THE PURCHASE")
})

test("a request that needs a price from a person says so in the subject and the text", () => {
  const { subject, text } = buildLeadEmail(buildFacts({}, { quote: null, unpriced: "A farm needs a person." }))
  expect(subject).toMatch(/, needs a price from you$/)
  expect(text).toContain("It needs a price from you: A farm needs a person.")
})
