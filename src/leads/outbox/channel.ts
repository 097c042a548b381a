import type { AlertFacts, AlertKind, Concern } from "../core/alert-texts"
import type { LeadEvent } from "../core/event"
import type { LogEntry } from "../core/log"
import { createWebhookKey } from "../core/ids"
import type { Deliver, Delivery, LeadPorts, Webhook } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { NOT_PUBLIC } from "../outgoing/public-fetch"
import { HTML_ANSWER } from "./deliver"
import { keepRelated } from "./keep-related"
import { UNSUBSCRIBED } from "./mail/lead-mailer"
import { canStillReceive } from "./routing"
import { getSendingState, startSending, stopSending } from "./sending-state"

/** One way in which saved leads are sent: the collections of its markers, how to send, and what to log and alert. */
export type Channel = {
  /** Name of the webhook, unless it is the first. */
  webhook?: string
  /** What the keys of its markers have before the key of their lead. */
  prefix: string
  collections: {
    waiting: "pending" | "mail" | "hook-pending"
    done: "done" | "mailed" | "hook-done"
    dead: "dead" | "dead-mail" | "hook-dead"
  }
  /** `null` while it is not set up: then leads wait. */
  send: Deliver | null
  /** Keeps what belongs to a lead, if that wasn't done when the lead came. @throws StoreUnavailable */
  keepRelated: (event: LeadEvent) => Promise<void>
  /** False for a lead that must not be sent on this way, whatever its marker says. */
  mayHave: (lead: LeadRecord) => boolean
  /** @throws StoreUnavailable */
  mayBeSent: () => Promise<"all" | "one" | "nothing">
  /** Stops all sending, and starts it again. @throws StoreUnavailable */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** The log events of a try and of giving up. */
  logged: { tried: (delivery: Delivery) => LogEntry["event"]; dead: LogEntry["event"] }
  alerts: { dead: AlertKind; overdue: AlertKind; configuration: AlertKind }
  /** True when only a changed setting can fix it. */
  isConfiguration: (delivery: Delivery) => boolean
}

/** To a webhook: the first, unless `webhook` is one of those after it. */
export const createWebhookChannel = (ports: LeadPorts, webhook?: Webhook): Channel => ({
  ...(webhook
    ? {
        webhook: webhook.name,
        prefix: createWebhookKey(webhook.name, ""),
        collections: { waiting: "hook-pending", done: "hook-done", dead: "hook-dead" },
      }
    : { prefix: "", collections: { waiting: "pending", done: "done", dead: "dead" } }),
  send: webhook ? webhook.deliver : ports.deliver,
  // The channel of the first webhook does this for all.
  keepRelated: async event => (webhook ? undefined : keepRelated(ports, event)),
  mayHave: lead => !webhook || canStillReceive(webhook, lead),
  mayBeSent: () => getSendingState(ports, webhook),
  stop: () => stopSending(ports, webhook),
  start: () => startSending(ports, webhook),
  logged: { tried: ({ outcome }) => (outcome === "delivered" ? "delivered" : "refused"), dead: "dead" },
  alerts: { dead: "dead-letter", overdue: "overdue", configuration: "configuration" },
  isConfiguration,
})

/** By email to the visitor. It doesn't wait for the webhooks. */
export const createEmailChannel = (ports: LeadPorts): Channel => ({
  prefix: "",
  collections: { waiting: "mail", done: "mailed", dead: "dead-mail" },
  send: ports.mail,
  keepRelated: async () => undefined,
  mayHave: () => true,
  mayBeSent: async () => "all",
  stop: async () => undefined,
  start: async () => undefined,
  logged: {
    tried: ({ outcome, code }) =>
      outcome === "refused" ? "mail-refused" : code === UNSUBSCRIBED ? "not-mailed" : "mailed",
    dead: "mail-dead",
  },
  alerts: { dead: "dead-mail", overdue: "mail-overdue", configuration: "mail-configuration" },
  isConfiguration: isMailConfiguration,
})

/** A name that is not found, or a certificate that is not believed: `ENOTFOUND`, `DEPTH_ZERO_SELF_SIGNED_CERT`. */
const WRONG_ADDRESS = /^ENOTFOUND$|CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_SSL|^ERR_TLS|^EPROTO$/

/** As nodemailer calls a name that is not found, a user or password that is not believed, a line that cannot be encrypted. */
const WRONG_MAIL_SERVER = ["EDNS", "EAUTH", "ENOAUTH", "EOAUTH2", "ETLS", "ECONFIG"]

/** 4xx statuses that ask us to try again later. */
const PATIENCE = [408, 425, 429]

/**
 * True when waiting will not mend it, since an address or a secret is likely wrong: a redirect, a refusal, a name that
 * is not found or is not public, a wrong certificate; or a web page as the answer of what should be a webhook.
 */
function isConfiguration({ outcome, status, code }: Delivery): boolean {
  if (outcome === "gone") return false
  if (code === HTML_ANSWER) return true
  if (status === null) return code === NOT_PUBLIC || WRONG_ADDRESS.test(code ?? "")
  return status >= 300 && status < 500 && !PATIENCE.includes(status)
}

/** The same for a server that sends email, told by the error code alone: single emails are refused for many reasons. */
const isMailConfiguration = ({ outcome, code }: Delivery): boolean =>
  outcome === "refused" && (WRONG_MAIL_SERVER.includes(code ?? "") || WRONG_ADDRESS.test(code ?? ""))

/** An alert about what is sent on a channel. */
export const createConcern = ({ webhook }: Channel, kind: AlertKind, facts: AlertFacts): Concern => ({
  kind,
  facts: { ...facts, ...(webhook !== undefined && { webhook }) },
})
