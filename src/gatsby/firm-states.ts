import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { practisingIn } from "../domain/content/practising"
import { OUR_STATES, type State } from "../domain/states"
import type { Problem } from "./read-content"

const siteSchema = v.object({ states: practisingIn })

const parsed = (yaml: string): unknown => {
  try {
    return parse(yaml)
  } catch {
    return null
  }
}

/**
 * The states in which the firm acts, in its own order; null where the file doesn't say so rightly, of which the content check
 * tells.
 *
 * @param yaml The text of `content/site.yaml`.
 */
export function statesIn(yaml: string): readonly State[] | null {
  const read = v.safeParse(siteSchema, parsed(yaml))
  return read.success ? read.output.states.map(({ state }) => state) : null
}

/** The states of the firm whose file is in the folder `content`; null where it isn't there or can't be read. */
export function statesOf(content: string): readonly State[] | null {
  const file = join(content, "site.yaml")
  return existsSync(file) ? statesIn(readFileSync(file, "utf8")) : null
}

/**
 * What's wrong where the code that runs was written for other states than the firm's file names now: one problem, or none.
 * Gatsby's own start is too late to write that code, since Gatsby has loaded it by then.
 *
 * @param content The folder with `site.yaml`.
 * @param started Those that the code was written for.
 */
export function otherStatesProblems(content: string, started: readonly State[] = OUR_STATES): Problem[] {
  const [named, before] = [statesOf(content)?.join(", "), started.join(", ")]
  if (named === undefined || named === before) return []
  const message = `the file says ${named}, and the site was started for ${before}; start it again with npm run build, npm run develop or npm start`
  return [{ file: "site.yaml", where: "states", message }]
}
