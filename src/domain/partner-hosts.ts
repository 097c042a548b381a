import * as v from "valibot"

/** The build lists the sites of each partner in it, for the functions that answer their pages. */
export const PARTNER_HOSTS_FILE = "/partner-hosts.json"

const HOST = "the name of the partner's site, such as www.example.com, without https:// and without a path"

/** The host name of a site: at least two labels, in lower case, without a scheme, a port or a path. */
export const host = v.pipe(v.string(HOST), v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, HOST))

const fileSchema = v.record(v.string(), v.pipe(v.array(host), v.minLength(1)))

/** The host names of a partner's own sites, by its slug. A partner without a site isn't listed. */
export type PartnerHosts = v.InferOutput<typeof fileSchema>

/** Reads the published list. @throws ValiError when `file` isn't such a list. */
export const parsePartnerHosts = (file: unknown): PartnerHosts => v.parse(fileSchema, file)

export const listSiteOrigins = (...hosts: readonly (readonly string[])[]): string[] =>
  [...new Set(hosts.flat())].sort().map(name => `https://${name}`)
