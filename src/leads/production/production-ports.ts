import { randomBytes, randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { storeId } from "../core/ids"
import { WAIT_LIMITS } from "../core/keep-within"
import type { LeadStore } from "../core/lead-store"
import { lineLog, type Log } from "../core/log"
import type { Firm, Ports, Webhook } from "../core/ports"
import { lastResort, type Handler, openTo } from "../http/edge"
import { createTurnstileChallenge } from "../http/suspicion/turnstile"
import { createAlert } from "../outbox/alert/alert"
import { reportByEmail, reportToWebhook, sendAlertByEmail, sendAlertToWebhook } from "../outbox/alert/send-alert"
import { deliverer } from "../outbox/deliver"
import { leadMailer, type Emails } from "../outbox/mail/lead-mailer"
import { smtpMail } from "../outbox/mail/smtp-mail"
import { createPublicFetch } from "../outgoing/public-fetch"
import { createBlobsStore } from "../store/blobs-store"
import { readEnv, readFirm, type LeadEnv } from "./env"

/** Lives as long as the process, so that a store that is down makes no flood of alerts. */
const remembered = new Map<string, number>()

type Surroundings = { env: LeadEnv; firm: Firm }
let known: Surroundings | null = null

/** The environment and the firm, which don't change while the process lives. @throws as `readFirm` does, each time. */
const surroundings = (): Surroundings => (known ??= { env: readEnv(process.env), firm: readFirm(process.cwd()) })

type Place = {
  /** Opens the store of a deploy context. */
  store: (deployContext: string) => LeadStore
  log: Log
}

/** Where a function runs on the host, which says where its store is. */
const ON_THE_HOST: Place = {
  store: deployContext => createBlobsStore({ deployContext, fetch, random: randomBytes }),
  log: lineLog(line => process.stdout.write(line)),
}

/**
 * The real clock, network, store and environment.
 *
 * @param emails Draws emails; `null` for a function that sends none.
 * @param place  Another one for a command that does a function's work elsewhere.
 */
export const productionPorts =
  (emails: Emails | null, { store: open, log }: Place = ON_THE_HOST): Ports =>
  call => {
    const { env, firm } = surroundings()
    const now = () => new Date()
    const siteUrl = env.siteUrl ?? firm.url
    const apiUrl = env.apiUrl ?? siteUrl
    const hostnames = [new URL(siteUrl).hostname]
    const { idSecret, alert, report, mail, linkSecrets, loopback } = env
    // For one call: a receiver closes a connection that has been idle, and a process may sleep between two calls.
    const outside = createPublicFetch({ loopback })
    // Scheduled runs may come without a context; they happen in production only.
    const store = open(call.deploy.context || "production")
    const send = mail && smtpMail(mail.url, { name: firm.name, address: mail.from ?? firm.email, replyTo: firm.email })
    const senders = [
      ...(alert.webhook ? [sendAlertToWebhook(alert.webhook, outside)] : []),
      ...(alert.email && send ? [sendAlertByEmail(send, alert.email)] : []),
    ]
    const reportWays = [
      ...(report.webhook ? [reportToWebhook(report.webhook, outside)] : []),
      ...(report.email && send ? [reportByEmail(send, report.email)] : []),
    ]
    return {
      store,
      alert: createAlert({ store, idSecret, siteUrl, now, log, senders, remembered }),
      receiver: storeId(idSecret, "receiver", env.webhook?.url ?? ""),
      pause: ms => setTimeout(ms),
      limits: WAIT_LIMITS,
      retentionDays: env.retentionDays,
      deliver: env.webhook && deliverer(env.webhook, { fetch: outside, now }),
      webhooks: buildWebhooks(env, { fetch: outside, now }),
      mail: send && emails && leadMailer({ store, idSecret, linkSecrets, siteUrl, apiUrl, firm, now, emails, send }),
      reportWays,
      challenge:
        env.turnstile &&
        createTurnstileChallenge({ secret: env.turnstile.secret, hostnames, fetch, newKey: randomUUID }),
      now,
      random: randomBytes,
      log,
      firm,
      idSecret,
      linkSecrets,
      siteUrl,
      apiUrl,
      ownOrigins: getOwnOrigins(),
      problems: env.problems,
    }
  }

/** The webhooks after the first, as the environment sets them up. */
export const buildWebhooks = (
  { webhooks, idSecret }: Pick<LeadEnv, "webhooks" | "idSecret">,
  outside: Parameters<typeof deliverer>[1],
): Webhook[] =>
  webhooks.map(({ target, ...webhook }) => ({
    ...webhook,
    receiver: storeId(idSecret, "receiver", target?.url ?? ""),
    deliver: target && deliverer(target, outside),
  }))

/** The origins of our pages. */
function getOwnOrigins(): readonly string[] {
  const { env, firm } = surroundings()
  return [env.siteUrl ?? new URL(firm.url).origin, ...env.deployOrigins]
}

/**
 * A function's entry as Netlify calls it: `make` with the real ports, open to scripts in our pages, and the last resort
 * around it.
 *
 * @param emails For a function that sends emails to visitors.
 */
export const withProductionPorts = (make: (ports: Ports) => Handler, emails: Emails | null = null): Handler =>
  lastResort(openTo(getOwnOrigins, lastResort(make(productionPorts(emails)), ON_THE_HOST.log)), ON_THE_HOST.log)
