import { parseUrl } from "../../domain/url"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { firmIn, firmWords, sayFields } from "../../domain/content/firm-words"
import { siteSchema } from "../../domain/content/site"
import { phoneLink } from "../../domain/format/format"
import { imprint } from "../../domain/content/imprint"
import { MARK_FILE, readMark } from "../../domain/mark/read-mark"
import { parseEmail } from "../../domain/lead/email"
import { originOf } from "../../domain/paths"
import type { Firm } from "../core/ports"
import { linkSecretProblem, linkSecretsOf, isStrong, MAKE_SECRET, mustBeStrong } from "../core/secrets"
import type { WebhookTarget } from "../outbox/deliver"
import { addressProblem } from "../outgoing/public-address"
import { isGiven, isSecret, listIn, readWebhooks, type WebhookEnv } from "./webhook-env"

export type LeadEnv = {
  /** `null` while leads cannot be delivered; they are kept all the same. */
  webhook: WebhookTarget | null
  /** Those after the first. */
  webhooks: readonly WebhookEnv[]
  /** Whether this machine may be sent to. */
  loopback: boolean
  /** By what paths people are alerted. */
  alert: { webhook: string | null; email: string | null }
  /** By what paths the weekly report goes out. */
  report: { webhook: string | null; email: string | null }
  /** Server that takes email, and the sender's address, `null` for the firm's; `null` sends none. */
  mail: { url: string; from: string | null } | null
  /** Days that a lead's personal data are kept. */
  retentionDays: number
  /** Cloudflare Turnstile; `null` leaves the test out. */
  turnstile: { siteKey: string; secret: string } | null
  /** Origin of the public site; `null` leaves it to `content/site.yaml`. */
  siteUrl: string | null
  /** Origin where browsers find the functions; `null` for the public site's own. */
  apiUrl: string | null
  /** Origins at which the host serves this deploy. */
  deployOrigins: readonly string[]
  /** Key of the HMAC that names records, as text. Also what the keys of stamps and, without LINK_SECRET, of links come from. */
  idSecret: string
  /** Let programs outside browsers ask for prices. */
  priceKeys: readonly string[]
  /** Sign the links in emails: the first is current, others are still believed. */
  linkSecrets: readonly string[]
  /** What is missing or wrong, one sentence each; names variables, never their values. */
  problems: readonly string[]
}

type Variables = Readonly<Record<string, string | undefined>>

/** Stands in for LEAD_ID_SECRET on a developer's machine. */
const LOCAL_ID_SECRET = "local"

/** Reads every variable that the server side of a lead needs. See `.env.example`. */
export function readEnv(variables: Variables): LeadEnv {
  const problems: string[] = []
  const url = variables.LEAD_WEBHOOK_URL
  const secrets = [variables.LEAD_WEBHOOK_SECRET, variables.LEAD_WEBHOOK_SECRET_PREVIOUS].filter(isGiven)

  const loopback = variables.ALLOW_LOOPBACK_WEBHOOK === "1"
  const allowedHosts = listIn(variables.LEAD_WEBHOOK_ALLOWED_HOSTS?.toLowerCase())
  const urlProblem = url ? addressProblem(url, { loopback, allowedHosts }) : "is missing"
  if (urlProblem) problems.push(`LEAD_WEBHOOK_URL ${urlProblem}; leads are kept but not delivered. See .env.example`)
  if (!variables.LEAD_WEBHOOK_SECRET)
    problems.push("LEAD_WEBHOOK_SECRET is missing; leads are kept but not delivered. See .env.example")
  else if (!secrets.every(isSecret))
    problems.push(
      "LEAD_WEBHOOK_SECRET must be whsec_ and base64 of at least 24 bytes, the previous one too. See .env.example",
    )
  const webhook = url && problems.length === 0 ? { url, secrets } : null
  const webhooks = readWebhooks(variables, { loopback, allowedHosts }, problems)

  // A weak one names records all the same: with another, kept quotes and unsubscribed addresses would not be found.
  const idSecret = variables.LEAD_ID_SECRET || LOCAL_ID_SECRET
  if (!variables.LEAD_ID_SECRET)
    problems.push(
      `LEAD_ID_SECRET is missing; records are named with a key that is not secret. Make one with ${MAKE_SECRET}. See .env.example`,
    )
  else if (!isStrong(idSecret))
    problems.push(`${mustBeStrong("LEAD_ID_SECRET")}. Is it in use already? See docs/tasks/rotate-a-secret.md first`)
  const linkProblem = linkSecretProblem(variables)
  if (linkProblem) problems.push(linkProblem)
  const siteUrl = originOf(variables.SITE_URL)
  if (variables.SITE_URL && !siteUrl)
    problems.push("SITE_URL is not an address; the one of content/site.yaml is used. See .env.example")
  const apiUrl = originOf(variables.SITE_API_URL)
  if (variables.SITE_API_URL && !apiUrl)
    problems.push("SITE_API_URL is not an address; the functions answer at the site's own. See .env.example")
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = variables
  if (Boolean(siteKey) !== Boolean(secret))
    problems.push("TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY go together; the test is left out. See .env.example")
  const priceKeys = listIn(variables.PRICE_KEYS)
  if (!priceKeys.every(isStrong))
    problems.push(
      `${mustBeStrong("PRICE_KEYS")}, with commas between several; until then no program gets prices. See .env.example`,
    )
  const { alert, mail } = readAlert(variables, webhooks, loopback, problems)
  return {
    webhook,
    webhooks,
    loopback,
    alert,
    mail,
    report: readReport(variables, loopback, mail !== null, problems),
    retentionDays: readRetention(variables.LEAD_RETENTION_DAYS, problems),
    turnstile: siteKey && secret ? { siteKey, secret } : null,
    siteUrl,
    apiUrl,
    deployOrigins: [variables.URL, variables.DEPLOY_URL, variables.DEPLOY_PRIME_URL]
      .map(originOf)
      .filter(origin => origin !== null),
    idSecret,
    priceKeys: priceKeys.every(isStrong) ? priceKeys : [],
    linkSecrets: linkSecretsOf(variables, idSecret),
    problems,
  }
}

