import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { isTableForStates, STATES } from "../../src/domain/states"
import { readFirmFile } from "../../src/gatsby/firm-file"

const FOLDERS = ["rates", "fees"]

/** `project` is a copy that's thrown away if the work fails. */
export async function runWithoutOtherStateRates<Result>(project: string, work: () => Promise<Result>): Promise<Result> {
  const states = readFirmFile(join(project, "content")).states ?? STATES
  const aside = mkdtempSync(join(project, "figures-"))
  const moves = FOLDERS.flatMap(folder =>
    readdirSync(join(project, "content", folder))
      .filter(file => !isTableForStates(states, file.replace(".json", "")))
      .map(file => ({ here: join(project, "content", folder, file), there: join(aside, file) })),
  )
  for (const { here, there } of moves) renameSync(here, there)
  const result = await work()
  for (const { here, there } of moves) renameSync(there, here)
  rmSync(aside, { recursive: true })
  return result
}
