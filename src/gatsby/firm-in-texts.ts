import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ANY_FIRM, firmIn, type FirmInTexts } from "../domain/content/firm-words"
import { parseYaml } from "./content-types/parse-fields"

let last: { site: string; firm: FirmInTexts } | null = null

/**
 * The firm as texts speak of it, from the text of `content/site.yaml`. What can't be read there is as for any firm: the check
 * says what's wrong with it.
 */
export function firmInTexts(site: string | null): FirmInTexts {
  if (site === null) return ANY_FIRM
  if (last?.site === site) return last.firm
  const parsed = parseYaml(site)
  last = { site, firm: firmIn(parsed.ok ? parsed.value : null) }
  return last.firm
}

/** The same of the content in a folder. */
export const firmOfSite = (content: string): FirmInTexts =>
  firmInTexts(readFileSync(join(content, "site.yaml"), "utf8"))
