import type { AlertFacts, AlertKind, Concern } from "../core/alert-texts"
import { isEmailedEvent, type LeadEvent } from "../core/event"
import type { LogEntry } from "../core/log"
import { createReminderName, createWebhookDeliveryKey, isOfficeEmailName } from "../core/ids"
import type { Deliver, Delivery, LeadPorts, Webhook } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { NOT_PUBLIC } from "../outgoing/public-fetch"
import { mayBeReminded, saveCallToMake } from "./calls"
import { HTML_ANSWER } from "./deliver"
import { saveUnsubscribeOrCorrection } from "./keep-related"
import { REPLACED, UNSUBSCRIBED } from "./mail/lead-mailer"
import { canWebhookStillReceiveLead } from "./routing"
import { getWebhookSendingState, resumeWebhookSending, stopWebhookSending } from "./sending-state"

/** A way in which saved leads are sent: the collections of its markers, how to send, and what to log and alert. */
export type Channel = {
  /** Name of the webhook or of the office's address; left out for the first webhook. */
  webhook?: string
  /** The text before the key of the lead in the keys of the channel's markers. */
  prefix: string
  collections: {
    waiting: "pending" | "mail" | "hook-pending"
    done: "done" | "mailed" | "hook-done"
    dead: "dead" | "dead-mail" | "hook-dead"
  }
  /** `null` while the channel isn't set up: then leads wait. */
  send: Deliver | null
  /** Stores what belongs to the lead with this key, if that wasn't done when it came. @throws StoreUnavailable */
  keepRelated: (event: LeadEvent, key: string) => Promise<void>
  /** False for a lead that must not be sent on this channel, whatever its marker says. */
  mayHave: (lead: LeadRecord) => boolean
  /** What may be sent at present, as `getWebhookSendingState` says. @throws StoreUnavailable */
  mayBeSent: () => Promise<"all" | "one" | "nothing">
  /** `stop` stops all sending on the channel, and `start` resumes it. @throws StoreUnavailable */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** The log events of a try and of giving up. */
  logged: { tried: (delivery: Delivery) => LogEntry["event"]; dead: LogEntry["event"] }
  alerts: { dead: AlertKind; overdue: AlertKind; configuration: AlertKind }
  /** True for a failure that only a changed setting can fix. */
  isConfiguration: (delivery: Delivery) => boolean
}

/** Creates the channel of a webhook or of an address of the office: of the first webhook, unless `webhook` is given. */
export const createWebhookChannel = (ports: LeadPorts, webhook?: Webhook): Channel => ({
  ...(webhook
    ? {
        webhook: webhook.name,
        prefix: createWebhookDeliveryKey(webhook.name, ""),
        collections: { waiting: "hook-pending", done: "hook-done", dead: "hook-dead" },
      }
    : { prefix: "", collections: { waiting: "pending", done: "done", dead: "dead" } }),
  send: webhook ? webhook.deliver : ports.deliver,
  keepRelated: async (event, key) => {
    // The channel of the first webhook does this for all.
    if (!webhook) await saveUnsubscribeOrCorrection(ports, event)
    else if (isOfficeEmailName(webhook.name)) await saveCallToMake(ports, key, event)
  },
  mayHave: lead => (webhook ? canWebhookStillReceiveLead(webhook, lead) : !isOnlySentByEmail(ports, lead)),
  mayBeSent: () => getWebhookSendingState(ports, webhook),
  stop: () => stopWebhookSending(ports, webhook),
  start: () => resumeWebhookSending(ports, webhook),
  logged: { tried: ({ outcome }) => (outcome === "delivered" ? "delivered" : "refused"), dead: "dead" },
  alerts: { dead: "dead-letter", overdue: "overdue", configuration: "configuration" },
  isConfiguration: isOfficeEmailName(webhook?.name ?? "") ? isMailSetupFailure : isWebhookSetupFailure,
})

/** Creates the channel for reminders to an address of the office. */
export const createReminderChannel = (ports: LeadPorts, office: Webhook): Channel => ({
  ...createWebhookChannel(ports, { ...office, name: createReminderName(office.name) }),
  send: office.remind ?? null,
  mayHave: lead => canWebhookStillReceiveLead(office, lead) && mayBeReminded(ports, lead),
  isConfiguration: isMailSetupFailure,
})

/**
 * True for a lead of a site without a webhook that goes elsewhere, or that the office recorded itself. Any other waits until
 * there's a webhook.
 */
const isOnlySentByEmail = ({ isEmailOnly }: LeadPorts, { webhooks = [], event }: LeadRecord): boolean =>
  isEmailOnly && (webhooks.length > 0 || !isEmailedEvent(event))

/** The codes of an email that counts as delivered, although it wasn't sent. */
const NOT_MAILED: readonly (string | null)[] = [UNSUBSCRIBED, REPLACED]

/** Creates the channel for email to visitors. It doesn't wait for the webhooks. */
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
      outcome === "refused" ? "mail-refused" : NOT_MAILED.includes(code) ? "not-mailed" : "mailed",
    dead: "mail-dead",
  },
  alerts: { dead: "dead-mail", overdue: "mail-overdue", configuration: "mail-configuration" },
  isConfiguration: isMailSetupFailure,
})

/** Error codes, such as `ENOTFOUND`, for a host name that isn't found or a certificate that isn't trusted. */
const WRONG_ADDRESS = /^ENOTFOUND$|CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_SSL|^ERR_TLS|^EPROTO$/

/** nodemailer's error codes for an unknown host, a refused password and a connection that can't be encrypted. */
const WRONG_MAIL_SERVER = ["EDNS", "EAUTH", "ENOAUTH", "EOAUTH2", "ETLS", "ECONFIG"]

/** 4xx statuses that ask us to try again later. */
const PATIENCE = [408, 425, 429]

/**
 * True for a failure that waiting won't fix, since an address or a secret is probably wrong: a redirect, a refusal, a
 * host name that isn't found or isn't public, a wrong certificate, or a web page as the answer of a webhook.
 */
function isWebhookSetupFailure({ outcome, status, code }: Delivery): boolean {
  if (outcome === "gone") return false
  if (code === HTML_ANSWER) return true
  if (status === null) return code === NOT_PUBLIC || WRONG_ADDRESS.test(code ?? "")
  return status >= 300 && status < 500 && !PATIENCE.includes(status)
}

/** The same for the mail server. Only the error code counts, since single emails are refused for many reasons. */
const isMailSetupFailure = ({ outcome, code }: Delivery): boolean =>
  outcome === "refused" && (WRONG_MAIL_SERVER.includes(code ?? "") || WRONG_ADDRESS.test(code ?? ""))

export const createChannelConcern = ({ webhook }: Channel, kind: AlertKind, facts: AlertFacts): Concern => ({
  kind,
  facts: { ...facts, ...(webhook !== undefined && { webhook }) },
})
