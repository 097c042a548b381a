import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import type { Log } from "../../src/leads/core/log"
import type { LeadPorts } from "../../src/leads/core/ports"
import type { Emails } from "../../src/leads/outbox/mail/lead-mailer"
import { createProductionPorts } from "../../src/leads/production/production-ports"
import { createNetlifyBlobsStore } from "../../src/leads/store/blobs-store"
import type { Opened } from "./open-store"

/** Longer limits than for visitors, since nobody waits for a page, and the store may be far away. */
const PATIENT = { requestMs: 10_000, operationMs: 30_000 }

type Options = {
  connection: Opened["connection"]
  log: Log
  printError: (text: string) => void
}

function createLeadPorts({ connection, log }: Options, emails: Emails | null): LeadPorts {
  const createStore = () => createNetlifyBlobsStore({ deployContext: "production", fetch, limits: PATIENT, connection })
  const call = { params: {}, deploy: { context: "production" }, ip: "", waitUntil: () => {} }
  return createProductionPorts(emails, { store: createStore, log })(call)
}

/** They deliver nothing, and send alerts to the terminal. `isAgreed` is consent to delete undelivered leads. */
export function createAdminPorts(options: Options, isAgreed: boolean): LeadPorts {
  const ports = createLeadPorts(options, null)
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

/** Creates ports that deliver leads and send emails. Alerts go where the environment says, and to the terminal as well. */
export async function createScheduledTaskPorts(options: Options): Promise<LeadPorts> {
  // Imported only here, since rendering emails needs much code that no other command uses.
  const { emails } = await import("../../src/documents/emails/emails")
  const ports = createLeadPorts(options, emails)
  return {
    ...ports,
    alert: (kind, facts = {}) => {
      options.printError(ALERT_TEXTS[kind](facts))
      return ports.alert(kind, facts)
    },
  }
}
