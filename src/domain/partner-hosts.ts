import * as v from "valibot"

/** Where the build lists the sites of partners, for functions that answer their pages. */
export const PARTNER_HOSTS_FILE = "/partner-hosts.json"

const HOST = "the name of the partner's site, such as www.example.com, without https:// and without a path"

/** The name of a site: at least two labels, in small letters, without a scheme, a port or a path. */
export const host = v.pipe(v.string(HOST), v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, HOST))

const fileSchema = v.array(host)

/** The origins of the sites that the published list names. @throws ValiError when it's no such list. */
export const partnerOrigins = (file: unknown): string[] => v.parse(fileSchema, file).map(name => `https://${name}`)
