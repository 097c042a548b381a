import type { Site } from "../../domain/content/site"
import type { Mark } from "../../domain/mark/mark"
import type { AlertFacts, AlertKind } from "./alert-texts"
import type { LeadEvent, LeadType } from "./event"
import type { Random } from "./ids"
import type { WaitLimits } from "./keep-within"
import type { LeadStore } from "./lead-store"
import type { Log } from "./log"

/** The firm as emails and error pages name it, and its colours. `imprint` says who it is in law. */
export type Firm = Pick<Site, "name" | "email" | "url" | "product" | "legalLine" | "colours" | "gray" | "hours"> & {
  phone: { display: string; tel: string }
  imprint: string
  /** Null where its file can't be read: a request is taken all the same. */
  mark: Mark | null
}

/** How one attempt ended. `gone` is status 410: the receiver wants no more. */
export type Delivery = {
  outcome: "delivered" | "refused" | "gone"
  /** `null` when there was no answer; then `code` says why. */
  status: number | null
  /** `null` as well when there is nothing to say. */
  code: string | null
  ms: number
  /** What the receiver asked for with `Retry-After`. */
  retryAfterMs: number | null
}

/** Tries once, for at most `timeoutMs` if given. Never throws. */
export type Deliver = (event: LeadEvent, id: string, timeoutMs?: number) => Promise<Delivery>

/** One of the webhooks after the first, which gets everything. */
export type Webhook = {
  /** Begins the keys of its markers. */
  name: string
  /** `null` while it isn't set up right: its leads wait. */
  deliver: Deliver | null
  /** Names the receiver, like that of the first webhook. */
  receiver: string
  /** The kinds of event that it takes; `null` for all. */
  kinds: readonly LeadType[] | null
  /** Slugs of the partners whose referrals it takes, where the visitor agreed; `null` for one that isn't a partner's. */
  partners: readonly string[] | null
}

/** Alerts people to something, at most once an hour for each kind and webhook, of some once a day. True when it was sent now. Never throws. */
export type Alert = (kind: AlertKind, facts?: AlertFacts) => Promise<boolean>

/**
 * A test that a visitor's browser has passed, or not. `unreachable`: the service that checks it didn't answer, which
 * says nothing about the visitor.
 */
export type ChallengeResult = "passed" | "failed" | "unreachable"

/** Checks the browser's `token` with the service that issued it. Never throws. */
export type Challenge = (token: string, ip: string) => Promise<ChallengeResult>

/** The weekly report: a text for people, and the same for programs. No personal data. */
export type ReportMessage = { kind: "weekly-report"; subject: string; text: string; facts: object }

/** Sends a message to people one way. True when it was accepted; never throws. */
export type MessageWay<Message> = { name: "email" | "webhook"; send: (message: Message) => Promise<boolean> }

/** What the server side of a lead needs from outside. `production-ports.ts` fills it in; tests bring their own. */
export type LeadPorts = {
  store: LeadStore
  /** `null` while the webhook is not configured. */
  deliver: Deliver | null
  /** Those after the first. */
  webhooks: readonly Webhook[]
  /** Sends the email that goes with a lead to the visitor; `null` while no mail server is configured. */
  mail: Deliver | null
  /** Identifies the receiver by a hash, which changes with its address. */
  receiver: string
  /** Alerts people by a path other than the webhook. */
  alert: Alert
  /** Who gets a report every week; empty while nobody asks for one. */
  reportWays: readonly MessageWay<ReportMessage>[]
  /** Judges a test that the visitor's browser took; `null` while none is configured. */
  challenge: Challenge | null
  now: () => Date
  random: Random
  log: Log
  firm: Firm
  /** Key of the HMAC that names records. */
  idSecret: string
  /** Sign the links in emails: the first is current, others are still believed. */
  linkSecrets: readonly string[]
  /** Origin of the public site. */
  siteUrl: string
  /** Origin where the functions answer, for links to them; the site's own unless they answer elsewhere. */
  apiUrl: string
  /** Origins whose pages are ours: the public site's, and those of this deploy. */
  ownOrigins: readonly string[]
  /** What the environment lacks, one sentence each. */
  problems: readonly string[]
  /** Waits, in milliseconds, before something is tried again after the answer. */
  pause: (ms: number) => Promise<void>
  /** How long a visitor may wait for what is done before the answer. */
  limits: WaitLimits
  /** Days that a lead's personal data are kept. */
  retentionDays: number
}

/** The part of Netlify's context that a function here uses. */
export type Call = {
  params: Record<string, string | undefined>
  deploy: { context: string }
  /** The client's address as Netlify saw it; empty when it saw none. Never kept as it is. */
  ip: string
  /** Work that goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Makes the ports of one call. */
export type Ports = (call: Call) => LeadPorts
