import { parseUrl } from "../../domain/url"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import {
  parseFirmInTexts,
  getFirmPlaceholderValues,
  replaceFirmPlaceholdersInFields,
} from "../../domain/content/firm-words"
import { phone } from "../../domain/content/fields"
import { siteSchema } from "../../domain/content/site"
import { EMBED_TOOLS } from "../../domain/embed"
import { toPhoneLink } from "../../domain/format/format"
import { formatImprint } from "../../domain/content/imprint"
import { MARK_FILE, parseBrandMarkSvg } from "../../domain/mark/read-mark"
import { parseEmailAddress } from "../../domain/lead/email"
import { getOrigin, paths } from "../../domain/paths"
import type { Firm } from "../core/ports"
import { readOfficeEmailSettings } from "./office-env"
import { findPublicUrlProblem } from "../outgoing/public-address"
import {
  getWebhookVariablePrefix,
  isSameReceiver,
  parseCommaSeparatedList,
  readFirstWebhookSettings,
  readFurtherWebhookSettings,
  type Variables,
  type WebhookEnv,
} from "./webhook-env"
import { createHmac } from "node:crypto"

/** What the server side of a lead reads from the environment. */
export type LeadEnv = ReturnType<typeof readEnvironmentVariables>

/** Used instead of LEAD_ID_SECRET on a developer's machine. */
const LOCAL_ID_SECRET = "local"

/**
 * Reads every variable that the server side of a lead needs. See `.env.example`. `problems` says what's missing or wrong,
 * one sentence each, with the names of variables but never their values.
 */
