import { randomBytes } from "node:crypto"
import type { IsoDate } from "../domain/iso-date"
import { cents } from "../domain/money/money"
import type { Quote } from "../domain/quote/quote-types"
import { OUR_STATES } from "../domain/states"
import { createWebhookDeliverer } from "../leads/outbox/deliver"
import type { Concern } from "../leads/core/alert-texts"
import type { Handler } from "../leads/http/edge"
import type { Firm, Call, LeadPorts, Webhook } from "../leads/core/ports"
import type { LogEntry } from "../leads/core/log"
import { createPublicInternetFetch } from "../leads/outgoing/public-fetch"
import { createNetlifyBlobsStore } from "../leads/store/blobs-store"
import { startFakeBlobStore } from "./fake-blob-store"
import { recordAcceptedLeads } from "./lost-leads"
import { startFakeWebhook, type FakeWebhook } from "./fake-webhook"

export type LeadTestHarness = Awaited<ReturnType<typeof startLeadTestHarness>>

export const SITE = "https://www.example.com"
const WEEKDAYS: Firm["hours"]["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
export const FIRM: Firm = {
  name: "Sample Firm",
  phone: { display: "1300 975 707", tel: "1300975707" },
  pagePhones: new Map([["/lp/conveyancers-d", { display: "1300 975 708", tel: "1300975708" }]]),
  statePhones: new Map(),
  email: "hello@example.com",
  url: SITE,
  product: "conveyancing",
  mark: null,
  imprint: "Sample Firm, ABN 00 000 000 000. A licence line.",
  legalLine: "A sample.",
  colours: ["light-coral"],
  gray: "zinc",
  hours: { timeZone: "Australia/Sydney", days: WEEKDAYS, fromMinute: 510, toMinute: 1050 },
}

/** Personal details that a visitor types. They must never appear outside the store and the webhook. */
export const PERSONAL = ["Zephyrine", "zephyrine@private.example", "570 006", "61491570006", "lighthouse"]
/** The personal details that appear in `text`. */
export const findPersonalDetails = (text: string): string[] => PERSONAL.filter(sentinel => text.includes(sentinel))
export const buildQuoteRequestBody = (changes: object = {}) => ({
  side: "buying",
  state: OUR_STATES[0],
  propertyType: "house",
  price: "$1,250,000",
  stage: "looking",
  name: "Zephyrine Quokka",
  email: "zephyrine@private.example",
  contactBy: "call",
  phone: "0491 570 006",
  note: "The one with the lighthouse",
  ...changes,
})

/** Environment variables with a valid configuration for leads. */
export const RIGHT_VARIABLES = {
  LEAD_WEBHOOK_URL: "https://hooks.example.com/leads",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
  LEAD_ID_SECRET: Buffer.alloc(32, 7).toString("base64"),
}

/** An itemised quote with one line. */
export const QUOTE: Quote = {
  side: "buying",
  state: "NSW",
  priceCents: cents(125_000_000),
  groups: [
    {
      key: "our-fee",
      job: "purchase",
      title: "Our fee",
      lines: [{ key: "fee", label: "Fixed fee", why: "Our work", amountCents: cents(110_000) }],
      subtotalCents: cents(110_000),
    },
  ],
  totals: {
    ...{ ourFeeCents: cents(110_000), gstInOurFeeCents: cents(10_000), totalCents: cents(110_000) },
    ...{ disbursementsCents: cents(0), governmentCents: cents(0) },
  },
  grants: [],
  included: [],
  basis: {
    contractDate: "2026-11-21" as IsoDate,
    ratesVersion: "test",
    checkedOn: "2026-11-21" as IsoDate,
    validUntil: "2026-12-21" as IsoDate,
    assumptions: [],
    notIncluded: [],
  },
}

/** Starts a harness with the real store client, real delivery, a webhook on loopback, and a clock that the test moves. */
export async function startLeadTestHarness(options: { pageSize?: number } = {}) {
  const blobs = await startFakeBlobStore(options)
  const webhook = await startFakeWebhook()
  const secret = `whsec_${randomBytes(32).toString("base64")}`
  const logEntries: LogEntry[] = []
  const alerts: Concern[] = []
  const background: Promise<unknown>[] = []
  const acceptedIds: string[] = []
  const further: FakeWebhook[] = []
  let clock = Date.parse("2026-11-21T02:00:00Z")
  const now = () => new Date(clock)
  const createDelivererTo = (url: string) =>
    createWebhookDeliverer(
      { url, secrets: [secret] },
      { fetch: createPublicInternetFetch({ loopback: true }), now, timeoutMs: 30_000 },
    )

  const openStoreWithLimits = (requestMs: number, operationMs: number) =>
    createNetlifyBlobsStore({
      ...{ deployContext: "production", fetch: blobs.fetch, connection: blobs.connection },
      limits: { requestMs, operationMs },
    })

  const ports: LeadPorts = {
    store: openStoreWithLimits(20_000, 40_000),
    deliver: createDelivererTo(webhook.url),
    webhooks: [],
    isEmailOnly: false,
    mail: null,
    receiver: "receiver",
    alert: async (kind, facts = {}) => alerts.push({ kind, facts }) > 0,
    reportWays: [],
    pageTests: () => [],
    challenge: null,
    now,
    random: randomBytes,
    log: entry => void logEntries.push(entry),
    firm: FIRM,
    idSecret: "id secret",
    linkSecrets: ["a secret for the links of the harness"],
    siteUrl: SITE,
    apiUrl: SITE,
    ownOrigins: [SITE],
    partners: null,
    problems: [],
    pause: async () => undefined,
    limits: { countMs: 60_000, keepMs: 60_000, afterKeepingMs: 60_000, lastTryMs: 60_000 },
    retentionDays: 180,
  }

  return {
    blobs,
    webhook,
    ports,
    /** Opens the same store with other time limits, in milliseconds. */
    openStore: openStoreWithLimits,
    /** The secret that signs deliveries to the webhook. */
    secret,
    /** The current time, which `pass` moves. */
    now,
    logged: logEntries,
    alerted: alerts,
    /** Ids of the leads that visitors were told were accepted. */
    accepted: acceptedIds,
    /** Wraps a handler to record the leads that it accepts, so that `findLostLeads` can check them. */
    recordAccepted: (handler: Handler): Handler => recordAcceptedLeads(acceptedIds, handler),
    pass: (ms: number) => void (clock += ms),
    /** Starts another webhook on loopback and adds it to the ports. It receives all events unless `takes` limits them. */
    addWebhook: async (
      name: string,
      takes: Partial<Pick<Webhook, "kinds" | "partners">> = {},
    ): Promise<FakeWebhook> => {
      const fake = await startFakeWebhook()
      further.push(fake)
      const own = { name, receiver: name, deliver: createDelivererTo(fake.url) }
      ports.webhooks = [...ports.webhooks, { ...own, kinds: null, partners: null, ...takes }]
      return fake
    },
    /** Builds a call with parameters from the address. Without `ip` the client doesn't count towards rate limits. */
    call: ({
      ip = "",
      ...params
    }: { id?: string; token?: string; permit?: string; part?: string; ip?: string } = {}): Call => ({
      params,
      deploy: { context: "production" },
      ip,
      waitUntil: work => void background.push(work),
    }),
    /** Waits for work that continues after the responses. */
    settle: () => Promise.all(background),
    /** Closes the connections to the webhooks, so that nothing waits for them, and then waits for the remaining work. */
    stop: async () => {
      await Promise.all([webhook, ...further].map(fake => fake.stop()))
      await Promise.all(background)
      await blobs.stop()
    },
  }
}
