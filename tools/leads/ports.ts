import { randomBytes } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { ALERT_TEXTS } from "../../src/leads/core/alert-texts"
import { readEnv, readFirm } from "../../src/leads/production/env"
import { createStoreId } from "../../src/leads/core/ids"
import { WAIT_LIMITS } from "../../src/leads/core/keep-within"
import type { Log } from "../../src/leads/core/log"
import type { LeadPorts } from "../../src/leads/core/ports"
import { createBlobsStore } from "../../src/leads/store/blobs-store"
import type { Opened } from "./open-store"

/** Nobody waits for an answer as a visitor does, and the store may be far away. */
export const PATIENT = { requestMs: 10_000, operationMs: 30_000 }

type Options = {
  connection: Opened["connection"]
  variables: NodeJS.ProcessEnv
  log: Log
  /** Tells the person at the terminal. */
  printError: (text: string) => void
  /** Whether that person agrees to what is deleted only once people were told. */
  agreed: boolean
}

/** Ports for the commands of an administrator: delivers nothing, and alerts the person at the terminal. */
export function createAdminPorts({ connection, variables, log, printError, agreed }: Options): LeadPorts {
  const env = readEnv(variables)
  const firm = readFirm(".")
  return {
    store: createBlobsStore({ deployContext: "production", fetch, random: randomBytes, limits: PATIENT, connection }),
    deliver: null,
    mail: null,
    webhooks: env.webhooks.map(({ target, ...webhook }) => ({
      ...webhook,
      receiver: createStoreId(env.idSecret, "receiver", target?.url ?? ""),
      deliver: null,
    })),
    receiver: createStoreId(env.idSecret, "receiver", env.webhook?.url ?? ""),
    alert: async (kind, facts = {}) => {
      const isKept = kind === "purge" && !agreed
      printError(
        isKept
          ? `Never delivered, and past their time: ${facts.count}. Add --yes to delete them.`
          : ALERT_TEXTS[kind](facts),
      )
      return agreed
    },
    reportWays: [],
    challenge: null,
    now: () => new Date(),
    random: randomBytes,
    log,
    firm,
    idSecret: env.idSecret,
    linkSecrets: env.linkSecrets,
    siteUrl: env.siteUrl ?? firm.url,
    apiUrl: env.apiUrl ?? env.siteUrl ?? firm.url,
    ownOrigins: [],
    problems: env.problems,
    pause: ms => setTimeout(ms),
    limits: WAIT_LIMITS,
    retentionDays: env.retentionDays,
  }
}