export function readEnvironmentVariables(variables: Variables) {
  const problems: string[] = []
  const url = variables.LEAD_WEBHOOK_URL

  const loopback = variables.ALLOW_LOOPBACK_WEBHOOK === "1"
  const allowedHosts = parseCommaSeparatedList(variables.LEAD_WEBHOOK_ALLOWED_HOSTS?.toLowerCase())
  const isEmailOnly = Boolean(variables.LEAD_EMAIL && !url && !variables.LEAD_WEBHOOK_SECRET)
  const webhook = isEmailOnly ? null : readFirstWebhookSettings(variables, { loopback, allowedHosts }, problems)
  const webhooks = readFurtherWebhookSettings(variables, { loopback, allowedHosts }, problems)

  // Even a weak secret is used: with another one, stored quotes and unsubscribed addresses wouldn't be found.
  const idSecret = variables.LEAD_ID_SECRET || LOCAL_ID_SECRET
  if (!variables.LEAD_ID_SECRET)
    problems.push(
      `LEAD_ID_SECRET is missing; records are named with a key that is not secret. Make one with ${MAKE_SECRET}. See .env.example`,
    )
  else if (!isStrongSecret(idSecret))
    problems.push(
      `${formatSecretRule("LEAD_ID_SECRET")}. Is it in use already? See docs/tasks/rotate-a-secret.md first`,
    )
  const linkProblem = checkLinkSigningSecrets(variables)
  if (linkProblem) problems.push(linkProblem)
  const siteUrl = getOrigin(variables.SITE_URL)
  if (variables.SITE_URL && !siteUrl)
    problems.push("SITE_URL is not an address; the one of content/site.yaml is used. See .env.example")
  const apiUrl = getOrigin(variables.SITE_API_URL)
  if (variables.SITE_API_URL && !apiUrl)
    problems.push("SITE_API_URL is not an address; the functions answer at the site's own. See .env.example")
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = variables
  if (Boolean(siteKey) !== Boolean(secret))
    problems.push("TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY go together; the test is left out. See .env.example")
  const sharedVariables = findSharedSecrets(variables, webhooks, problems)
  const canUseHealthToken = isStrongSecret(variables.HEALTH_TOKEN ?? "") && !sharedVariables.includes("HEALTH_TOKEN")
  if (variables.HEALTH_TOKEN && !isStrongSecret(variables.HEALTH_TOKEN))
    problems.push(`${formatSecretRule("HEALTH_TOKEN")}; until then nobody gets the details. See .env.example`)
  const priceKeys = parseCommaSeparatedList(variables.PRICE_KEYS)
  const canUsePriceKeys = priceKeys.every(isStrongSecret) && !sharedVariables.includes("PRICE_KEYS")
  if (!priceKeys.every(isStrongSecret))
    problems.push(
      `${formatSecretRule("PRICE_KEYS")}, with commas between several; until then no program gets prices. See .env.example`,
    )
  const mail = readMailSettings(variables, problems)
  const offices = readOfficeEmailSettings(variables, { idSecret, canMail: mail !== null, isEmailOnly }, problems)
  const terms = { loopback, canMail: mail !== null }
  const ofLeads = [url, ...webhooks.map(({ name }) => variables[`${getWebhookVariablePrefix(name)}URL`])]
  // A firm with nothing but an address hears there of what needs it.
  const office = variables.ALERT_WEBHOOK_URL ? null : offices[0]?.address
  const alertVariables = { ...variables, ALERT_EMAIL: variables.ALERT_EMAIL || (office ?? undefined) }
  return {
    /** The first webhook; `null` while leads can't be delivered. They're stored even then. */
    webhook,
    webhooks,
    /** The addresses that get leads by email, and whether they're all that gets any. */
    offices,
    isEmailOnly,
    loopback,
    mail,
    alert: readAlertOrReportSettings("ALERT", alertVariables, { ...terms, ofLeads }, problems),
    report: readAlertOrReportSettings("REPORT", variables, { ...terms, ofLeads }, problems),
    retentionDays: readRetentionDays(variables.LEAD_RETENTION_DAYS, problems),
    turnstile: siteKey && secret ? { siteKey, secret } : null,
    /** `null` for the origin in `content/site.yaml`, and for the public site's own. */
    siteUrl,
    apiUrl,
    deployOrigins: [variables.URL, variables.DEPLOY_URL, variables.DEPLOY_PRIME_URL]
      .map(getOrigin)
      .filter(origin => origin !== null),
    idSecret,
    priceKeys: canUsePriceKeys ? priceKeys : [],
    /** The bearer token for the details of the health page; `null` if nobody gets them. */
    healthToken: (canUseHealthToken && variables.HEALTH_TOKEN) || null,
    linkSecrets: getLinkSigningSecrets(variables, idSecret),
    problems,
  }
}

function readMailSettings({ SMTP_URL, MAIL_FROM }: Variables, problems: string[]) {
  const server = parseUrl(SMTP_URL ?? "")
  const isServer = server !== null && /^smtps?:$/.test(server.protocol) && server.hostname !== ""
  if (SMTP_URL && !isServer)
    problems.push("SMTP_URL must begin with smtp:// or smtps:// and name a host; no email is sent. See .env.example")
  const from = MAIL_FROM ? parseEmailAddress(MAIL_FROM) : null
  if (from && !from.ok)
    problems.push("MAIL_FROM is not an email address; that of content/site.yaml is used. See .env.example")
  return SMTP_URL && isServer ? { url: SMTP_URL, from: from?.ok ? from.value : null } : null
}

/**
 * Reads where alerts or reports go, and adds mistakes to `problems`.
 *
 * @param ofLeads Addresses that leads go to, which alerts and reports may not go to.
 */
function readAlertOrReportSettings(
  kind: "ALERT" | "REPORT",
  variables: Variables,
  { loopback, canMail, ofLeads }: { loopback: boolean; canMail: boolean; ofLeads: readonly (string | undefined)[] },
  problems: string[],
) {
  const [url, email] = [variables[`${kind}_WEBHOOK_URL`], variables[`${kind}_EMAIL`]]
  const without = kind === "ALERT" ? "it gets no alerts" : "it gets no report"
  const isOfLeads = ofLeads.some(other => isSameReceiver(other, url))
  const wrong = url && (isOfLeads ? "must not be an address that leads go to" : findPublicUrlProblem(url, { loopback }))
  if (wrong) problems.push(`${kind}_WEBHOOK_URL ${wrong}; ${without}. See .env.example`)
  if (email && !variables.SMTP_URL) problems.push(`${kind}_EMAIL needs SMTP_URL; ${without}. See .env.example`)
  return { webhook: (!wrong && url) || null, email: (canMail && email) || null }
}

