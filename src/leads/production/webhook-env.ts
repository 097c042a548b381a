import { LEAD_TYPES } from "../core/event"
import { isWebhookName } from "../core/ids"
import type { Webhook } from "../core/ports"
import type { WebhookTarget } from "../outbox/deliver"
import { addressProblem } from "../outgoing/public-address"

type Variables = Readonly<Record<string, string | undefined>>

/** A webhook after the first. Without a `target` its leads wait, all that it might be for: each is judged when it's sent. */
export type WebhookEnv = Pick<Webhook, "name" | "kinds" | "partners"> & { target: WebhookTarget | null }

/** What a name may not be: the rest of a variable of the first webhook, or the first's own name. */
const TAKEN_NAMES = ["main", "url", "secret", "allowed", "names", "kinds", "partners"]

/** Variables of the first webhook, which look like those of another. */
const OF_THE_FIRST = ["LEAD_WEBHOOK_SECRET_PREVIOUS", "LEAD_WEBHOOK_ALLOWED_HOSTS"]

const ENDINGS = ["URL", "SECRET", "SECRET_PREVIOUS", "KINDS", "PARTNERS"]

export const isGiven = (value: string | undefined): value is string => value !== undefined && value !== ""

/** `standardwebhooks` takes a secret of one byte, so the length is checked here: at least 24 bytes. */
export const isSecret = (secret: string): boolean =>
  /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) && Buffer.from(secret.slice("whsec_".length), "base64").length >= 24

/** The words between commas. */
export const listIn = (text = ""): string[] =>
  text
    .split(",")
    .map(word => word.trim())
    .filter(Boolean)

type Terms = Parameters<typeof addressProblem>[1]

/**
 * The webhooks after the first, as `LEAD_WEBHOOK_NAMES` lists them. A variable that is wrong stops its own webhook only.
 *
 * @param problems Gets what is wrong, one sentence each, which begins with a variable and tells no value.
 */
export function readWebhooks(variables: Variables, terms: Terms, problems: string[]): WebhookEnv[] {
  const listed = listIn(variables.LEAD_WEBHOOK_NAMES)
  const names = [...new Set(listed)].filter(name => isWebhookName(name) && !TAKEN_NAMES.includes(name))
  if (names.length < listed.length)
    problems.push(
      `LEAD_WEBHOOK_NAMES must list different names with commas between, each up to 20 small letters and digits beginning with a letter, and none of ${TAKEN_NAMES.join(", ")}; any other is left out. See .env.example`,
    )
  const strays = strayVariables(variables, names)
  for (const stray of strays)
    if (!names.some(name => stray.startsWith(prefixOf(name))))
      problems.push(`${stray} is of a webhook that LEAD_WEBHOOK_NAMES does not list; it is not used. See .env.example`)

  return names.map(name => {
    const prefix = prefixOf(name)
    const others = ["LEAD_WEBHOOK_", ...names.map(prefixOf)].filter(other => other !== prefix)
    const kinds = kindsIn(variables[`${prefix}KINDS`])
    const partners = partnersIn(variables[`${prefix}PARTNERS`])
    const wrong = [
      ...addressProblems(variables, prefix, others, terms),
      ...secretProblems(variables, prefix, others),
      ...(kinds === "wrong"
        ? [`${prefix}KINDS must list kinds of event, such as ${LEAD_TYPES[0]}, or be empty for all`]
        : []),
      ...(partners === "wrong"
        ? [`${prefix}PARTNERS must list partners by the names of their files, or be empty`]
        : []),
      ...strays
        .filter(stray => stray.startsWith(prefix))
        .map(stray => `${stray} is no variable of a webhook; there are ${ENDINGS.map(end => prefix + end).join(", ")}`),
    ]
    problems.push(...wrong.map(what => `${what}; its leads are kept and wait. See .env.example`))
    const secrets = [variables[`${prefix}SECRET`], variables[`${prefix}SECRET_PREVIOUS`]].filter(isGiven)
    return wrong.length > 0 || kinds === "wrong" || partners === "wrong"
      ? { name, kinds: null, partners: null, target: null }
      : { name, kinds, partners, target: { url: variables[`${prefix}URL`] ?? "", secrets } }
  })
}

const prefixOf = (name: string): string => `LEAD_WEBHOOK_${name.toUpperCase()}_`

/**
 * Variables that look like those of a webhook and are none: of a name that is not listed, or misspelt. The second might
 * have been meant to keep leads from it, so it gets nothing.
 */
function strayVariables(variables: Variables, names: readonly string[]): string[] {
  const known = [...OF_THE_FIRST, ...names.flatMap(name => ENDINGS.map(ending => prefixOf(name) + ending))]
  return Object.keys(variables).filter(
    name => /^LEAD_WEBHOOK_[^_]+_/.test(name) && isGiven(variables[name]) && !known.includes(name),
  )
}

function addressProblems(variables: Variables, prefix: string, others: readonly string[], terms: Terms): string[] {
  const url = variables[`${prefix}URL`]
  const wrong = url ? addressProblem(url, terms) : "is missing"
  if (wrong) return [`${prefix}URL ${wrong}`]
  return others.some(other => variables[`${other}URL`] === url)
    ? [`${prefix}URL is the address of another webhook too; each has its own`]
    : []
}

function secretProblems(variables: Variables, prefix: string, others: readonly string[]): string[] {
  const [secret, previous] = [variables[`${prefix}SECRET`], variables[`${prefix}SECRET_PREVIOUS`]]
  if (!secret) return [`${prefix}SECRET is missing`]
  if (![secret, previous].filter(isGiven).every(isSecret))
    return [`${prefix}SECRET must be whsec_ and base64 of at least 24 bytes, the previous one too`]
  const isShared = others.some(other =>
    [`${other}SECRET`, `${other}SECRET_PREVIOUS`].some(name => variables[name] === secret),
  )
  // Whoever has it could sign what seems to come from us to the other.
  return isShared ? [`${prefix}SECRET is a secret of another webhook too; each has its own`] : []
}

function kindsIn(text: string | undefined): WebhookEnv["kinds"] | "wrong" {
  if (!isGiven(text)) return null
  const words = listIn(text)
  const kinds = LEAD_TYPES.filter(type => words.includes(type))
  return kinds.length > 0 && kinds.length === new Set(words).size ? kinds : "wrong"
}

function partnersIn(text: string | undefined): WebhookEnv["partners"] | "wrong" {
  if (!isGiven(text)) return null
  const slugs = listIn(text)
  return slugs.length > 0 && slugs.every(slug => /^[a-z0-9][a-z0-9-]{0,59}$/.test(slug)) ? slugs : "wrong"
}
