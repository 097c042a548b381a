import { readFileSync } from "node:fs"
import { acceptQuote } from "../../../functions/acceptance/acceptance.mts"
import { takeContact } from "../../../functions/contact/contact.mts"
import { changeEnquiry } from "../../../functions/enquiry/enquiry.mts"
import { takeFeedback } from "../../../functions/feedback/feedback.mts"
import { followLink } from "../../../functions/unsubscribe-link/unsubscribe-link.mts"
import { unsubscribeAddress } from "../../../functions/unsubscribe/unsubscribe.mts"
import { paths } from "../../domain/paths"
import type { QuoteOutcome } from "../../domain/quote/quote-types"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { SITE } from "../../harness/lead-test-harness"
import { quoteDesk } from "../../harness/quote-test-driver"
import { listLeads } from "../admin/list-leads"
import { showLead } from "../admin/show-lead"
import type { Handler } from "./edge"
import { LEAD_TYPES } from "../core/event"
import { SHELVES, type Shelf } from "../core/lead-store"
import { sweep } from "../outbox/sweep"

/** What the answer to a post said. A page's words may change, so of a page it's only the status. */
type Answer = { status: number; location: string | null; body: unknown }

type Example = {
  title: string
  /** When it came, ISO 8601 in UTC. The same again comes a minute later. */
  at: string
  /** What the random source gave, as one byte. */
  random: number
  path: string
  /** Of the quote function: what the request costs, whatever the figures say by now. */
  outcome?: QuoteOutcome
  json?: object
  form?: Record<string, string>
  key?: string
  ip?: string
  answer: Answer
  again: Answer
}

/**
 * Examples of every kind of lead, and what they left in the store before the webhook took them, as the functions wrote it
 * in November 2026, when the quote had an intake of its own. Firms have leads like these in their stores, so this file is
 * never written again: a change that it doesn't survive is a change for them.
 */
type Stored = {
  idSecret: string
  linkSecrets: string[]
  examples: Example[]
  shelves: Partial<Record<Shelf, Record<string, unknown>>>
}

const stored: Stored = JSON.parse(readFileSync(`${__dirname}/stored-leads.json`, "utf8"))

/** The other shelves hold when something was done last, and what is of no use a day later. */
const KEPT = SHELVES.filter(shelf => !["counts", "health", "probe", "mailed"].includes(shelf))

const bench = benchOfEachTest()
const desk = quoteDesk(bench)

beforeEach(() => {
  bench.ports.idSecret = stored.idSecret
  bench.ports.linkSecrets = stored.linkSecrets
  bench.ports.mail = async () => ({ outcome: "delivered", status: 250, code: null, ms: 0, retryAfterMs: null })
})

const pages = {
  renderForm: () => "form",
  renderMessagePage: () => "message",
  renderUnsubscribePage: () => "link",
  renderEnquiryPage: () => "enquiry",
}

function handlerOf({ path, outcome }: Example): Handler {
  const ports = () => bench.ports
  if (path === paths.api.quotes) {
    if (!outcome) throw new Error("this example of a quote has no outcome")
    return request => desk.take(request, { price: () => outcome })
  }
  if (path === paths.api.contact) return takeContact(ports, pages)
  if (path === paths.api.feedback) return takeFeedback(ports, pages)
  if (path === paths.api.unsubscribe) return unsubscribeAddress(ports, pages)
  if (path.startsWith("/u/")) return followLink(ports, pages)
  if (path.startsWith("/enquiries/")) return changeEnquiry(ports, pages)
  return acceptQuote(ports, pages.renderMessagePage)
}

function requestOf({ path, json, form, key }: Example): Request {
  const headers = {
    ...(json && { "content-type": "application/json" }),
    ...(key !== undefined && { "idempotency-key": key }),
  }
  const body = json ? JSON.stringify(json) : new URLSearchParams(form)
  return new Request(SITE + path, { method: "POST", headers, body })
}

/** Sends an example when it came, or as many milliseconds later, and waits for what goes on after the answer. */
async function send(example: Example, later = 0): Promise<Answer> {
  const { path, ip } = example
  bench.pass(Date.parse(example.at) + later - bench.ports.now().getTime())
  // What is taken for new gets another reference the second time.
  bench.ports.random = bytes => new Uint8Array(bytes).fill(example.random + (later === 0 ? 0 : 100))
  const params = { id: /^\/api\/quotes\/([^/]+)/.exec(path)?.[1], token: path.split("/")[2] }
  const answer = await bench.keptTo(handlerOf(example))(requestOf(example), bench.call({ ...params, ip }))
  await bench.settle()
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    body: isJson ? await answer.json() : null,
  }
}

const sendAgain = (example: Example): Promise<Answer> => send(example, 60_000)

/** Everything that is kept, by shelf and key. */
const kept = (): Stored["shelves"] =>
  Object.fromEntries(
    KEPT.map(shelf => [
      shelf,
      Object.fromEntries(bench.blobs.keys(shelf).map(key => [key, bench.blobs.value(shelf, key)])),
    ]).filter(([, records]) => Object.keys(records ?? {}).length > 0),
  )

/** Puts the examples into an empty store, as they lay there before the webhook took any. */
async function putStored(): Promise<void> {
  for (const shelf of KEPT)
    for (const [key, value] of Object.entries(stored.shelves[shelf] ?? {}))
      await bench.ports.store.put(shelf, key, value)
}

const keysOn = (shelf: Shelf): string[] => Object.keys(stored.shelves[shelf] ?? {}).sort()

test("the same posts are kept under the same keys as ever, word for word, and answered alike", async () => {
  bench.ports.deliver = null
  for (const example of stored.examples)
    expect([example.title, await send(example)]).toEqual([example.title, example.answer])
  expect(kept()).toEqual(stored.shelves)
  for (const example of stored.examples)
    expect([example.title, await sendAgain(example)]).toEqual([example.title, example.again])
  expect(kept()).toEqual(stored.shelves)
})

test("what was kept before is shown as it is, and the same again is the repeat that it was, and no second lead", async () => {
  await putStored()
  bench.ports.deliver = null
  for (const example of stored.examples)
    expect([example.title, await sendAgain(example)]).toEqual([example.title, example.again])
  expect(kept()).toEqual(stored.shelves)

  for (const [key, lead] of Object.entries(stored.shelves.lead ?? {})) {
    const { id, lead: shown, delivery } = await showLead(bench.ports, key)
    expect({ id, shown, state: Object.keys(delivery).filter(state => state !== "mailed") }).toEqual({
      id: key,
      shown: lead,
      state: [keysOn("held").includes(key) ? "held" : "pending"],
    })
  }
  const listed = await listLeads(bench.ports, ["pending", "held"])
  expect(listed.map(({ id }) => id).sort()).toEqual(keysOn("lead"))
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(LEAD_TYPES))
})

test("what was kept before is delivered as it was written, under the webhook-id that it had", async () => {
  await putStored()
  bench.pass(Date.parse("2026-11-22T00:00:00Z") - bench.ports.now().getTime())
  expect(await sweep(bench.ports)).toMatchObject({ delivered: keysOn("pending").length })
  expect(bench.webhook.ids().sort()).toEqual(keysOn("pending"))
  const leads = stored.shelves.lead ?? {}
  for (const hit of bench.webhook.hits)
    expect(bench.verified(hit)).toEqual((leads[String(hit.headers["webhook-id"])] as { event: unknown }).event)
})
