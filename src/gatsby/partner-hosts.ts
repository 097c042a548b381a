import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { PARTNER_HOSTS_FILE, type PartnerHosts, partnerHostsIn } from "../domain/partner-hosts"

const partnerNode = v.object({ slug: v.string(), hosts: v.nullish(v.array(v.string()), []) })

/** Lists the partners' sites: their pages may ask for prices, and show our tools. */
export function writePartnerHosts(
  publicFolder: string,
  { getNodesByType }: { getNodesByType: (type: string) => readonly unknown[] },
): void {
  const hosts: PartnerHosts = Object.fromEntries(
    getNodesByType("Partner").flatMap(node => {
      const partner = v.parse(partnerNode, node)
      return partner.hosts?.length ? [[partner.slug, partner.hosts]] : []
    }),
  )
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, PARTNER_HOSTS_FILE), JSON.stringify(hosts))
}

/** What `writePartnerHosts` listed in `publicFolder`; nobody where it hasn't. */
export function readPartnerHosts(publicFolder: string): PartnerHosts {
  const file = join(publicFolder, PARTNER_HOSTS_FILE)
  return existsSync(file) ? partnerHostsIn(JSON.parse(readFileSync(file, "utf8"))) : {}
}