/** Adds to `problems` what is wrong. */
function readAlert(
  variables: Variables,
  webhooks: readonly WebhookEnv[],
  loopback: boolean,
  problems: string[],
): Pick<LeadEnv, "alert" | "mail"> {
  const { ALERT_WEBHOOK_URL, ALERT_EMAIL, SMTP_URL, MAIL_FROM } = variables
  const ofLeads = [variables.LEAD_WEBHOOK_URL, ...webhooks.map(({ target }) => target?.url)]
  const wrong = ALERT_WEBHOOK_URL
    ? ofLeads.includes(ALERT_WEBHOOK_URL)
      ? "must not be the address that leads go to"
      : addressProblem(ALERT_WEBHOOK_URL, { loopback })
    : null
  if (wrong) problems.push(`ALERT_WEBHOOK_URL ${wrong}; it gets no alerts. See .env.example`)
  const server = parseUrl(SMTP_URL ?? "")
  const isServer = server !== null && isMailServer(server)
  if (SMTP_URL && !isServer)
    problems.push("SMTP_URL must begin with smtp:// or smtps:// and name a host; no email is sent. See .env.example")
  const from = MAIL_FROM ? parseEmail(MAIL_FROM) : null
  if (from && !from.ok)
    problems.push("MAIL_FROM is not an email address; that of content/site.yaml is used. See .env.example")
  if (ALERT_EMAIL && !SMTP_URL) problems.push("ALERT_EMAIL needs SMTP_URL; it gets no alerts. See .env.example")
  const mail = SMTP_URL && isServer ? { url: SMTP_URL, from: from?.ok ? from.value : null } : null
  return { alert: { webhook: (!wrong && ALERT_WEBHOOK_URL) || null, email: (mail && ALERT_EMAIL) || null }, mail }
}

/** Adds to `problems` what is wrong. */
function readReport(variables: Variables, loopback: boolean, canMail: boolean, problems: string[]): LeadEnv["report"] {
  const { REPORT_WEBHOOK_URL, REPORT_EMAIL } = variables
  const wrong = REPORT_WEBHOOK_URL
    ? REPORT_WEBHOOK_URL === variables.LEAD_WEBHOOK_URL
      ? "must not be the address that leads go to"
      : addressProblem(REPORT_WEBHOOK_URL, { loopback })
    : null
  if (wrong) problems.push(`REPORT_WEBHOOK_URL ${wrong}; it gets no report. See .env.example`)
  if (REPORT_EMAIL && !variables.SMTP_URL)
    problems.push("REPORT_EMAIL needs SMTP_URL; it gets no report. See .env.example")
  return { webhook: (!wrong && REPORT_WEBHOOK_URL) || null, email: (canMail && REPORT_EMAIL) || null }
}

const isMailServer = ({ protocol, hostname }: URL): boolean => /^smtps?:$/.test(protocol) && hostname !== ""

const RETENTION_DAYS = 180

/** Adds to `problems` what is wrong. */
function readRetention(text: string | undefined, problems: string[]): number {
  if (!text) return RETENTION_DAYS
  const days = Number(text)
  if (Number.isSafeInteger(days) && days >= 1) return days
  problems.push(`LEAD_RETENTION_DAYS is not a whole number of days; ${RETENTION_DAYS} is used. See .env.example`)
  return RETENTION_DAYS
}

/** The mark below `root`: no answer of a function fails for want of it. */
function readMarkIn(root: string): Firm["mark"] {
  const file = join(root, "content", MARK_FILE)
  const read = existsSync(file) ? readMark(readFileSync(file, "utf8")) : null
  return read?.ok ? read.mark : null
}

/**
 * Reads `content/site.yaml`, with what its words in braces stand for, and the mark below `root`.
 *
 * @throws when the firm's file is missing or is not a firm.
 */
export function readFirm(root: string): Firm {
  const fields: unknown = parse(readFileSync(join(root, "content", "site.yaml"), "utf8"))
  const site = v.parse(siteSchema, sayFields(fields, firmWords(firmIn(fields))).value)
  return { ...site, phone: phoneLink(site.phone), imprint: imprint(site), mark: readMarkIn(root) }
}
