import { isPartnerSlug, RESERVED_SLUGS } from "../../domain/lead/partner"
import { parseUrl } from "../../domain/url"
import { LEAD_TYPES } from "../core/event"
import { isWebhookName } from "../core/ids"
import type { Webhook } from "../core/ports"
import type { WebhookTarget } from "../outbox/deliver"
import { findPublicUrlProblem } from "../outgoing/public-address"

export type Variables = Readonly<Record<string, string | undefined>>

/** A webhook after the first. Without a `target`, every lead it might be for waits, and is checked when it's sent. */
export type WebhookEnv = Pick<Webhook, "name" | "kinds" | "partners"> & { target: WebhookTarget | null }

/** Names that a webhook can't have: they're part of the first webhook's variables, or its own name. */
const TAKEN_NAMES = ["main", "url", "secret", "allowed", "names", "kinds", "partners"]

/** Variables of the first webhook, and `LEAD_WEBHOOK_NAMES`, which lists the others. */
const FIRST_WEBHOOK_VARIABLES = ["URL", "SECRET", "SECRET_PREVIOUS", "ALLOWED_HOSTS", "NAMES"].map(
  end => `LEAD_WEBHOOK_${end}`,
)

const ENDINGS = ["URL", "SECRET", "SECRET_PREVIOUS", "KINDS", "PARTNERS"]

/** The value of `_PARTNERS` for a webhook of the firm's own, which gets every lead. */
const FIRM = "firm"

export const isVariableSet = (value: string | undefined): value is string => value !== undefined && value !== ""

/**
 * True for a webhook secret of at least 24 bytes. The length is checked here, since `standardwebhooks` accepts one byte.
 */
export const isWebhookSecret = (secret: string): boolean =>
  /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) && Buffer.from(secret.slice("whsec_".length), "base64").length >= 24

/** Splits a comma-separated list; empty items are left out. */
export const parseCommaSeparatedList = (text = ""): string[] =>
  text
    .split(",")
    .map(word => word.trim())
    .filter(Boolean)

type Terms = Parameters<typeof findPublicUrlProblem>[1]

/** Reads the first webhook; `null` while leads can't be delivered to it. Mistakes are added to `problems`. */
export function readFirstWebhookSettings(variables: Variables, terms: Terms, problems: string[]): WebhookTarget | null {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_SECRET_PREVIOUS: previous } = variables
  const secrets = [secret, previous].filter(isVariableSet)
  const urlProblem = url ? findPublicUrlProblem(url, terms) : "is missing"
  const orEmail = url ? "" : ": set it, or LEAD_EMAIL with SMTP_URL"
  if (urlProblem)
    problems.push(`LEAD_WEBHOOK_URL ${urlProblem}; leads are kept but not delivered${orEmail}. See .env.example`)
  if (!secret) problems.push("LEAD_WEBHOOK_SECRET is missing; leads are kept but not delivered. See .env.example")
  else if (!secrets.every(isWebhookSecret))
    problems.push(
      "LEAD_WEBHOOK_SECRET must be whsec_ and base64 of at least 24 bytes, the previous one too. See .env.example",
    )
  return url && problems.length === 0 ? { url, secrets } : null
}

/**
 * Reads the webhooks after the first, which `LEAD_WEBHOOK_NAMES` lists. A wrong variable stops only its own webhook.
 *
 * @param problems Mistakes are added to it, as sentences that begin with a variable and don't contain its value.
 */
