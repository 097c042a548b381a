import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { parse, stringify } from "smol-toml"
import * as v from "valibot"
import { INBOX_PORT, PORT, SERVER_LOG, SITE_FOLDER_VARIABLE } from "./address"
import { BUNDLES } from "../deploy/manifest"
import { getCommandEnv } from "../run-command"
import { startSiteWithWebhookInbox, type Site, type SiteOptions } from "../start/serve"
import { BUILDS } from "../../src/domain/builds"
import { createReportPath } from "../../src/leads/core/links"
import { readEnvironmentVariables } from "../../src/leads/production/env"

/** Files to copy. Functions read the firm's data and the page tests from the folder they run in, on the host their bundle. */
const COPIED = [
  "package.json",
  "content/site.yaml",
  "content/brand",
  "content/tests",
  "content/addresses.yaml",
  "content/partners",
  BUNDLES,
]

/** A build with more articles, which the growth check makes for the journeys. */
const NEWER_BUILD = "node_modules/.cache/newer-build"

const configSchema = v.looseObject({
  build: v.looseObject({ command: v.string() }),
  functions: v.looseObject({ directory: v.string() }),
})

/**
 * A folder with the host's build, an empty store, and the project's settings except those that would build it again.
 */
export function copyBuildToNewFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "journeys-"))
  for (const name of COPIED) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(resolve("public"), join(folder, "public"))
  const {
    build,
    functions,
    context: _context,
    ...settings
  } = v.parse(configSchema, parse(readFileSync("netlify.toml", "utf8")))
  const { command: _command, ...buildSettings } = build
  const { directory: _directory, ...functionSettings } = functions
  writeFileSync(
    join(folder, "netlify.toml"),
    stringify({ ...settings, build: buildSettings, functions: functionSettings }),
  )
  return folder
}

/** Such a folder has no sources, so functions are run from their bundles. */
export const startSiteFromBundles = (
  folder: string,
  options: Omit<SiteOptions, "folder" | "functionsFrom">,
): Promise<Site> => startSiteWithWebhookInbox({ ...options, folder, functionsFrom: "bundles" })

/** Serves a new copy, so that its store starts empty and a running `npm start` isn't disturbed. */
export async function serveNetlifyBuild(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = copyBuildToNewFolder()
  process.env[SITE_FOLDER_VARIABLE] = folder

  const onOutput = (text: string): void => appendFileSync(join(folder, SERVER_LOG), text)
  const env = { LEAD_WEBHOOK_URL: undefined }
  const site = await startSiteFromBundles(folder, { port: PORT, inboxPort: INBOX_PORT, env, onOutput })
  return {
    url: site.url,
    stop: async () => {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The link of the weekly report, signed as the site signs it. */
export const createReportPathOfServedSite = (): string =>
  createReportPath(readEnvironmentVariables(getCommandEnv()), new Date())

export function saveNewerBuildForTests(publicFolder: string): void {
  rmSync(NEWER_BUILD, { recursive: true, force: true })
  cpSync(publicFolder, NEWER_BUILD, { recursive: true })
}

/** @throws Error with the command that makes the newer build, if there's none. */
export function getNewerBuildFolder(): string {
  if (existsSync(join(NEWER_BUILD, BUILDS.latest))) return resolve(NEWER_BUILD)
  throw new Error(`There is no second build in ${NEWER_BUILD}. Make it with: npm run test:all -- --only growth`)
}
