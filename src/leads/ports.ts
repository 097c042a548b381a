import type { Deliver } from "./deliver"
import type { Firm } from "./firm"
import type { Random } from "./ids"
import type { Log } from "./log"
import type { LeadStore } from "./store/lead-store"

/** What the server side of a lead needs from outside. `live.ts` fills it in; tests bring their own. */
export type LeadPorts = {
  store: LeadStore
  /** `null` while the webhook is not configured. */
  deliver: Deliver | null
  now: () => Date
  random: Random
  log: Log
  firm: Firm
  /** Key of the HMAC that names records. */
  idSecret: string
  /** Origin of the public site. */
  siteUrl: string
  /** What the environment lacks, one sentence each. */
  problems: readonly string[]
}

/** The part of Netlify's context that a function here uses. */
export type Call = {
  params: Record<string, string | undefined>
  deploy: { context: string }
  /** Work that goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Makes the ports of one call. */
export type Ports = (call: Call) => LeadPorts
