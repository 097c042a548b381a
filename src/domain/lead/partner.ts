import { EMBED_PAGE_FIELD, EMBED_TOOLS } from "../embed"
import { EMBED_FOLDER, getOrigin, paths } from "../paths"
import { parseUrl } from "../url"
import type { Visit } from "./visit-source"

const SLUG = "[a-z0-9][a-z0-9-]{0,59}"
const WHOLE_SLUG = new RegExp(`^${SLUG}$`)

/** True for a text that can be a partner's slug, the name of its file. It doesn't check that the partner exists. */
export const isPartnerSlug = (text: string): boolean => WHOLE_SLUG.test(text)

/**
 * Slugs with another meaning in webhook settings: `firm` is the firm's own system, and `all`, which is refused, every
 * lead.
 */
export const RESERVED_SLUGS: readonly string[] = ["firm", "all"]

export const checkPartnerSlug = (slug: string): { field: string; message: string } | null =>
  RESERVED_SLUGS.includes(slug)
    ? { field: "file", message: `give it another name, since a webhook's settings don't take "${slug}" for a partner` }
    : null

const TOOL = `(?:/(?:${EMBED_TOOLS.join("|")}))?`

/**
 * The source of a regular expression that matches an address with a partner's slug: the partner's page, a tool in the partner's
 * own page, or any page with `?partner=`, where people write the slug in capitals too. The first group is what comes before the
 * slug, in a query with its `=`; the second is the slug as it's written.
 */
export const PARTNER_ADDRESS = `(^https?://[^/]+(?:${paths.partner("")}|${EMBED_FOLDER})(?![^/?#]*[A-Z])|[?&]partner=)(${SLUG.replaceAll("a-z", "a-zA-Z")})${TOOL}(?:/?$|/?[?#]|&)`

const PARTNER_PATTERN = new RegExp(PARTNER_ADDRESS)

/** The partner that an address names, and the address's path; `null` when it names none. */
export function parsePartnerFromUrl(address: string): { partner: string; partnerPath: string } | null {
  const partner = PARTNER_PATTERN.exec(address)?.[2]?.toLowerCase()
  const url = parseUrl(address)
  return partner !== undefined && url ? { partner, partnerPath: url.pathname } : null
}

/**
 * The partner's own page that embedded the tool with which a visit began, without query and hash: the page named in the tool's
 * address, or else the referrer. `undefined` for a visit that began in another way.
 */
export function getEmbeddingPartnerPage({ address, referrer }: Visit, partner: string | undefined): string | undefined {
  const url = parseUrl(address)
  if (partner === undefined || !url) return undefined
  const { origin, pathname, searchParams } = url
  if (!pathname.startsWith(paths.embed(partner, ""))) return undefined
  const page = [searchParams.get(EMBED_PAGE_FIELD), referrer].find(
    one => ![null, origin].includes(getOrigin(one ?? "")),
  )
  return page ? getOrigin(page) + new URL(page).pathname : undefined
}

/** True for a time as `toISOString` writes it: ISO 8601 in UTC with milliseconds. */
export function isIsoTimestamp(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
