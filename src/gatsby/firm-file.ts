import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { OPTIONAL_ENTRIES } from "../domain/content/choices"
import { ANY_FIRM, parseFirmInTexts, type FirmInTexts } from "../domain/content/firm-words"
import { practicesSchema } from "../domain/content/practices"
import { OUR_STATES, type State } from "../domain/states"
import { parseYaml } from "./content-types/parse-fields"
import type { Problem } from "./read-content"

/** General words replace details that can't be read, which the content check reports. */
type Firm = FirmInTexts & {
  /** In the order of the file. Null if the file doesn't list them correctly. */
  states: readonly State[] | null
  /** Null if the file doesn't name it. */
  timeZone: string | null
}

const siteSchema = v.object({ states: practicesSchema })

const hoursSchema = v.object({ hours: v.object({ timeZone: v.string() }) })

const NO_FILE: Firm = { ...ANY_FIRM, states: null, timeZone: null }

let last: { site: string; lacks: string; firm: Firm } | null = null

const hasEntry = (folder: string, files: readonly string[]): boolean =>
  files.some(file => file.startsWith(`${folder}/`) && !file.startsWith(`${folder}/_`))

/** Parses the text of `content/site.yaml`. `site` is null if there's no such file. `files` are paths inside `content/`. */
export function parseFirmFile(site: string | null, files: readonly string[]): Firm {
  if (site === null) return NO_FILE
  const lacks = OPTIONAL_ENTRIES.filter(folder => !hasEntry(folder, files))
  if (last?.site === site && last.lacks === lacks.join()) return last.firm
  const result = parseYaml(site)
  const fields = result.ok ? result.value : null
  const states = v.is(siteSchema, fields) ? fields.states.map(({ state }) => state) : null
  const timeZone = v.is(hoursSchema, fields) ? fields.hours.timeZone : null
  last = { site, lacks: lacks.join(), firm: { ...parseFirmInTexts(fields), states, timeZone, lacks } }
  return last.firm
}

export function readFirmFile(content: string): Firm {
  const file = join(content, "site.yaml")
  const listFiles = (folder: string): string[] =>
    existsSync(join(content, folder)) ? readdirSync(join(content, folder)).map(name => `${folder}/${name}`) : []
  return parseFirmFile(existsSync(file) ? readFileSync(file, "utf8") : null, OPTIONAL_ENTRIES.flatMap(listFiles))
}

/** The code can't be generated again for other states while Gatsby runs, because Gatsby has already loaded it. */
export function checkForChangedFirmStates(content: string, startedStates: readonly State[] = OUR_STATES): Problem[] {
  const [fileStates, before] = [readFirmFile(content).states?.join(", "), startedStates.join(", ")]
  if (fileStates === undefined || fileStates === before) return []
  const message = `the file says ${fileStates}, and the site was started for ${before}; start it again with npm run build, npm run develop or npm start`
  return [{ file: "site.yaml", where: "states", message }]
}
