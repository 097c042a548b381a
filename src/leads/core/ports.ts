import type { Alert } from "../outbox/alert/alert"
import type { WaitLimits } from "./keep-within"
import type { Deliver } from "../outbox/deliver"
import type { Firm } from "../production/firm"
import type { Random } from "./ids"
import type { Log } from "./log"
import type { LeadStore } from "./lead-store"
import type { Challenge } from "./challenge"

/** What the server side of a lead needs from outside. `production-ports.ts` fills it in; tests bring their own. */
export type LeadPorts = {
  store: LeadStore
  /** `null` while the webhook is not configured. */
  deliver: Deliver | null
  /** Sends the email that goes with a lead to the visitor; `null` while no mail server is configured. */
  mail: Deliver | null
  /** Names the receiver without telling its address: another one has another name. */
  receiver: string
  /** Tells people by a path that is not the webhook. */
  alert: Alert
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