const RETENTION_DAYS = 180

/** Reads for how many days personal data are stored, and adds a mistake to `problems`. */
function readRetentionDays(text: string | undefined, problems: string[]): number {
  if (!text) return RETENTION_DAYS
  const days = Number(text)
  if (Number.isSafeInteger(days) && days >= 1) return days
  problems.push(`LEAD_RETENTION_DAYS is not a whole number of days; ${RETENTION_DAYS} is used. See .env.example`)
  return RETENTION_DAYS
}

/** Loads the firm's logo mark; `null` if it can't be read, so that functions still answer. */
function loadFirmBrandMark(root: string): Firm["mark"] {
  const file = join(root, "content", MARK_FILE)
  const result = existsSync(file) ? parseBrandMarkSvg(readFileSync(file, "utf8")) : null
  return result?.ok ? result.mark : null
}

/**
 * Reads `content/site.yaml`, with its placeholders in braces replaced, and the firm's logo mark below `root`.
 *
 * @throws when the firm's file is missing or isn't valid.
 */
export function readFirmDetails(root: string): Firm {
  const fields: unknown = parse(readFileSync(join(root, "content", "site.yaml"), "utf8"))
  const site = v.parse(
    siteSchema,
    replaceFirmPlaceholdersInFields(fields, getFirmPlaceholderValues(parseFirmInTexts(fields))).value,
  )
  const texts = { imprint: formatImprint(site), mark: loadFirmBrandMark(root) }
  return { ...site, phone: toPhoneLink(site.phone), pagePhones: readPagePhones(root), ...texts }
}

