import { parseEmailAddress } from "../../domain/lead/email"
import { isPartnerSlug, RESERVED_SLUGS } from "../../domain/lead/partner"
import { EMAILED_TYPES } from "../core/event"
import { createOfficeEmailName } from "../core/ids"
import type { Webhook } from "../core/ports"
import { isVariableSet, parseCommaSeparatedList, type Variables } from "./webhook-env"

/** An address of the office that gets leads. Without an `address`, every lead it might be for waits. */
export type OfficeEnv = Pick<Webhook, "name" | "kinds" | "partners"> & { address: string | null }

const VARIABLES = ["LEAD_EMAIL", "LEAD_EMAIL_KINDS", "LEAD_EMAIL_PARTNERS"]

/**
 * Reads the addresses of the office that get leads by email: `LEAD_EMAIL`, and whom they're for. A wrong variable stops all of
 * them, since it may be meant to keep leads from them.
 *
 * @param canMail     True while a mail server is configured.
 * @param isEmailOnly True for a site without a webhook, which the addresses must get every lead of.
 * @param problems    Mistakes are added to it, as sentences that begin with a variable and don't contain its value.
 */
export function readOfficeEmailSettings(
  variables: Variables,
  { idSecret, canMail, isEmailOnly }: { idSecret: string; canMail: boolean; isEmailOnly: boolean },
  problems: string[],
): OfficeEnv[] {
  const addresses = parseCommaSeparatedList(variables.LEAD_EMAIL).map(parseEmailAddress)
  const kinds = parseCommaSeparatedList(variables.LEAD_EMAIL_KINDS)
  const partners = parseCommaSeparatedList(variables.LEAD_EMAIL_PARTNERS)
  const strays = Object.keys(variables).filter(
    variable =>
      isVariableSet(variables[variable]) &&
      /^leademail/i.test(variable.replace(/[\W_]/g, "")) &&
      !VARIABLES.includes(variable),
  )
  const limits = [...(kinds.length > 0 ? ["KINDS"] : []), ...(partners.length > 0 ? ["PARTNERS"] : [])]
  const rules: [isBroken: boolean, what: string][] = [
    [!addresses.every(({ ok }) => ok), "LEAD_EMAIL must list email addresses with commas between"],
    [addresses.length > 0 && !canMail, "LEAD_EMAIL needs SMTP_URL"],
    [
      !kinds.every(kind => EMAILED_TYPES.some(type => type === kind)),
      `LEAD_EMAIL_KINDS must list kinds of event, such as ${EMAILED_TYPES[0]}, or be empty for all`,
    ],
    [
      !partners.every(slug => isPartnerSlug(slug) && !RESERVED_SLUGS.includes(slug)),
      "LEAD_EMAIL_PARTNERS must list partners' slugs with commas between, or be empty for every lead",
    ],
    [
      isEmailOnly && limits.length > 0,
      `LEAD_EMAIL_${limits[0]} must be empty while LEAD_WEBHOOK_URL is: otherwise nobody would get the other leads`,
    ],
  ]
  const wrong = rules.flatMap(([isBroken, what]) => (isBroken ? [what] : []))
  wrong.push(...strays.map(variable => `${variable} isn't a variable of this site: correct its name, or delete it`))
  problems.push(...wrong.map(what => `${what}; leads for LEAD_EMAIL are kept and wait. See .env.example`))
  const addressesByName = new Map(
    addresses.flatMap(result =>
      result.ok ? [[createOfficeEmailName(idSecret, result.value), result.value] as const] : [],
    ),
  )
  const whom = {
    kinds: EMAILED_TYPES.filter(type => kinds.length === 0 || kinds.includes(type)),
    partners: partners.length > 0 ? partners : null,
  }
  return Array.from(addressesByName, ([name, address]) =>
    wrong.length > 0 ? { name, kinds: null, partners: null, address: null } : { name, address, ...whom },
  )
}
