import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { PARTNER_SHARING_FILE, type PartnerSharingFile } from "../domain/lead/partner-sharing"

const partnerNode = v.object({ slug: v.string(), name: v.string(), sharing: v.nullish(v.string()) })

/** Lists, for the forms of all pages, the partners that a visitor may share a request with. */
export function writePartnerSharing(
  publicFolder: string,
  { getNodesByType }: { getNodesByType: (type: string) => readonly unknown[] },
): void {
  const partners = getNodesByType("Partner").map(node => v.parse(partnerNode, node))
  const file: PartnerSharingFile = Object.fromEntries(
    partners.flatMap(({ slug, name, sharing }) => (sharing ? [[slug, { name, purpose: sharing }]] : [])),
  )
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, PARTNER_SHARING_FILE), JSON.stringify(file))
}
