import { randomBytes } from "node:crypto"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import type { Log } from "../../src/leads/core/log"
import type { LeadPorts } from "../../src/leads/core/ports"
import type { Emails } from "../../src/leads/outbox/mail/lead-mailer"
import { createProductionPorts } from "../../src/leads/production/production-ports"
import { createBlobsStore } from "../../src/leads/store/blobs-store"
import type { Opened } from "./open-store"

/** Nobody waits for an answer as a visitor does, and the store may be far away. */
const PATIENT = { requestMs: 10_000, operationMs: 30_000 }

type Options = {
  connection: Opened["connection"]
  log: Log
  /** Tells the person at the terminal. */
  printError: (text: string) => void
}

/** The ports of the deployed functions, on the store of a command. */
function createPorts({ connection, log }: Options, emails: Emails | null): LeadPorts {
  const store = () =>
    createBlobsStore({ deployContext: "production", fetch, random: randomBytes, limits: PATIENT, connection })
  const call = { params: {}, deploy: { context: "production" }, ip: "", waitUntil: () => {} }
  return createProductionPorts(emails, { store, log })(call)
}

/**
 * Ports for the commands of an administrator: they deliver nothing, and alert the person at the terminal.
 *
 * @param isAgreed Whether that person agrees to what is deleted only once people were told.
 */
export function createAdminPorts(options: Options, isAgreed: boolean): LeadPorts {
  const ports = createPorts(options, null)
  return {
    ...ports,
    deliver: null,
    webhooks: ports.webhooks.map(webhook => ({ ...webhook, deliver: null })),
    reportWays: [],
    alert: async (kind, facts = {}) => {
      const isKept = kind === "purge" && !isAgreed
      options.printError(
        isKept
          ? `Never delivered, and past their time: ${facts.count}. Add --yes to delete them.`
          : ALERT_TEXTS[kind](facts),
      )
      return isAgreed
    },
  }
}

/** Ports that deliver, send emails, and alert people as the environment says, and the person at the terminal besides. */
export async function createSweepPorts(options: Options): Promise<LeadPorts> {
  // Emails are drawn with much code that no other command needs.
  const { emails } = await import("../../src/documents/emails/emails")
  const ports = createPorts(options, emails)
  return {
    ...ports,
    alert: (kind, facts = {}) => {
      options.printError(ALERT_TEXTS[kind](facts))
      return ports.alert(kind, facts)
    },
  }
}
