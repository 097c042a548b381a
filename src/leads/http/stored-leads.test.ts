import { readFileSync } from "node:fs"
import { acceptQuoteOffer } from "../../../functions/acceptance/acceptance.mts"
import { receiveContactMessage } from "../../../functions/contact/contact.mts"
import { changeEnquiry } from "../../../functions/enquiry/enquiry.mts"
import { receiveFeedback } from "../../../functions/feedback/feedback.mts"
import { followUnsubscribeLink } from "../../../functions/unsubscribe-link/unsubscribe-link.mts"
import { unsubscribeAddress } from "../../../functions/unsubscribe/unsubscribe.mts"
import { FIELDS } from "../../domain/job/questions"
import { paths } from "../../domain/paths"
import { isObject } from "../../domain/parse/wire"
import type { QuoteOutcome } from "../../domain/quote/quote-types"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { SITE } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { listLeadsByDeliveryStatus } from "../admin/list-leads"
import { loadLeadDetails } from "../admin/saved-leads"
import type { Handler } from "./edge"
import { LEAD_TYPES, type LeadType } from "../core/event"
import { COLLECTIONS, type Collection } from "../core/lead-store"
import { runScheduledLeadTasks } from "../outbox/sweep"

/** What the answer to a POST said. The words of a page may change, so of a page only the status is compared. */
type Answer = { status: number; location: string | null; body: unknown }

type Example = {
  title: string
  /** When the example came, ISO 8601 in UTC. It's sent again a minute later. */
  at: string
  /** The byte that the random source repeated. */
  random: number
  path: string
  /** The outcome of a quote request, so that later figures don't change it. */
  outcome?: QuoteOutcome
  json?: object
  form?: Record<string, string>
  key?: string
  ip?: string
  answer: Answer
  again: Answer
}

/**
 * Examples of every kind of lead, and what they left in the store before the webhook accepted them, as the functions
 * wrote it in November 2026, when quotes had their own code to accept them. Firms have leads like these in their stores,
 * so this file is never rewritten: a change that breaks these examples breaks firms' leads.
 */
type StoredLeads = {
  idSecret: string
  linkSecrets: string[]
  examples: Example[]
  collections: Partial<Record<Collection, Record<string, unknown>>>
}

const storedLeads: StoredLeads = JSON.parse(readFileSync(`${__dirname}/stored-leads.json`, "utf8"))

/** The other collections say when something was last done, are useless a day later, or have figures made from leads. */
const KEPT = COLLECTIONS.filter(collection => !["counts", "health", "probe", "mailed", "counted"].includes(collection))

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

beforeEach(() => {
  harness.ports.idSecret = storedLeads.idSecret
  harness.ports.linkSecrets = storedLeads.linkSecrets
  harness.ports.mail = async () => ({ outcome: "delivered", status: 250, code: null, ms: 0, retryAfterMs: null })
})

function getExampleHandler({ path, outcome }: Example): Handler {
  const getPorts = () => harness.ports
  if (path === paths.api.quotes) {
    if (!outcome) throw new Error("this example of a quote has no outcome")
    return request => driver.take(request, { price: () => outcome })
  }
  if (path === paths.api.contact) return receiveContactMessage(getPorts)
  if (path === paths.api.feedback) return receiveFeedback(getPorts)
  if (path === paths.api.unsubscribe) return unsubscribeAddress(getPorts)
  if (path.startsWith("/u/")) return followUnsubscribeLink(getPorts)
  if (path.startsWith("/enquiries/")) return changeEnquiry(getPorts)
  return acceptQuoteOffer(getPorts)
}

function buildExampleRequest({ path, json, form, key }: Example): Request {
  const headers = {
    ...(json && { "content-type": "application/json" }),
    ...(key !== undefined && { "idempotency-key": key }),
  }
  const body = json ? JSON.stringify(json) : new URLSearchParams(form)
  return new Request(SITE + path, { method: "POST", headers, body })
}

/**
 * Sends an example at the time when it came, or `later` milliseconds after that, and waits for the work after it.
 */
