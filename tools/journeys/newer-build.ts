import { cpSync, existsSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { BUILDS } from "../../src/domain/builds"

/** A build of the site with more articles, which the growth check makes on its way. Nothing of the project reads it. */
const FOLDER = "node_modules/.cache/newer-build"

/** Keeps the built site in `publicFolder` for the journeys. */
export function keepNewerBuild(publicFolder: string): void {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(publicFolder, FOLDER, { recursive: true })
}

/** The folder of the newer build. @throws Error with the command that makes it, when there is none. */
export function getNewerBuild(): string {
  if (existsSync(join(FOLDER, BUILDS.latest))) return resolve(FOLDER)
  throw new Error(`There is no second build in ${FOLDER}. Make it with: npm run test:all -- --only growth`)
}
