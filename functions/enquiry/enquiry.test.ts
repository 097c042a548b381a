import { createEnquiryPath, createRefusedChangeToken, createUnsubscribePath } from "../../src/leads/core/links"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { reduceAllLeads } from "../../src/testing/reduce-all"
import { findPersonalDetails, SITE } from "../../src/harness/lead-test-harness"
import { erasePersonalData } from "../../src/leads/admin/erase-person"
import { getWithdrawnAt } from "../../src/leads/core/records"
import { saveUnsubscribedEmailAddress } from "../../src/leads/store/unsubscribed"
import { startMailTestHarness } from "../../src/testing/mail-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { ORIGIN, seedQuote, QUOTE_ID } from "../../src/testing/seed-quote"
import { changeEnquiry } from "./enquiry.mts"

const EMAIL = "zephyrine@private.example"

const ASKER = {
  ...{ name: "Zephyrine Quokka", email: EMAIL, contactBy: "call", bestTime: null },
  phone: { typed: "0491 570 006", e164: "+61491570006" },
}

const harness = setUpLeadTestHarness(startMailTestHarness)
let lead: string
let path: string
beforeEach(async () => {
  lead = await seedQuote(harness)
  path = createEnquiryPath(harness.ports, QUOTE_ID, harness.ports.now())
})

const requestEnquiryPage = (to: string, init: RequestInit = {}) =>
  harness.recordAccepted(changeEnquiry(() => harness.ports))(
    new Request(SITE + to, init),
    harness.call({ token: new URL(SITE + to).pathname.split("/")[2] }),
  )
const postEnquiryForm = (fields: Record<string, string>, to = path) =>
  requestEnquiryPage(to, { method: "POST", body: new URLSearchParams(fields) })
const listEvents = async () => {
  await harness.settle()
  return harness.webhook.hits.map(harness.verified)
}

test("the link shows what can be done, and nothing of what is kept", async () => {
  const answer = await requestEnquiryPage(path)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(QUOTE_ID)
  for (const words of ["Correct my details", "Email me only", "Withdraw it"]) expect(html).toContain(words)
  expect(findPersonalDetails(html)).toEqual([])
  expect(await listEvents()).toEqual([])
})

test("corrected details are told to the marketers, with the request that they belong to", async () => {
  const answer = await postEnquiryForm({ change: "details", email: "quokka@private.example", note: "Lost the old one" })
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe(`${path}?done=yes`)
  expect(await (await requestEnquiryPage(`${path}?done=yes`)).text()).toContain("We have your change")
  expect(await listEvents()).toEqual([
    {
      type: "lead.changed.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: {
        id: QUOTE_ID,
        requestWebhookId: lead,
        kept: true,
        suspicions: [],
        change: "details",
        contact: { name: null, email: "quokka@private.example", phone: null, before: ASKER },
        note: "Lost the old one",
        email: { sendNotice: true, by: "us" },
        link: { on: "2026-11-21" },
        request: ORIGIN,
      },
    },
  ])
})

test("corrected details are in the request as it is kept from then on", async () => {
  await postEnquiryForm({ change: "details", phone: "0491 570 156" })
  await postEnquiryForm({ change: "email-only" })
  const phone = { typed: "0491 570 156", e164: "+61491570156" }
  const request = { name: "Zephyrine Quokka", email: EMAIL, contactBy: "email", phone }
  expect(await harness.ports.store.get("lead", lead)).toMatchObject({ event: { data: { request } } })
})

test.each([
  ["was reduced to a marker", () => reduceAllLeads(harness)],
  ["can't be read", async () => harness.blobs.seed("lead", "production", lead, "{half")],
])("a change of a request that %s is taken, and says nothing of where that came from", async (_, spoil) => {
  await spoil()
  expect((await postEnquiryForm({ change: "withdraw" })).status).toBe(303)
  const [event] = await listEvents()
  expect(event).toMatchObject({ type: "lead.changed.v1", data: { id: QUOTE_ID, change: "withdraw" } })
  expect(event).not.toHaveProperty("data.request")
})

test.each(["email-only", "withdraw"])("%s is one click", async change => {
  expect((await postEnquiryForm({ change })).status).toBe(303)
  expect(await listEvents()).toMatchObject([{ type: "lead.changed.v1", data: { change, contact: { email: null } } }])
})

/** Follows the redirect after a refused form, as a browser does: the page that Back leads to later isn't the answer to a post. */
async function requestPageAfter({ status, headers }: Response): Promise<string> {
  const location = headers.get("location") ?? ""
  expect([status, location.split("=")[0]]).toEqual([303, `${path}?refused`])
  expect(location).not.toMatch(/9876|5432/)
  return (await requestEnquiryPage(location)).text()
}

test("a refused change that's too long for an address is shown as the answer, and one of another enquiry not at all", async () => {
  expect((await postEnquiryForm({ change: "details", note: "x".repeat(9_000) })).status).toBe(422)
  const other = createRefusedChangeToken(harness.ports, "b".repeat(24), { phone: "9876 5432" }, harness.ports.now())
  expect(await (await requestEnquiryPage(`${path}?refused=${other}`)).text()).not.toContain("9876 5432")
})

test("a correction that is empty or wrong comes back filled in, with what is wrong", async () => {
  const empty = await requestPageAfter(await postEnquiryForm({ change: "details" }))
  expect(empty).toContain('<a href="#enquiry-form-name">Enter what should be corrected</a>')
  const wrong = await requestPageAfter(await postEnquiryForm({ change: "details", phone: "9876 5432" }))
  expect(wrong).toContain('value="9876 5432"')
  expect(wrong).toContain("Include the area code")
  expect(await listEvents()).toEqual([])
})