/** Reads the phone numbers of landing pages, partners' pages and their tools, by path. A page without one, or with a mistake, is left out. */
function readPagePhones(root: string): Firm["pagePhones"] {
  const listEntries = (folder: string, listPaths: (slug: string) => string[]) => {
    const directory = join(root, "content", folder)
    return (existsSync(directory) ? readdirSync(directory) : []).flatMap(file => {
      const [, fields = ""] = readFileSync(join(directory, file), "utf8").split(/^---\s*$/m, 2)
      const result = v.safeParse(phone, /^phone: *["']?([^"'#\n]+)/m.exec(fields)?.[1])
      const slug = file.replace(/\.mdx$/, "")
      return result.success ? listPaths(slug).map(path => [path, toPhoneLink(result.output)] as const) : []
    })
  }
  const listPartnerPaths = (slug: string) => [paths.partner(slug), ...EMBED_TOOLS.map(tool => paths.embed(slug, tool))]
  return new Map([
    ...listEntries("landing", slug => [paths.landing(slug)]),
    ...listEntries("partners", listPartnerPaths),
  ])
}

/**
 * Reads the slugs of all partners that have a file below `root` or once had a public page; `null` if the list of public
 * addresses is missing, since then nobody knows who they were.
 */
export function readPartnerSlugs(root: string): ReadonlySet<string> | null {
  const [list, folder] = [join(root, "content", "addresses.yaml"), join(root, "content", "partners")]
  if (!existsSync(list)) return null
  const addresses = readFileSync(list, "utf8").matchAll(new RegExp(`${paths.partner("")}([a-z0-9-]+)\\s*$`, "gm"))
  const files = existsSync(folder) ? readdirSync(folder).map(file => file.replace(/\.mdx$/, "")) : []
  return new Set([...Array.from(addresses, ([, slug = ""]) => slug), ...files])
}

/** A command that prints a secret in the form that the variables need. */
const MAKE_SECRET = `node -p 'crypto.randomBytes(32).toString("base64")'`

const SHORTEST_BYTES = 32

/** Matches base64 in either alphabet: secrets made as we once advised were URL-safe. */
const BASE64 = /^(?:[A-Za-z0-9+/]+|[\w-]+)={0,2}$/

/** True for base64 of at least 32 bytes. Whether they are random can't be checked. */
const isStrongSecret = (secret: string): boolean =>
  BASE64.test(secret) && Buffer.from(secret, "base64").length >= SHORTEST_BYTES

/** Says what a secret must be, as the beginning of a sentence that goes on after a semicolon. */
const formatSecretRule = (variable: string): string =>
  `${variable} must be base64 of at least ${SHORTEST_BYTES} random bytes; make one with ${MAKE_SECRET}`

/** The minimum length in characters that older secrets had to have. */
const SHORTEST_PREVIOUS = 32

/**
 * Finds variables with a secret that another variable has too, and adds them to `problems`: whoever gets the one secret
 * would have the other. Webhooks are compared among themselves when they're read.
 */
function findSharedSecrets(variables: Variables, webhooks: readonly WebhookEnv[], problems: string[]): string[] {
  const own = ["LEAD_ID_SECRET", "LINK_SECRET", "LINK_SECRET_PREVIOUS", "HEALTH_TOKEN", "PRICE_KEYS"]
  const prefixes = ["LEAD_WEBHOOK_", ...webhooks.map(({ name }) => getWebhookVariablePrefix(name))]
  const ofWebhooks = prefixes.flatMap(prefix => [`${prefix}SECRET`, `${prefix}SECRET_PREVIOUS`])
  const listSecrets = (variable: string): string[] =>
    parseCommaSeparatedList(variables[variable]).map(secret =>
      Buffer.from(secret.replace(/^whsec_/, ""), "base64").toString("hex"),
    )
  const hasSecretInCommon = (one: string, other: string): boolean =>
    listSecrets(one).some(secret => listSecrets(other).includes(secret))
  return own.filter((variable, n) => {
    const other = [...ofWebhooks, ...own.slice(0, n)].find(candidate => hasSecretInCommon(variable, candidate))
    if (other) problems.push(`${variable} is the secret of ${other} too; each has its own. See .env.example`)
    return other !== undefined
  })
}

/**
 * The secrets that sign the links in emails: `LINK_SECRET`, and `LINK_SECRET_PREVIOUS` while the secret is replaced.
 * Without them, the secret is an HMAC of the text `links` with the key `idSecret`. Record keys are HMACs of JSON lists,
 * which that text isn't, so neither reveals anything about the other.
 */
function getLinkSigningSecrets({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Variables, idSecret: string): readonly string[] {
  if (!LINK_SECRET) return [createHmac("sha256", idSecret).update("links").digest("base64url")]
  return LINK_SECRET_PREVIOUS ? [LINK_SECRET, LINK_SECRET_PREVIOUS] : [LINK_SECRET]
}

/**
 * Says what's wrong with the link secrets, as a sentence; `null` if nothing is. The previous secret need only meet the
 * rules from when it was made, since links in old emails must keep working.
 */
function checkLinkSigningSecrets({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Variables): string | null {
  if (LINK_SECRET && !isStrongSecret(LINK_SECRET))
    return `${formatSecretRule("LINK_SECRET")}. Is it in use already? See docs/tasks/rotate-a-secret.md first`
  if (LINK_SECRET_PREVIOUS && LINK_SECRET_PREVIOUS.length < SHORTEST_PREVIOUS)
    return `LINK_SECRET_PREVIOUS must have at least ${SHORTEST_PREVIOUS} characters. See .env.example`
  if (LINK_SECRET_PREVIOUS && !LINK_SECRET) return "LINK_SECRET_PREVIOUS needs LINK_SECRET. See .env.example"
  return null
}
