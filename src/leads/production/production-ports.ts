import { randomBytes, randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { createHashKey } from "../core/ids"
import { WAIT_LIMITS } from "../core/keep-within"
import type { LeadStore } from "../core/lead-store"
import { createJsonLineLogger, type Log } from "../core/log"
import type { Firm, LeadPorts, Ports, ReportMessage, Webhook } from "../core/ports"
import { withErrorResponse, type Handler, allowCrossOriginRequests } from "../http/edge"
import { createTurnstileVerifier } from "../http/suspicion/turnstile"
import { createAlertSender } from "../outbox/alert/alert"
import { createSenders, formatAlertEmail } from "../outbox/alert/send-alert"
import { createWebhookDeliverer } from "../outbox/deliver"
import { createLeadMailer, type Emails } from "../outbox/mail/lead-mailer"
import { createOfficeMailer } from "../outbox/mail/office-mailer"
import { createSmtpSender } from "../outbox/mail/smtp-mail"
import { createPublicInternetFetch } from "../outgoing/public-fetch"
import { createNetlifyBlobsStore } from "../store/blobs-store"
import { readPageTests } from "./page-tests"
import { readEnvironmentVariables, readFirmDetails, readPartnerSlugs, type LeadEnv } from "./env"

/** Shared by all calls of this process, so that alerts aren't repeated while the store is down. */
const lastAlertTimes = new Map<string, number>()

type Environment = { env: LeadEnv; firm: Firm; partners: LeadPorts["partners"] }
let cachedEnvironment: Environment | null = null

/** Reads the environment, the firm and the partners once, since they don't change. @throws as `readFirmDetails` does, each time. */
const getCachedEnvironment = (): Environment =>
  (cachedEnvironment ??= {
    env: readEnvironmentVariables(process.env),
    firm: readFirmDetails(process.cwd()),
    partners: readPartnerSlugs(process.cwd()),
  })

let cachedPageTests: ReturnType<typeof readPageTests> | null = null

type Place = {
  /** Opens the store of a deploy context. */
  store: (deployContext: string) => LeadStore
  log: Log
}

/** The store and the log of a function on the host, which supplies the connection to its store. */
const ON_THE_HOST: Place = {
  store: deployContext => createNetlifyBlobsStore({ deployContext, fetch }),
  log: createJsonLineLogger(line => process.stdout.write(line)),
}

/**
 * Creates ports with the real clock, network, store and environment.
 *
 * @param emails Renders emails; `null` for a function that sends none.
 * @param place  The store and the log; a command that does a function's work elsewhere passes its own.
 */
export const createProductionPorts =
  (emails: Emails | null, { store: open, log }: Place = ON_THE_HOST): Ports =>
  call => {
    const { env, firm, partners } = getCachedEnvironment()
    const now = () => new Date()
    const siteUrl = env.siteUrl ?? firm.url
    const apiUrl = env.apiUrl ?? siteUrl
    const hostnames = [new URL(siteUrl).hostname]
    const { idSecret, alert, report, mail, linkSecrets, loopback } = env
    // Created for each call, since receivers close idle connections and a process may sleep between two calls.
    const outside = createPublicInternetFetch({ loopback })
    // Scheduled runs may come without a context; they happen in production only.
    const store = open(call.deploy.context || "production")
    const send =
      mail && createSmtpSender(mail.url, { name: firm.name, address: mail.from ?? firm.email, replyTo: firm.email })
    const mailer = send && emails && { linkSecrets, siteUrl, apiUrl, firm, now, emails, send }
    const senders = createSenders(alert, outside, send, formatAlertEmail).map(way => way.send)
    return {
      store,
      alert: createAlertSender({ store, idSecret, siteUrl, now, log, senders, remembered: lastAlertTimes }),
      receiver: createHashKey(idSecret, "receiver", env.webhook?.url ?? ""),
      pause: ms => setTimeout(ms),
      limits: WAIT_LIMITS,
      retentionDays: env.retentionDays,
      deliver: env.webhook && createWebhookDeliverer(env.webhook, { fetch: outside, now }),
      webhooks: [
        ...buildFurtherWebhooks(env, { fetch: outside, now }),
        ...env.offices.map(({ address, ...office }) => ({
          ...{ ...office, receiver: office.name, deliver: null },
          ...(mailer && address && createOfficeMailer(mailer, { name: office.name, address })),
        })),
      ],
      isEmailOnly: env.isEmailOnly,
      mail: mailer && createLeadMailer({ store, idSecret, ...mailer }),
      reportWays: emails
        ? createSenders<ReportMessage>(report, outside, send, ({ email }) => emails.reportEmail(email))
        : [],
      pageTests: () => (cachedPageTests ??= readPageTests(process.cwd())),
      challenge:
        env.turnstile &&
        createTurnstileVerifier({ secret: env.turnstile.secret, hostnames, fetch, newKey: randomUUID }),
      now,
      random: randomBytes,
      log,
      firm,
      idSecret,
      linkSecrets,
      siteUrl,
      apiUrl,
      ownOrigins: getOwnSiteOrigins(),
      partners,
      problems: env.problems,
    }
  }

/** The webhooks after the first, as the environment sets them up. */
export const buildFurtherWebhooks = (
  { webhooks, idSecret }: Pick<LeadEnv, "webhooks" | "idSecret">,
  outside: Parameters<typeof createWebhookDeliverer>[1],
): Webhook[] =>
  webhooks.map(({ target, ...webhook }) => ({
    ...webhook,
    receiver: createHashKey(idSecret, "receiver", target?.url ?? ""),
    deliver: target && createWebhookDeliverer(target, outside),
  }))

function getOwnSiteOrigins(): readonly string[] {
  const { env, firm } = getCachedEnvironment()
  return [env.siteUrl ?? new URL(firm.url).origin, ...env.deployOrigins]
}

/**
 * Creates the handler that Netlify calls, with the real ports, open to scripts on our pages.
 *
 * @param emails For a function that sends emails to visitors.
 */
export const withProductionPorts = (make: (ports: Ports) => Handler, emails: Emails | null = null): Handler =>
  withErrorResponse(
    allowCrossOriginRequests(
      getOwnSiteOrigins,
      withErrorResponse(make(createProductionPorts(emails)), ON_THE_HOST.log),
    ),
    ON_THE_HOST.log,
  )
