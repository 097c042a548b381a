import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

/** What `npm start` set for the functions by itself, while it runs. */
const getNotePath = (folder: string): string => join(folder, ".netlify", "running-site.json")

const variablesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * Notes for commands in other terminals what a site in `folder` runs with: its address, its inbox and the inbox's secret,
 * which is another at each start.
 *
 * @returns Takes the note away. It goes with the process too, unless that's killed.
 */
export function noteRunningSite(folder: string, variables: Readonly<Record<string, string>>): () => void {
  const note = getNotePath(folder)
  mkdirSync(join(folder, ".netlify"), { recursive: true })
  writeFileSync(note, JSON.stringify(variables), { mode: 0o600 })
  const forget = () => rmSync(note, { force: true })
  process.once("exit", forget)
  return () => {
    process.off("exit", forget)
    forget()
  }
}

/** What was noted of the site in `folder`, which may have been killed since; `null` when there's no note that can be read. */
export function readRunningSite(folder: string): Readonly<Record<string, string | undefined>> | null {
  if (!existsSync(getNotePath(folder))) return null
  const note = v.safeParse(variablesSchema, readFileSync(getNotePath(folder), "utf8"))
  return note.success ? note.output : null
}
