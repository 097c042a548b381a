import {
  ASKER,
  EMAIL,
  harness,
  lead,
  listEvents,
  path,
  postEnquiryForm,
  readStoredRequest,
  requestEnquiryPage,
} from "../../src/testing/enquiry-pages"
import { createEnquiryPath, createRefusedChangeToken, createUnsubscribePath } from "../../src/leads/core/links"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { reduceAllLeads } from "../../src/testing/reduce-all"
import { findPersonalDetails } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { ORIGIN, QUOTE_ID } from "../../src/testing/seed-quote"

test("the link shows what can be done, and nothing of what is kept", async () => {
  const answer = await requestEnquiryPage(path)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain("XGMF ERJ8")
  for (const words of ["Update my details", "Only email me", "Withdraw my enquiry"]) expect(html).toContain(words)
  expect(findPersonalDetails(html)).toEqual([])
  expect(await listEvents()).toEqual([])
})

test("corrected details are told to the marketers, with the request that they belong to", async () => {
  const answer = await postEnquiryForm({ change: "details", email: "quokka@private.example", note: "Lost the old one" })
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe(`${path}?done=yes`)
  expect(await (await requestEnquiryPage(`${path}?done=yes`)).text()).toContain("We’ve got your change")
  expect(await listEvents()).toEqual([
    {
      type: "lead.changed.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: {
        id: QUOTE_ID,
        reference: "XGMF ERJ8",
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
  expect(empty).toMatch(/<div[^>]* autofocus=""[^>]*><h2[^>]*>There’s a problem</)
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
  const answers = await Promise.all([postEnquiryForm(fields), postEnquiryForm(fields)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
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
