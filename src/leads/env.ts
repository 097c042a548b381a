/** Where leads go, and the secrets that sign them: the first is current, a second is still accepted by receivers. */
export type WebhookTarget = { url: string; secrets: readonly string[] }

export type LeadEnv = {
  /** `null` while leads cannot be delivered; they are kept all the same. */
  webhook: WebhookTarget | null
  /** Origin of the public site; `null` leaves it to `content/site.yaml`. */
  siteUrl: string | null
  /** Key of the HMAC that names records. */
  idSecret: string
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

  const urlProblem = url ? targetProblem(url, variables) : "is missing"
  if (urlProblem) problems.push(`LEAD_WEBHOOK_URL ${urlProblem}; leads are kept but not delivered. See .env.example`)
  if (!variables.LEAD_WEBHOOK_SECRET)
    problems.push("LEAD_WEBHOOK_SECRET is missing; leads are kept but not delivered. See .env.example")
  else if (!secrets.every(isSecret))
    problems.push(
      "LEAD_WEBHOOK_SECRET must be whsec_ and base64 of at least 24 bytes, the previous one too. See .env.example",
    )
  const webhook = url && problems.length === 0 ? { url, secrets } : null

  if (!variables.LEAD_ID_SECRET)
    problems.push("LEAD_ID_SECRET is missing; records are named with a key that is not secret. See .env.example")
  const siteUrl = originOf(variables.SITE_URL)
  if (variables.SITE_URL && !siteUrl)
    problems.push("SITE_URL is not an address; the one of content/site.yaml is used. See .env.example")
  return {
    webhook,
    siteUrl,
    idSecret: variables.LEAD_ID_SECRET || LOCAL_ID_SECRET,
    problems,
  }
}

const isGiven = (value: string | undefined): value is string => value !== undefined && value !== ""

const originOf = (address = ""): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** `standardwebhooks` takes a secret of one byte, so the length is checked here: at least 24 bytes. */
const isSecret = (secret: string): boolean =>
  /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) && Buffer.from(secret.slice("whsec_".length), "base64").length >= 24

/** What is wrong with the address, as the end of a sentence; `null` when leads may be sent there. */
function targetProblem(address: string, variables: Variables): string | null {
  if (!URL.canParse(address)) return "is not an address"
  const url = new URL(address)
  if (url.username || url.password) return "must not hold a user or a password"
  if (["127.0.0.1", "[::1]", "localhost"].includes(url.hostname))
    return variables.ALLOW_LOOPBACK_WEBHOOK === "1"
      ? null
      : "points to this machine, which needs ALLOW_LOOPBACK_WEBHOOK=1"
  if (url.protocol !== "https:") return "must begin with https://"
  if (/^[\d.]+$|^\[/.test(url.hostname)) return "must name a host, not an IP address"
  const allowed = (variables.LEAD_WEBHOOK_ALLOWED_HOSTS ?? "")
    .split(",")
    .map(host => host.trim().toLowerCase())
    .filter(Boolean)
  if (allowed.length > 0 && !allowed.includes(url.hostname))
    return "names a host that LEAD_WEBHOOK_ALLOWED_HOSTS does not list"
  return null
}
