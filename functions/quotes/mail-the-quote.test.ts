import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { paths } from "../../src/domain/paths"
import { createReference } from "../../src/domain/reference"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { findPersonalDetails, SITE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { startMailTestHarness } from "../../src/testing/mail-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { buildFormRequest } from "../../src/harness/posts"
import { changeEnquiry } from "../enquiry/enquiry.mts"
import { showQuoteDocument } from "../quote-document/quote-document.mts"
import { submitQuote } from "./submit-quote"
import { followUnsubscribeLink } from "../unsubscribe-link/unsubscribe-link.mts"

const harness = setUpLeadTestHarness(startMailTestHarness)
const driver = createQuoteTestDriver(harness)

const ADDRESS = "zephyrine@private.example"
const getSentMail = (n = 0) => {
  const mail = harness.smtp.posted[n]
  if (!mail) throw new Error(`no email ${n}`)
  return mail
}
const getMailHeader = (name: string) => getSentMail().email.headers.find(({ key }) => key === name)?.value ?? ""
const followUnsubscribeHeader = (init?: RequestInit) => {
  const url = getMailHeader("list-unsubscribe").slice(1, -1)
  const call = harness.call({ token: url.split("/u/")[1] })
  return followUnsubscribeLink(() => harness.ports)(new Request(url, init), call)
}
const getEmailFacts = (n = 0) => JSON.parse(harness.webhook.hits[n]?.body ?? "null").data.email

test("it comes from the firm, greets by name, and leads to the document and the enquiry", async () => {
  const { id, enquiry } = await (await harness.ask()).json()
  const { email, from } = getSentMail()
  expect(from).toBe("hello@example.com")
  expect(email).toMatchObject({
    from: { name: "Sample Firm", address: "hello@example.com" },
    to: [{ name: "Zephyrine Quokka", address: ADDRESS }],
    subject: "Your quote from Sample Firm",
    attachments: [],
  })
  const reference = `Your reference is ${createReference(id)}.`
  for (const body of [email.text, email.html])
    for (const part of [
      "Hello Zephyrine Quokka,",
      reference,
      `${SITE}/quotes/${id}/document`,
      SITE + enquiry,
      "1300 975 707",
    ])
      expect(body).toContain(part)
  expect(getEmailFacts()).toEqual({ sendQuote: true, by: "us" })
})

test("HTML needs nothing from outside: inline styles in plain colours, no script, picture or stylesheet", async () => {
  await harness.ask()
  const { html = "" } = getSentMail().email
  expect(html).not.toMatch(/<script|<link|<img|<style|\sclass="/)
  // Checks the styles only: an id or a token in an address may end like a length.
  const styles = Array.from(html.matchAll(/style="([^"]*)"/g), ([, style = ""]) => style).join(";")
  expect(styles).toContain("background-color:#f08080")
  expect(styles).not.toMatch(/var\(--|clamp\(|url\(|\d(rem|vw)\b/)
})

// Exchange on Friday 20 November 2026 in New South Wales: five business days later is Friday 27 November, until 5 pm.
test("with a signed contract its key dates come as a table and as a calendar file", async () => {
  await harness.ask({ stage: "signed", contractDate: "2026-11-20", settlementDate: "2027-01-15" })
  const { attachments, text } = getSentMail().email
  expect(attachments).toMatchObject([{ filename: "key-dates-nsw-buying-2026-11-20.ics", mimeType: "text/calendar" }])
  const content = attachments[0]?.content ?? ""
  const file = typeof content === "string" ? content : new TextDecoder().decode(content)
  expect(file).toMatch(/DTSTART;TZID=Australia\/Sydney:20261127T170000/)
  expect(file).toContain("DTSTART;VALUE=DATE:20270115")
  expect(text).toContain("Friday 27 November 2026 by 5 pm")
  expect(text).toContain("no cooling-off at auction")
})

// Exchanged on a Tuesday in New South Wales: five business days later is Tuesday 24 November, in three days.
test("what's urgent comes first, with its day and time, and nothing does where nothing is", async () => {
  await harness.ask({ stage: "signed", contractDate: "2026-11-17" })
  await harness.ask({ stage: "signed", contractDate: "2026-11-20", email: "another@private.example" })
  const { text = "", html } = getSentMail().email
  expect(text).toContain("Cooling-off ends: Tuesday 24 November 2026, by 5 pm. ")
  expect(html).toContain("Cooling-off ends: Tuesday 24 November 2026, by 5 pm. ")
  expect(getSentMail(1).email.text).not.toContain("2026, by 5 pm")
})

test("who buys and sells under signed contracts gets a file for each", async () => {
  const sale = { ...{ state: "VIC", propertyType: "house", price: "900k", strata: "no" }, mortgageOnSale: "no" }
  const signedJob = { stage: "signed", contractDate: "2026-11-20" }
  const answer = await harness.ask({ side: "both", ...signedJob, sale: { ...sale, ...signedJob } })
  const uids = getSentMail().email.attachments.flatMap(({ content }) =>
    (typeof content === "string" ? content : new TextDecoder().decode(content))
      .replace(/\r?\n /g, "")
      .match(/^UID.*/gm),
  )
  const { id } = await answer.json()
  // Two clients with one contract date have two calendars' worth of deadlines.
  expect(uids.filter(uid => uid?.trim().endsWith(`-${id}`))).toHaveLength(uids.length)
  expect(getSentMail().email.attachments.map(({ filename }) => filename)).toEqual([
    "key-dates-nsw-buying-2026-11-20.ics",
    "key-dates-vic-selling-2026-11-20.ics",
  ])
})

test("mail programs can offer to end all email: RFC 8058's headers, whose link works with one POST and not with GET", async () => {
  await harness.ask()
  expect(getMailHeader("list-unsubscribe")).toMatch(/^<https:\/\/www\.example\.com\/u\/v1\.[\w.-]+>$/)
  expect(getMailHeader("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
  expect(getSentMail().email.text).toContain(getMailHeader("list-unsubscribe").slice(1, -1))

  expect((await followUnsubscribeHeader()).status).toBe(200)
  harness.pass(15 * 60_000)
  await harness.ask()
  expect(harness.smtp.posted).toHaveLength(2)
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" })
  expect((await followUnsubscribeHeader({ method: "POST", body })).status).toBe(200)
  await harness.ask()
  expect(harness.smtp.posted).toHaveLength(2)
  expect(harness.logged.map(({ event }) => event)).toContain("not-mailed")
  expect(harness.blobs.keys("mail")).toEqual([])
})

test("while the store cannot say who wants no email, nobody gets one; later it is sent once", async () => {
  harness.blobs.breakWhen((_, path) => (path.includes(":unsubscribed-") ? 503 : null))
  expect((await harness.ask()).status).toBe(201)
  expect(harness.smtp.connections()).toBe(0)
  expect(harness.webhook.hits).toHaveLength(1)
  harness.blobs.heal()
  harness.pass(61_000)
  await runScheduledLeadTasks(harness.ports)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.posted).toHaveLength(1)
})

test("whoever wants no email, and whoever needs a person's price, gets none from us", async () => {
  await harness.ask({ sendEmailQuote: false })
  await harness.ask({ propertyType: "rural" })
  expect(harness.smtp.connections()).toBe(0)
  expect([getEmailFacts(0), getEmailFacts(1)]).toEqual([
    { sendQuote: false, by: null },
    { sendQuote: true, by: "you" },
  ])
  expect(harness.blobs.keys("mail")).toEqual([])
})

test.each([
  ["ticked", [["sendEmailQuote", "yes"]], true],
  ["unticked", [], false],
])(
  "the box of a browser without JavaScript, %s, is in the event and decides about the email",
  async (_, tick, expectedEmail) => {
    const fields = Object.entries(buildQuoteRequestBody()).map(([name, value]) => [name, String(value)])
    const body = new URLSearchParams([...fields, ["sendEmailQuote", "no"], ...tick])
    const take = driver.take(new Request(SITE + paths.api.quotes, { method: "POST", body }), harness)
    expect((await take).status).toBe(303)
    await harness.settle()
    const { request, email } = JSON.parse(harness.webhook.hits[0]?.body ?? "null").data
    expect(request.sendEmailQuote).toBe(expectedEmail)
    expect(email).toEqual({ sendQuote: expectedEmail, by: expectedEmail ? "us" : null })
    expect(harness.smtp.posted).toHaveLength(expectedEmail ? 1 : 0)
  },
)

test("without a mail server the event tells the marketers to send the quote", async () => {
  await harness.ask({}, { ...harness.ports, mail: null })
  expect(getEmailFacts()).toEqual({ sendQuote: true, by: "you" })
  expect(harness.blobs.keys("mail")).toEqual([])
})

test.each([
  ["a corrected address gets the email that still waits", { change: "details", email: "b@c.example" }, ["b@c.example"]],
  ["whoever withdraws gets none that still waits", { change: "withdraw" }, []],
])("%s", async (_, changes, recipients) => {
  harness.smtp.behave({ recipient: 450 })
  const { id } = await (await harness.ask()).json()
  expect((await driver.change(id, changes)).status).toBe(201)
  harness.smtp.behave("take")
  harness.pass(7 * 60_000)
  await runScheduledLeadTasks(harness.ports)
  const quotes = harness.smtp.posted.filter(({ email }) => email.subject?.startsWith("Your quote"))
  expect(quotes.map(({ to }) => to)).toEqual(recipients)
  expect(harness.blobs.keys("mail")).toEqual([])
})

test("what a visitor typed is in no answer and in no note of an email", async () => {
  harness.smtp.behave({ email: 552 })
  const answer = await (await harness.ask()).text()
  expect(findPersonalDetails(answer + ["mail", "mailed", "dead-mail"].flatMap(harness.blobs.texts).join())).toEqual([])
})

test("a request from a page with a phone number of its own has that number in its emails and pages, and no other", async () => {
  const { ports, call } = harness
  const { id, enquiry } = await (await harness.ask({ attribution: { formPath: "/lp/conveyancers-d/" } })).json()
  const openDocument = async (own: string) =>
    (await showQuoteDocument(() => ports)(new Request(SITE), call({ id: own }))).text()
  const texts = [await openDocument(id)]
  await driver.accept(id)
  await driver.change(id, { change: "details", name: "Bea Quokka" })
  const manual = await harness.ask({ attribution: { formPath: "/lp/conveyancers-d" }, propertyType: "rural" })
  texts.push(await openDocument((await manual.json()).id))
  texts.push(await (await changeEnquiry(() => ports)(new Request(SITE), call({ token: enquiry.split("/")[2] }))).text())
  const referer = `${SITE}/lp/conveyancers-d?utm_source=news`
  const mistake = buildFormRequest(paths.api.quotes, { side: "buying" }, { referer })
  const pages = { renderForm: renderQuoteFormPage, renderMessagePage }
  texts.push(await (await submitQuote(() => ports, pages)(mistake, call())).text())
  expect(harness.smtp.posted).toHaveLength(3)
  for (const text of [...texts, ...harness.smtp.posted.flatMap(({ email }) => [email.text, email.html])])
    expect(new Set(String(text).match(/\d{4} \d{3} \d{3}|tel:\d+/g))).toEqual(
      new Set(String(text).includes("tel:") ? ["1300 975 708", "tel:1300975708"] : ["1300 975 708"]),
    )
})
