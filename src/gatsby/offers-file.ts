import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { typesByKind } from "./content-types"
import { parseContentEntry } from "./content-types/read-entry"
import { readFirmFile } from "./firm-file"

const FILE = "src/domain/firm/offers.json"

/** The offers in `content` that change a price, by name. The content check reports those with mistakes, which are left out. */
function listPricedOffers(content: string, firm: ReturnType<typeof readFirmFile>) {
  const folder = join(content, "offers")
  const names = existsSync(folder) ? readdirSync(folder).filter(name => /^[^_.].*\.yaml$/.test(name)) : []
  return names.sort().flatMap(name => {
    const id = name.replace(/\.yaml$/, "")
    const result = parseContentEntry(typesByKind.offer, id, readFileSync(join(folder, name), "utf8"), firm)
    if (!result.ok) return []
    const { terms: _, ...fields } = result.entry.fields
    const isOurs = fields["state"] === undefined || firm.states?.some(state => state === fields["state"])
    return isOurs && (fields["amount"] ?? fields["percent"]) !== undefined ? [{ id, ...fields }] : []
  })
}

/**
 * Writes the offers that change a price into code, for browsers and functions, with the time zone whose midnight ends them.
 * Nothing is written while the firm's file is invalid.
 */
export function writeOffersFile(root: string): void {
  const content = join(root, "content")
  const firm = readFirmFile(content)
  if (!firm.states || !firm.timeZone) return
  const text = `${JSON.stringify({ timeZone: firm.timeZone, offers: listPricedOffers(content, firm) }, null, 2)}\n`
  const file = join(root, FILE)
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text)
}