test("a link that is forged, or for something else, is answered 400 with the same words", async () => {
  const bad = [
    `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
    createUnsubscribePath(harness.ports, EMAIL, QUOTE_ID, harness.ports.now()).replace("/u/", "/enquiries/"),
    "/enquiries/x",
  ]
  for (const method of ["GET", "POST"]) {
    const answers = await Promise.all(bad.map(to => requestEnquiryPage(to, { method })))
    expect(answers.map(answer => answer.status)).toEqual([400, 400, 400])
    expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
  }
  expect(await listEvents()).toEqual([])
})

test("a quote that is kept no more is answered 404, and a store that is down 503 with the phone", async () => {
  const other = createEnquiryPath(harness.ports, "z".repeat(22), harness.ports.now())
  expect((await postEnquiryForm({ change: "withdraw" }, other)).status).toBe(404)
  harness.blobs.breakWhen(() => 503)
  const answer = await postEnquiryForm({ change: "withdraw" })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("1300 975 707")
})

/** The fields that a browser sends if it opens the page and fills in one of its forms. */
const readEnquiryFormFields = async (change: string, to = path): Promise<Record<string, string>> => {
  const html = await (await requestEnquiryPage(to)).text()
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find(text => text.includes(`value="${change}"`)) ?? ""
  const hiddenFields = (form.match(/<input type="hidden"[^>]*>/g) ?? []).map(tag => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? "",
    /value="([^"]*)"/.exec(tag)?.[1] ?? "",
  ])
  return Object.fromEntries(hiddenFields)
}
const correctName = async (name: string) => postEnquiryForm({ ...(await readEnquiryFormFields("details")), name })
const readStoredRequest = async () => JSON.stringify(await harness.ports.store.get("lead", lead))
const listDeliveredNames = async () =>
  (await listEvents()).map(event => (event as { data: { contact: { name: string } } }).data.contact.name)

test("changes x, y and x again within ten minutes, each from a page of its own, all reach the marketers", async () => {
  for (const name of ["Ada Quokka", "Bea Quokka", "Ada Quokka"]) {
    expect((await correctName(name)).status).toBe(303)
    harness.pass(1_000)
  }
  expect(await listDeliveredNames()).toEqual(["Ada Quokka", "Bea Quokka", "Ada Quokka"])
  expect(await readStoredRequest()).toContain("Ada Quokka")
})

test("a form that is posted twice from one page is one change", async () => {
  const fields = await readEnquiryFormFields("withdraw")
  expect((await Promise.all([postEnquiryForm(fields), postEnquiryForm(fields)])).map(answer => answer.status)).toEqual([
    303, 303,
  ])
  expect(await listEvents()).toHaveLength(1)
})

test("the forms of one page have a key each, and a page that comes back with errors has new ones", async () => {
  const html =
    (await (await requestEnquiryPage(path)).text()) +
    (await requestPageAfter(await postEnquiryForm({ change: "details" })))
  const keys = [...html.matchAll(/name="idempotencyKey" autoComplete="off" value="([\w-]{22,64})"/g)]
  expect(keys).toHaveLength(8)
  expect(new Set(keys.map(([, key]) => key)).size).toBe(8)
})

test("a program that names no key makes a change each time", async () => {
  for (const name of ["Ada Quokka", "Bea Quokka", "Ada Quokka"]) {
    expect((await createQuoteTestDriver(harness).change(QUOTE_ID, { change: "details", name })).status).toBe(201)
    harness.pass(1_000)
  }
  expect(await listDeliveredNames()).toHaveLength(3)
})

test("an old page that is posted again after a later change is refused, and undoes nothing", async () => {
  const old = { ...(await readEnquiryFormFields("details")), name: "Ada Quokka" }
  await postEnquiryForm(old)
  harness.pass(1_000)
  await correctName("Bea Quokka")
  harness.pass(1_000)
  expect((await postEnquiryForm(old)).status).toBe(409)
  expect(await readStoredRequest()).toContain("Bea Quokka")
  expect(await listDeliveredNames()).toEqual(["Ada Quokka", "Bea Quokka"])
})

test("of two changes in one millisecond the later one counts, for us and for the marketers", async () => {
  await correctName("Ada Quokka")
  await correctName("Bea Quokka")
  expect(await readStoredRequest()).toContain("Bea Quokka")
  const events = (await listEvents()) as { timestamp: string; data: { contact: { name: string } } }[]
  const inOrder = events.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
  expect(inOrder.map(({ data }) => data.contact.name)).toEqual(["Ada Quokka", "Bea Quokka"])
  expect(new Set(events.map(({ timestamp }) => timestamp)).size).toBe(2)
})

test("a process that dies after a change is kept and before the request is corrected: the sweep corrects it", async () => {
  const { store } = harness.ports
  harness.ports.store = { ...store, put: () => Promise.reject(new Error("killed")) }
  await expect(correctName("Ada Quokka")).rejects.toThrow("killed")
  harness.ports.store = store
  expect(await readStoredRequest()).not.toContain("Ada Quokka")
  await runScheduledLeadTasks(harness.ports)
  expect(await readStoredRequest()).toContain("Ada Quokka")
  expect(await listDeliveredNames()).toEqual(["Ada Quokka"])
})

test("a change that the webhook takes late does not undo a later one", async () => {
  harness.webhook.answer(503)
  await correctName("Ada Quokka")
  await harness.settle()
  harness.pass(1_000)
  await correctName("Bea Quokka")
  await harness.settle()
  harness.webhook.heal()
  harness.pass(10 * 60_000)
  await runScheduledLeadTasks(harness.ports)
  expect(await readStoredRequest()).toContain("Bea Quokka")
})

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
