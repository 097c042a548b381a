import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { ANY_FIRM, parseFirmInTexts, type FirmInTexts } from "../domain/content/firm-words"
import { practicesSchema } from "../domain/content/practices"
import { OUR_STATES, type State } from "../domain/states"
import { parseYaml } from "./content-types/parse-fields"

/** The firm's details for texts, and the states where it acts. Details that can't be read are left general: the check reports them. */
type Firm = FirmInTexts & {
  /** In the firm's own order; null where the file doesn't list them correctly. */
  states: readonly State[] | null
}

/** A problem as the content check reports it. */
type FirmStatesProblem = { file: string; where: string; message: string }

const siteSchema = v.object({ states: practicesSchema })

const NO_FILE: Firm = { ...ANY_FIRM, states: null }

let last: { site: string; firm: Firm } | null = null

/** Reads the text of `content/site.yaml`; null where there's no such file. */
export function parseFirmFile(site: string | null): Firm {
  if (site === null) return NO_FILE
  if (last?.site === site) return last.firm
  const result = parseYaml(site)
  const fields = result.ok ? result.value : null
  const states = v.is(siteSchema, fields) ? fields.states.map(({ state }) => state) : null
  last = { site, firm: { ...parseFirmInTexts(fields), states } }
  return last.firm
}

/** The same of the content in a folder. */
export function readFirmFile(content: string): Firm {
  const file = join(content, "site.yaml")
  return parseFirmFile(existsSync(file) ? readFileSync(file, "utf8") : null)
}

/**
 * Reports that the running code was written for other states than the firm's file names now. It can't be rewritten while
 * Gatsby runs, because Gatsby has already loaded it.
 *
 * @param content The folder with `site.yaml`.
 * @param startedStates The states that the code was written for.
 */
export function checkFirmStates(content: string, startedStates: readonly State[] = OUR_STATES): FirmStatesProblem[] {
  const [fileStates, before] = [readFirmFile(content).states?.join(", "), startedStates.join(", ")]
  if (fileStates === undefined || fileStates === before) return []
  const message = `the file says ${fileStates}, and the site was started for ${before}; start it again with npm run build, npm run develop or npm start`
  return [{ file: "site.yaml", where: "states", message }]
}
