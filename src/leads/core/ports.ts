import type { PageTest } from "../../domain/content/data-schemas"
import type { Site } from "../../domain/content/site"
import type { Mark } from "../../domain/mark/mark"
import type { ReportEmailFacts } from "../../domain/report-view"
import type { AlertFacts, AlertKind } from "./alert-texts"
import type { LeadEvent, LeadType } from "./event"
import type { Random } from "./ids"
import type { WAIT_LIMITS } from "./keep-within"
import type { LeadStore } from "./lead-store"
import type { Log } from "./log"

type Phone = { display: string; tel: string }

/** The firm's details for emails and error pages. `imprint` says who the firm is legally. */
export type Firm = Pick<Site, "name" | "email" | "url" | "product" | "legalLine" | "colours" | "gray" | "hours"> & {
  phone: Phone
  /** The phone numbers that pages have instead, by their paths. */
  pagePhones: ReadonlyMap<string, Phone>
  /** The numbers for quotes of a state. */
  statePhones: ReadonlyMap<string, Phone>
  imprint: string
  /** The firm's logo; `null` if its file can't be read, since requests are accepted even then. */
  mark: Mark | null
}

/**
 * How one attempt at a delivery ended. `gone` is status 410: the receiver wants no more leads. `early`: nothing was sent
 * yet, and it has to wait for `retryAfterMs`.
 */
export type Delivery = {
  outcome: "delivered" | "refused" | "gone" | "early"
  /** `null` when there was no answer; then `code` says why. */
  status: number | null
  /** Why there was no answer, or what's wrong with it; `null` if there's nothing to say. */
  code: string | null
  ms: number
  /** How long the receiver asked us to wait, in its `Retry-After` header; `null` if it didn't ask. */
  retryAfterMs: number | null
}

/** Tries to deliver an event once, for at most `timeoutMs` if that's given. Never throws. */
export type Deliver = (event: LeadEvent, id: string, timeoutMs?: number) => Promise<Delivery>

/** A webhook after the first, or an address of the office, which gets leads by email. The first webhook gets every lead. */
export type Webhook = {
  /** The keys of the webhook's markers begin with this name. */
  name: string
  /** `null` while the webhook isn't set up correctly: then its leads wait. */
  deliver: Deliver | null
  /** Sends a reminder of an urgent lead; only for an address of the office. */
  remind?: Deliver | null
  /** Identifies the receiver by a hash that changes with its address. */
  receiver: string
  /** The types of event that the webhook gets; `null` for all. */
  kinds: readonly LeadType[] | null
  /** Slugs of the partners whose referrals the webhook gets with consent; `null` if it isn't a partner's. */
  partners: readonly string[] | null
}

/**
 * Alerts people to a problem, at most once an hour for each kind and webhook, and once a day for some kinds. Resolves to
 * true if the alert was sent now. Never throws.
 */
export type Alert = (kind: AlertKind, facts?: AlertFacts) => Promise<boolean>

/** Whether a visitor's browser passed the spam test. `unreachable`: the service that checks it didn't answer. */
export type ChallengeResult = "passed" | "failed" | "unreachable"

/** Checks the browser's `token` with the service that issued it. Never throws. */
export type Challenge = (token: string, ip: string) => Promise<ChallengeResult>

/** The weekly report: `text` for a chat, `email` for an email, and the same in `facts` for programs. No personal data. */
export type ReportMessage = {
  kind: "weekly-report"
  subject: string
  text: string
  facts: object
  email: ReportEmailFacts<Firm>
}

/** A way to send messages to people. `send` resolves to true if the message was accepted, and never throws. */
export type MessageWay<Message> = { name: "email" | "webhook"; send: (message: Message) => Promise<boolean> }

/** Everything outside that the server code for leads needs. `production-ports.ts` supplies it; tests supply their own. */
export type LeadPorts = {
  store: LeadStore
  /** `null` while the webhook is not configured. */
  deliver: Deliver | null
  /** The webhooks after the first, and the addresses of the office. */
  webhooks: readonly Webhook[]
  /** True for a site without a webhook whose leads go to the office by email. Then `deliver` is `null`. */
  isEmailOnly: boolean
  /** Sends the visitor the email about a lead; `null` while no mail server is configured. */
  mail: Deliver | null
  /** Identifies the first webhook's receiver by a hash that changes with its address. */
  receiver: string
  /** Alerts people by other means than the webhook. */
  alert: Alert
  /** The ways in which the weekly report is sent; empty if none is set up. */
  reportWays: readonly MessageWay<ReportMessage>[]
  /** The tests of pages in `content/tests`. Throws if a file isn't one. */
  pageTests: () => readonly PageTest[]
  /** Checks the spam test that the visitor's browser took; `null` while none is configured. */
  challenge: Challenge | null
  now: () => Date
  random: Random
  log: Log
  firm: Firm
  /** Secret key of the HMAC that makes record keys. */
  idSecret: string
  /** Secrets that sign the links in emails: the first one signs new links, the others are still accepted. */
  linkSecrets: readonly string[]
  /** Origin of the public site. */
  siteUrl: string
  /** Origin of the functions, for links to them. It's the site's own origin unless the functions run elsewhere. */
  apiUrl: string
  /** Origins of our own pages: the public site's, and those of this deploy. */
  ownOrigins: readonly string[]
  /** Slugs of all partners that have or had a page; `null` if they aren't known, and then every name counts. */
  partners: ReadonlySet<string> | null
  /** What's missing or wrong in the environment variables, one sentence each. */
  problems: readonly string[]
  /** Waits for `ms` milliseconds before a retry that runs after the visitor was answered. */
  pause: (ms: number) => Promise<void>
  /** Time limits for the work that's done before the visitor is answered. */
  limits: typeof WAIT_LIMITS
  /** Days that a lead's personal data are kept. */
  retentionDays: number
}

/** The part of Netlify's context that our functions use. */
export type Call = {
  params: Record<string, string | undefined>
  deploy: { context: string }
  /** The client's IP address as Netlify saw it; empty if it saw none. Never stored unhashed. */
  ip: string
  /** Keeps the function running until `work` is done, after the answer was sent. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Creates the ports of one function call. */
export type Ports = (call: Call) => LeadPorts
