import {
  ASKER,
  EMAIL,
  harness,
  listEvents,
  path,
  postEnquiryForm,
  readStoredRequest,
  requestEnquiryPage,
} from "../../src/testing/enquiry-pages"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { erasePersonalData } from "../../src/leads/admin/erase-person"
import { getWithdrawnAt } from "../../src/leads/core/records"
import { saveUnsubscribedEmailAddress } from "../../src/leads/store/unsubscribed"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { QUOTE_ID } from "../../src/testing/seed-quote"

/** The emails that were sent, oldest first, with the paths of our links in them. */
const listEmails = async () => {
  await harness.settle()
  return harness.smtp.posted.map(({ to, email: { text } }) => ({
    ...{ to, text: String(text) },
    paths: String(text).match(/\/enquiries\/[^\s#]+/g) ?? [],
  }))
}
const readRequest = async () => JSON.parse(await readStoredRequest())
const CONTACT = { email: "stranger@private.example", phone: "0491 570 156" }
const listBodiesOfAction = (action: string) =>
  harness.webhook.hits.map(({ body }) => body).filter(body => body.includes(`"action":"${action}"`))
/** Posts a change, and waits until the next email goes at once again. */
const postAndWait = async (fields: Record<string, string>, to = path) => {
  await postEnquiryForm(fields, to)
  await harness.settle()
  harness.pass(15 * 60_000)
}
const STRANGER = { change: "details", ...CONTACT, note: "Pay BSB 06 20 00" }
/** Posts a change while the mail server is down, and sends the emails once it isn't. */
const postWhileMailIsDown = async (fields: Record<string, string>, doMeanwhile = async () => {}) => {
  harness.smtp.behave({ recipient: 450 })
  await postEnquiryForm(fields)
  await harness.settle()
  await doMeanwhile()
  harness.smtp.behave("take")
  harness.pass(7 * 60_000)
  await runScheduledLeadTasks(harness.ports)
}

test.each([
  [STRANGER, "changed your email address and your phone number in your enquiry"],
  [{ change: "details", name: "Bea Quokka", phone: "0491 570 006" }, "changed your name in your enquiry"],
  [{ change: "email-only" }, "changed how we contact you in your enquiry"],
  [{ change: "withdraw" }, "withdrew your enquiry"],
])("of %j the address from before is told once, by name and day and not by what is new", async (fields, words) => {
  await postWhileMailIsDown(fields)
  const [email, ...others] = await listEmails()
  expect(others).toEqual([])
  expect(email?.to).toBe(EMAIL)
  expect(email?.text).toContain(`On 21 November 2026 someone ${words}`)
  expect(email?.text).toContain("the link to your enquiry in our emails of 21 November 2026")
  expect(email?.text).not.toMatch(/stranger|570|BSB|Bea/)
  expect(new Set(email?.paths).size).toBe(1)
})

test("a change that changes nothing is not told, and neither is one that was erased before", async () => {
  await postEnquiryForm({ change: "details", email: EMAIL })
  await postWhileMailIsDown(STRANGER, async () => void (await erasePersonalData(harness.ports, EMAIL, false)))
  expect(harness.smtp.posted).toEqual([])
  for (const text of harness.blobs.texts("lead")) expect(text).not.toMatch(/private\.example/)
})

test("whoever was told undoes that change and all after it with one button, once, and the stranger can't", async () => {
  const before = await readRequest()
  const changes: Record<string, string>[] = [STRANGER, { change: "details", name: "Stranger" }, { change: "withdraw" }]
  for (const fields of changes) await postAndWait(fields)
  const emails = await listEmails()
  expect(emails.map(({ to }) => to)).toEqual([EMAIL, STRANGER.email, STRANGER.email])
  const [own = "", other = ""] = emails.map(({ paths: [link = ""] }) => link)
  // A stranger who undoes a later change or stops old links takes nothing from the first email.
  await postAndWait({ change: "undo" }, other)
  await postEnquiryForm({ change: "renew" })
  expect((await requestEnquiryPage(own)).status).toBe(200)
  expect((await readRequest()).event.data.request.email).toBe(STRANGER.email)

  for (let n = 0; n < 2; n += 1) expect((await postEnquiryForm({ change: "undo" }, own)).status).toBe(303)
  expect((await listEmails()).at(-1)).toMatchObject({ to: STRANGER.email, paths: [] })
  const after = await readRequest()
  expect(after.event.data.request).toEqual(before.event.data.request)
  expect(getWithdrawnAt(after)).toBeUndefined()
  expect(await (await requestEnquiryPage(own)).text()).toContain("We’ve changed it back")
  for (const method of ["GET", "POST"]) expect((await requestEnquiryPage(other, { method })).status).toBe(410)
  const undone = listBodiesOfAction("undo").map(body => JSON.parse(body))
  const contact = { email: EMAIL, phone: ASKER.phone, contactBy: "call", before: { email: STRANGER.email } }
  expect(undone).toMatchObject([{}, { data: { change: "details", contact, link: { about: {} } } }])
})

test("old links are stopped by the client's own link or by the email about a change, and only the newest one works", async () => {
  await postEnquiryForm({ change: "details", name: "Bea Quokka" })
  const [{ paths: [notice = ""] = [] } = {}] = await listEmails()
  let current = path
  for (const from of [path, notice]) {
    harness.pass(15 * 60_000)
    const { status, headers } = await postEnquiryForm({ change: "renew" }, from)
    expect(status).toBe(303)
    expect(await (await requestEnquiryPage(headers.get("location") ?? "")).text()).toContain("Old links have stopped")
    for (const method of ["GET", "POST"]) expect((await requestEnquiryPage(current, { method })).status).toBe(410)
    const { to, paths: links } = (await listEmails()).at(-1) ?? {}
    expect(to).toBe(EMAIL)
    current = links?.[0] ?? ""
    expect((await requestEnquiryPage(current)).status).toBe(200)
  }
  await createQuoteTestDriver(harness).accept(QUOTE_ID)
  const [later = ""] = (await listEmails()).at(-1)?.paths ?? []
  expect((await postEnquiryForm({ change: "withdraw" }, later)).status).toBe(303)
  expect(listBodiesOfAction("renew")).toHaveLength(2)
})

test("someone who ended all email is told of a change by the firm, and nobody is offered a new link", async () => {
  await saveUnsubscribedEmailAddress(harness.ports, EMAIL)
  expect(await (await requestEnquiryPage(path)).text()).not.toContain("Stop old links")
  await postEnquiryForm(STRANGER)
  expect(await listEvents()).toMatchObject([
    { data: { contact: { before: ASKER }, email: { sendNotice: true, by: "you" } } },
  ])
  expect(await listEmails()).toEqual([])
})

test("twenty changes of the email address in a day send three emails, the first to the client, and the page says to call", async () => {
  for (let n = 0; n < 20; n += 1) {
    await postEnquiryForm({ change: "details", email: `s${n}@private.example` })
    await harness.settle()
    harness.pass(60 * 60_000)
  }
  expect((await listEmails()).map(({ to }) => to)).toEqual([EMAIL, "s0@private.example", "s1@private.example"])
  const { headers } = await postEnquiryForm({ change: "details", email: "s20@private.example" })
  const page = await (await requestEnquiryPage(headers.get("location") ?? "")).text()
  expect(page).toContain("It was changed three times in the last 24 hours. Call 1300 975 707, or try again tomorrow.")
  const undo = (await listEmails())[0]?.paths[0] ?? ""
  expect((await postEnquiryForm({ change: "details", name: "Bea Quokka" })).headers.get("location")).toContain("done")
  harness.pass(4 * 60 * 60_000)
  expect((await postEnquiryForm({ change: "details", email: "z@private.example" })).headers.get("location")).toContain(
    "done",
  )
  expect((await postEnquiryForm({ change: "undo" }, undo)).status).toBe(303)
  expect((await readRequest()).event.data.request.email).toBe(EMAIL)
})
