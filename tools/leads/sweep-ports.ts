import { randomBytes } from "node:crypto"
import { emails } from "../../src/documents/emails/emails"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import type { Log } from "../../src/leads/core/log"
import type { LeadPorts } from "../../src/leads/core/ports"
import { createProductionPorts } from "../../src/leads/production/production-ports"
import { createBlobsStore } from "../../src/leads/store/blobs-store"
import type { Opened } from "./open-store"
import { PATIENT } from "./ports"

type SweepOptions = {
  connection: Opened["connection"]
  log: Log
  /** Tells the person at the terminal. */
  printError: (text: string) => void
}

/**
 * The ports of the deployed functions, on the store of the command: they deliver, send emails, and alert people as the
 * environment says, and the person at the terminal besides.
 */
export function createSweepPorts({ connection, log, printError }: SweepOptions): LeadPorts {
  const store = () =>
    createBlobsStore({ deployContext: "production", fetch, random: randomBytes, limits: PATIENT, connection })
  const call = { params: {}, deploy: { context: "production" }, ip: "", waitUntil: () => {} }
  const ports = createProductionPorts(emails, { store, log })(call)
  return {
    ...ports,
    alert: (kind, facts = {}) => {
      printError(ALERT_TEXTS[kind](facts))
      return ports.alert(kind, facts)
    },
  }
}