export function readFurtherWebhookSettings(variables: Variables, terms: Terms, problems: string[]): WebhookEnv[] {
  const listedNames = parseCommaSeparatedList(variables.LEAD_WEBHOOK_NAMES)
  const names = [...new Set(listedNames)].filter(name => isWebhookName(name) && !TAKEN_NAMES.includes(name))
  if (names.length < listedNames.length)
    problems.push(
      `LEAD_WEBHOOK_NAMES must list different names with commas between, each up to 20 small letters and digits beginning with a letter, and none of ${TAKEN_NAMES.join(", ")}; any other is left out. See .env.example`,
    )
  const strays = findUnknownWebhookVariables(variables, names)
  for (const { variable, webhook } of strays)
    if (webhook === null)
      problems.push(
        `${variable} isn't a variable of a webhook that LEAD_WEBHOOK_NAMES lists, and isn't used: correct its name, list its webhook, or delete it. See .env.example`,
      )

  return names.map(name => {
    const prefix = getWebhookVariablePrefix(name)
    const others = ["LEAD_WEBHOOK_", ...names.map(getWebhookVariablePrefix)].filter(other => other !== prefix)
    const kinds = parseCommaSeparatedList(variables[`${prefix}KINDS`])
    const areKinds = kinds.length > 0 && kinds.every(kind => LEAD_TYPES.some(type => type === kind))
    const partners = parseCommaSeparatedList(variables[`${prefix}PARTNERS`])
    const isOfFirm = partners.length === 1 && partners[0] === FIRM
    const arePartners =
      partners.length > 0 && partners.every(slug => isPartnerSlug(slug) && !RESERVED_SLUGS.includes(slug))
    const wrong = [
      ...checkWebhookUrl(variables, prefix, others, terms),
      ...checkWebhookSecret(variables, prefix, others),
      ...(areKinds || !variables[`${prefix}KINDS`]
        ? []
        : [`${prefix}KINDS must list kinds of event, such as ${LEAD_TYPES[0]}, or be empty for all`]),
      // Otherwise a partner's webhook could get every lead by mistake.
      ...(isOfFirm || arePartners
        ? []
        : [
            `${prefix}PARTNERS ${partners.length === 0 ? "is missing: set it to" : "must be"} ${FIRM} (it gets every lead) or partners' slugs with commas between (it gets what visitors ticked for them)`,
          ]),
      ...strays
        .filter(({ webhook }) => webhook === name)
        .map(
          ({ variable }) =>
            `${variable} isn't a variable of the webhook "${name}": make its name ${prefix} with one of ${ENDINGS.join(", ")} after it, or delete it`,
        ),
    ]
    problems.push(...wrong.map(what => `${what}; its leads are kept and wait. See .env.example`))
    const secrets = [variables[`${prefix}SECRET`], variables[`${prefix}SECRET_PREVIOUS`]].filter(isVariableSet)
    if (wrong.length > 0) return { name, kinds: null, partners: null, target: null }
    return {
      name,
      kinds: areKinds ? LEAD_TYPES.filter(type => kinds.includes(type)) : null,
      partners: isOfFirm ? null : partners,
      target: { url: variables[`${prefix}URL`] ?? "", secrets },
    }
  })
}

/** Whether two addresses lead to one receiver: case, a default port and what follows `#` make no difference. */
export function isSameReceiver(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [one, other].map(url => parseUrl(url ?? ""))
  return a?.host !== undefined && a.host === b?.host && a.pathname === b.pathname && a.search === b.search
}

export const getWebhookVariablePrefix = (name: string): string => `LEAD_WEBHOOK_${name.toUpperCase()}_`

/** A variable that looks like a webhook's but isn't one, and the webhook after the first that it may be meant for. */
type Stray = { variable: string; webhook: string | null }

/**
 * Finds variables that are misspelt, or of a webhook that isn't listed. Only letters and digits are compared, ignoring
 * case. A variable that begins with a webhook's name may be meant to keep leads from that webhook, so the webhook gets
 * nothing. If two names match, the longer one counts. One that ends in a webhook's name and `_KINDS` may be meant so too,
 * whatever it begins with: without it the webhook would get every kind.
 */
function findUnknownWebhookVariables(variables: Variables, names: readonly string[]): Stray[] {
  const validVariables = [
    ...FIRST_WEBHOOK_VARIABLES,
    ...names.flatMap(name => ENDINGS.map(ending => getWebhookVariablePrefix(name) + ending)),
  ]
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  return Object.keys(variables)
    .filter(variable => isVariableSet(variables[variable]) && !validVariables.includes(variable))
    .flatMap(variable => {
      const letters = variable.toLowerCase().replace(/[^a-z0-9]/g, "")
      const limited = /lead|hook/.test(letters) ? names.find(name => letters.endsWith(`${name}kinds`)) : undefined
      const rest = /^leadwebhook(.*)/.exec(letters)?.[1] ?? (limited && `${limited}kinds`)
      if (rest === undefined) return []
      return [{ variable, webhook: longestFirst.find(name => rest.startsWith(name)) ?? null }]
    })
}

function checkWebhookUrl(variables: Variables, prefix: string, others: readonly string[], terms: Terms): string[] {
  const url = variables[`${prefix}URL`]
  const wrong = url ? findPublicUrlProblem(url, terms) : "is missing"
  if (wrong) return [`${prefix}URL ${wrong}`]
  return others.some(other => isSameReceiver(variables[`${other}URL`], url))
    ? [`${prefix}URL is the address of another webhook too; each has its own`]
    : []
}

function checkWebhookSecret(variables: Variables, prefix: string, others: readonly string[]): string[] {
  const [secret, previous] = [variables[`${prefix}SECRET`], variables[`${prefix}SECRET_PREVIOUS`]]
  if (!secret) return [`${prefix}SECRET is missing`]
  if (![secret, previous].filter(isVariableSet).every(isWebhookSecret))
    return [`${prefix}SECRET must be whsec_ and base64 of at least 24 bytes, the previous one too`]
  const isShared = others.some(other =>
    [`${other}SECRET`, `${other}SECRET_PREVIOUS`].some(name => variables[name] === secret),
  )
  // The owner of one webhook could sign events that the other would accept as ours.
  return isShared ? [`${prefix}SECRET is a secret of another webhook too; each has its own`] : []
}
