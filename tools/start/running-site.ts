import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

/** It exists while the site runs. */
const getRunningSiteFile = (folder: string): string => join(folder, ".netlify", "running-site.json")

const variablesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * For commands in other terminals. @returns A function that deletes the file, as the end of the process does unless
 * it's killed.
 */
export function saveRunningSiteVariables(folder: string, variables: Readonly<Record<string, string>>): () => void {
  const note = getRunningSiteFile(folder)
  mkdirSync(join(folder, ".netlify"), { recursive: true })
  writeFileSync(note, JSON.stringify(variables), { mode: 0o600 })
  const deleteRunningSiteFile = () => rmSync(note, { force: true })
  process.once("exit", deleteRunningSiteFile)
  return () => {
    process.off("exit", deleteRunningSiteFile)
    deleteRunningSiteFile()
  }
}

/** Reads the variables saved for the site in `folder`, which may have been killed since; `null` if there's no valid file. */
export function readRunningSiteVariables(folder: string): Readonly<Record<string, string | undefined>> | null {
  if (!existsSync(getRunningSiteFile(folder))) return null
  const note = v.safeParse(variablesSchema, readFileSync(getRunningSiteFile(folder), "utf8"))
  return note.success ? note.output : null
}
