import { randomBytes } from "node:crypto"
import { deliverer } from "./deliver"
import { lastResort, type Handler } from "./edge"
import { readEnv } from "./env"
import { readFirm } from "./firm"
import { lineLog } from "./log"
import type { Ports } from "./ports"
import { blobsStore } from "./store/blobs-store"

const log = lineLog(line => process.stdout.write(line))

/** The real clock, network, store and environment. */
const livePorts: Ports = call => {
  const env = readEnv(process.env)
  const firm = readFirm(process.cwd())
  const now = () => new Date()
  return {
    // Scheduled runs may come without a context; they happen in production only.
    store: blobsStore({ deployContext: call.deploy.context || "production", fetch, random: randomBytes }),
    deliver: env.webhook && deliverer(env.webhook, { fetch, now }),
    now,
    random: randomBytes,
    log,
    firm,
    idSecret: env.idSecret,
    siteUrl: env.siteUrl ?? firm.url,
    problems: env.problems,
  }
}

/** A function's entry as Netlify calls it: `make` with the real ports, and the last resort around it. */
export const live = (make: (ports: Ports) => Handler): Handler => lastResort(make(livePorts), log)
