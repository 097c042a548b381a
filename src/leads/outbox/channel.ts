import { keepRelated } from "./keep-related"
import type { AlertKind } from "../core/alert-texts"
import type { Deliver, Delivery } from "./deliver"
import type { LeadEvent } from "../core/event"
import { mayBeSent } from "./stop"
import { isConfiguration, isMailConfiguration } from "./is-configuration"
import type { LogEntry } from "../core/log"
import { UNSUBSCRIBED } from "./mail/lead-mailer"
import type { LeadPorts } from "../core/ports"

/** One way on which kept leads go out: where its notes stand, who sends, and what is said about it. */
export type Lane = {
  shelves: { waiting: "pending" | "mail"; done: "done" | "mailed"; dead: "dead" | "dead-mail" }
  /** `null` while it is not set up: then leads wait. */
  send: Deliver | null
  /** Keeps what belongs to a lead, which whoever took the lead may not have come to. @throws StoreUnavailable */
  keepRelated: (event: LeadEvent) => Promise<void>
  /** @throws StoreUnavailable */
  mayBeSent: () => Promise<"all" | "one" | "nothing">
  /** What a try, and the last one, is called in the log. */
  logged: { tried: (delivery: Delivery) => LogEntry["event"]; dead: LogEntry["event"] }
  alerts: { dead: AlertKind; overdue: AlertKind; configuration: AlertKind }
  /** True when waiting will not mend it. */
  isConfiguration: (delivery: Delivery) => boolean
}

/** To the marketers. */
export const webhookLane = (ports: LeadPorts): Lane => ({
  shelves: { waiting: "pending", done: "done", dead: "dead" },
  send: ports.deliver,
  keepRelated: event => keepRelated(ports, event),
  mayBeSent: () => mayBeSent(ports),
  logged: { tried: ({ outcome }) => (outcome === "delivered" ? "delivered" : "refused"), dead: "dead" },
  alerts: { dead: "dead-letter", overdue: "overdue", configuration: "configuration" },
  isConfiguration: ({ outcome, status, code }) => isConfiguration(outcome, status, code),
})

/** By email to the visitor. Neither way waits for the other. */
export const mailLane = (ports: LeadPorts): Lane => ({
  shelves: { waiting: "mail", done: "mailed", dead: "dead-mail" },
  send: ports.mail,
  keepRelated: async () => undefined,
  mayBeSent: async () => "all",
  logged: {
    tried: ({ outcome, code }) =>
      outcome === "refused" ? "mail-refused" : code === UNSUBSCRIBED ? "not-mailed" : "mailed",
    dead: "mail-dead",
  },
  alerts: { dead: "dead-mail", overdue: "mail-overdue", configuration: "mail-configuration" },
  isConfiguration: ({ outcome, code }) => outcome === "refused" && isMailConfiguration(code),
})
