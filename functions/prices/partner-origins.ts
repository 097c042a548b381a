import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { originsOf, PARTNER_HOSTS_FILE, partnerHostsIn } from "../../src/domain/partner-hosts"

/**
 * The origins of the partners' sites, by the list that the build wrote below `root`; none without the list.
 * `included_files` in `netlify.toml` brings it along.
 */
export function partnerOriginsBelow(root: string): readonly string[] {
  const file = join(root, "public", PARTNER_HOSTS_FILE)
  return existsSync(file) ? originsOf(...Object.values(partnerHostsIn(JSON.parse(readFileSync(file, "utf8"))))) : []
}
