import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { PARTNER_HOSTS_FILE } from "../domain/partner-hosts"

const partnerNode = v.object({ hosts: v.nullish(v.array(v.string()), []) })

/** Lists, for functions, the partners' sites whose pages may ask for prices. */
export function writePartnerHosts(
  publicFolder: string,
  { getNodesByType }: { getNodesByType: (type: string) => readonly unknown[] },
): void {
  const hosts = getNodesByType("Partner").flatMap(node => v.parse(partnerNode, node).hosts ?? [])
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, PARTNER_HOSTS_FILE), JSON.stringify([...new Set(hosts)].toSorted()))
}