async function sendExample(example: Example, later = 0): Promise<Answer> {
  const { path, ip } = example
  harness.pass(Date.parse(example.at) + later - harness.ports.now().getTime())
  // An example that counts as new gets another reference the second time.
  harness.ports.random = bytes => new Uint8Array(bytes).fill(example.random + (later === 0 ? 0 : 100))
  const params = { id: /^\/api\/quotes\/([^/]+)/.exec(path)?.[1], token: path.split("/")[2] }
  const answer = await harness.recordAccepted(getExampleHandler(example))(
    buildExampleRequest(example),
    harness.call({ ...params, ip }),
  )
  await harness.settle()
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false
  const body = isJson ? removeNewKeys(await answer.json(), example.answer.body) : null
  return { status: answer.status, location: answer.headers.get("location"), body }
}

/** Every stored record, by collection and key. */
const readStoredCollections = (): StoredLeads["collections"] =>
  Object.fromEntries(
    KEPT.map(collection => [
      collection,
      Object.fromEntries(harness.blobs.keys(collection).map(key => [key, harness.blobs.value(collection, key)])),
    ]).filter(([, records]) => Object.keys(records ?? {}).length > 0),
  )

/** Fields that events got later and that aren't answers to questions, such as amounts in dollars. */
const ADDED = [
  ...["reference", "money", "request", "partnerConsent", "nextSteps", "before", "link"],
  ...["urgency", "urgencyReason", "firstDate", "hoursLeft", "callBy", "urgencyText"],
]

/** Removes from `now` the keys that were added since: receivers know that keys may be added. */
function removeNewKeys(now: unknown, before: unknown): unknown {
  if (Array.isArray(now))
    return now.map((item, i) => removeNewKeys(item, Array.isArray(before) ? before[i] : undefined))
  if (!isObject(now) || !isObject(before)) return now
  const isKnownKey = (key: string) => Object.hasOwn(before, key) || ![...FIELDS, ...ADDED].includes(key)
  const knownEntries = Object.entries(now).filter(([key]) => isKnownKey(key))
  return Object.fromEntries(knownEntries.map(([key, value]) => [key, removeNewKeys(value, before[key])]))
}

/** Puts the examples into an empty store, as they were before the webhook accepted any. */
async function storeExamples(): Promise<void> {
  for (const collection of KEPT)
    for (const [key, value] of Object.entries(storedLeads.collections[collection] ?? {}))
      await harness.ports.store.put(collection, key, value)
}

/** The kinds of lead that visitors' forms sent then. */
const LATER: readonly LeadType[] = ["quote.repriced.v1", "lead.followed-up.v1", "document.uploaded.v1"]
const POSTED = LEAD_TYPES.filter(type => !LATER.includes(type))

const listExampleKeys = (collection: Collection): string[] =>
  Object.keys(storedLeads.collections[collection] ?? {}).sort()

test("the same posts are kept under the same keys as ever, word for word, and answered alike", async () => {
  harness.ports.deliver = null
  for (const example of storedLeads.examples)
    expect([example.title, await sendExample(example)]).toEqual([example.title, example.answer])
  expect(removeNewKeys(readStoredCollections(), storedLeads.collections)).toEqual(storedLeads.collections)
})

test("what was kept before is shown as it is, and the same again is the repeat that it was, and no second lead", async () => {
  await storeExamples()
  harness.ports.deliver = null
  for (const example of storedLeads.examples)
    expect([example.title, await sendExample(example, 60_000)]).toEqual([example.title, example.again])
  expect(removeNewKeys(readStoredCollections(), storedLeads.collections)).toEqual(storedLeads.collections)

  for (const [key, savedLead] of Object.entries(storedLeads.collections.lead ?? {})) {
    const { id, lead, delivery } = await loadLeadDetails(harness.ports, key)
    expect({ id, lead, state: Object.keys(delivery).filter(state => state !== "mailed") }).toEqual({
      id: key,
      lead: savedLead,
      state: [listExampleKeys("held").includes(key) ? "held" : "pending"],
    })
  }
  const items = await listLeadsByDeliveryStatus(harness.ports, ["pending", "held"])
  expect(items.map(({ id }) => id).sort()).toEqual(listExampleKeys("lead"))
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(POSTED))
})

test("what was kept before is delivered as it was written, under the webhook-id that it had", async () => {
  await storeExamples()
  harness.pass(Date.parse("2026-11-22T00:00:00Z") - harness.ports.now().getTime())
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: listExampleKeys("pending").length })
  expect(harness.webhook.ids().sort()).toEqual(listExampleKeys("pending"))
  const leads = storedLeads.collections.lead ?? {}
  for (const hit of harness.webhook.hits)
    expect(harness.verified(hit)).toEqual((leads[String(hit.headers["webhook-id"])] as { event: unknown }).event)
})
