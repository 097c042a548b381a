import * as v from "valibot"

/** Where the build lists the sites of each partner, for functions that answer their pages and for headers of tools in them. */
export const PARTNER_HOSTS_FILE = "/partner-hosts.json"

const HOST = "the name of the partner's site, such as www.example.com, without https:// and without a path"

/** The name of a site: at least two labels, in small letters, without a scheme, a port or a path. */
export const host = v.pipe(v.string(HOST), v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, HOST))

const fileSchema = v.record(v.string(), v.pipe(v.array(host), v.minLength(1)))

/** The names of a partner's own sites, by its slug. A partner without any isn't listed. */
export type PartnerHosts = v.InferOutput<typeof fileSchema>

/** The published list. @throws ValiError when it's no such list. */
export const parsePartnerHosts = (file: unknown): PartnerHosts => v.parse(fileSchema, file)

/** The origins of partners' sites, each once and in the order of the alphabet. */
export const listOrigins = (...hosts: readonly (readonly string[])[]): string[] =>
  [...new Set(hosts.flat())].sort().map(name => `https://${name}`)
