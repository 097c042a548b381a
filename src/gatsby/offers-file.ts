import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { offerSchema } from "../domain/content/data-schemas"
import { getFirmPlaceholderValues, getOfferWords, replaceFirmPlaceholdersInFields } from "../domain/content/firm-words"
import { isObject } from "../domain/parse/wire"
import { parseYaml } from "./content-types/parse-fields"
import { readFirmFile } from "./firm-file"

const FILE = "src/domain/firm/offers.json"

/** The offers in `content` that change a price, by name. The content check reports those with mistakes, which are left out. */
function listPricedOffers(content: string, firm: ReturnType<typeof readFirmFile>) {
  const folder = join(content, "offers")
  const names = existsSync(folder) ? readdirSync(folder).filter(name => /^[^_.].*\.yaml$/.test(name)) : []
  return names.sort().flatMap(name => {
    const parsed = parseYaml(readFileSync(join(folder, name), "utf8"))
    if (!parsed.ok || !isObject(parsed.value)) return []
    const words = { ...getFirmPlaceholderValues(firm, parsed.value["state"]), ...getOfferWords(parsed.value) }
    const offer = v.safeParse(offerSchema, replaceFirmPlaceholdersInFields(parsed.value, words).value)
    if (!offer.success || (offer.output.amount ?? offer.output.percent) === undefined) return []
    const { terms: _, ...fields } = offer.output
    const isOurs = fields.state === undefined || firm.states?.includes(fields.state)
    return isOurs ? [{ id: name.replace(/\.yaml$/, ""), ...fields }] : []
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
