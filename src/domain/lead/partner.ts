import { paths } from "../paths"

const SLUG = "[a-z0-9][a-z0-9-]{0,59}"
const WHOLE_SLUG = new RegExp(`^${SLUG}$`)

/** True for what can be a partner's slug, the name of its file. Whether there is such a partner isn't asked. */
export const isPartnerSlug = (text: string): boolean => WHOLE_SLUG.test(text)

/**
 * What matches an address that names a partner, as the source of a regular expression: the partner's page, or any page
 * with `?partner=`. The first group is where it's named, with a `=` in a query; the second is the slug.
 */
export const PARTNER_ADDRESS = `(^https?://[^/]+${paths.partner("")}|[?&]partner=)(${SLUG})(?:/?$|/?[?#]|&)`

const NAMED = new RegExp(PARTNER_ADDRESS)

/** The partner that an address names, and the address's path; `null` when it names none. */
export function partnerIn(address: string): { partner: string; partnerPath: string } | null {
  const [, , partner] = NAMED.exec(address) ?? []
  return partner !== undefined && URL.canParse(address) ? { partner, partnerPath: new URL(address).pathname } : null
}

/** True for a moment as `toISOString` writes it: ISO 8601 in UTC with milliseconds. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
