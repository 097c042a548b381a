/** The index of the Playwright worker, from 0. Workers run in parallel, each with its own site, store and inbox. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

const PORTS_EACH = 20

/** The port of the site that this worker tests. It's not the port of `npm start`, so that both can run. */
export const PORT = 8900 + worker * PORTS_EACH
export const INBOX_PORT = PORT + 1
/** Ports for a second site and its inbox, which a journey starts and stops itself. */
export const OWN_PORT = PORT + 10
export const OWN_INBOX_PORT = PORT + 11
export const EDITOR_PORT = PORT + 15
export const EDITOR_SITE = `http://localhost:${EDITOR_PORT}`
export const DEVELOP_PORT = PORT + 16
export const INBOX_URL = `http://localhost:${INBOX_PORT}`

/** The file with everything that the server printed, in the folder that the site is served from. */
export const SERVER_LOG = "server.log"

/** The environment variable with the folder that the site is served from, which is set before the journeys start. */
export const SITE_FOLDER_VARIABLE = "JOURNEYS_SITE_FOLDER"

export function getServedSiteFolder(): string {
  const folder = process.env[SITE_FOLDER_VARIABLE]
  if (!folder) throw new Error(`${SITE_FOLDER_VARIABLE} is not set: run the journeys with Playwright's set-up`)
  return folder
}
