import { cpSync, existsSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { BUILDS } from "../../src/domain/builds"

/** The folder for a build with more articles, which the growth check makes. Only the journeys read it. */
const FOLDER = "node_modules/.cache/newer-build"

export function saveNewerBuildForTests(publicFolder: string): void {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(publicFolder, FOLDER, { recursive: true })
}

/** @throws Error with the command that makes the newer build, if there's none. */
export function getNewerBuildFolder(): string {
  if (existsSync(join(FOLDER, BUILDS.latest))) return resolve(FOLDER)
  throw new Error(`There is no second build in ${FOLDER}. Make it with: npm run test:all -- --only growth`)
}
