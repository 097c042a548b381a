import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { PARTNER_SHARING_FILE, type PartnerSharingFile } from "../domain/lead/partner-sharing"
import { PARTNER_HOSTS_FILE, type PartnerHosts, parsePartnerHosts } from "../domain/partner-hosts"

const partnerNode = v.object({
  slug: v.string(),
  name: v.string(),
  hosts: v.nullish(v.array(v.string())),
  sharing: v.nullish(v.string()),
})

/** The partners' websites may request prices and embed our tools; the other list has the partners that a visitor can share with. */
export function writePartnerFiles(
  publicFolder: string,
  { getNodesByType }: { getNodesByType: (type: string) => readonly unknown[] },
): void {
  const partners = getNodesByType("Partner").map(node => v.parse(partnerNode, node))
  const hosts: PartnerHosts = Object.fromEntries(
    partners.flatMap(partner => (partner.hosts?.length ? [[partner.slug, partner.hosts]] : [])),
  )
  const sharing: PartnerSharingFile = Object.fromEntries(
    partners.flatMap(partner =>
      partner.sharing ? [[partner.slug, { name: partner.name, purpose: partner.sharing }]] : [],
    ),
  )
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, PARTNER_HOSTS_FILE), JSON.stringify(hosts))
  writeFileSync(join(publicFolder, PARTNER_SHARING_FILE), JSON.stringify(sharing))
}

/** Reads the websites that `writePartnerFiles` wrote to `publicFolder`. Empty if the file doesn't exist. */
export function readPartnerHosts(publicFolder: string): PartnerHosts {
  const file = join(publicFolder, PARTNER_HOSTS_FILE)
  return existsSync(file) ? parsePartnerHosts(JSON.parse(readFileSync(file, "utf8"))) : {}
}
