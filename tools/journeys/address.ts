/** Journeys run side by side, each with a site, a store and an inbox of its own. Playwright numbers them from 0. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** Ports that one worker may take. */
const PORTS_EACH = 20

/** Where the journeys of this worker find the site they test. Away from the port of `npm start`, so that both can run. */
export const PORT = 8900 + worker * PORTS_EACH
export const INBOX_PORT = PORT + 1
/** For a second site and its inbox, which a journey starts and ends itself. */
export const OWN_PORT = PORT + 10
export const OWN_INBOX_PORT = PORT + 11
/** For the editor of `npm run edit`, which the built site has none of. */
export const EDITOR_PORT = PORT + 15
export const EDITOR_SITE = `http://localhost:${EDITOR_PORT}`
/** For the writing mode, `npm run develop`. */
export const DEVELOP_PORT = PORT + 16
export const INBOX_URL = `http://localhost:${INBOX_PORT}`

/** In the folder that the site is served from: everything that the server printed. */
export const SERVER_LOG = "server.log"

/** Names the folder that the site is served from; set before the journeys start. */
export const SITE_FOLDER_VARIABLE = "JOURNEYS_SITE_FOLDER"

/** The folder that the site under test is served from. */
export function getSiteFolder(): string {
  const folder = process.env[SITE_FOLDER_VARIABLE]
  if (!folder) throw new Error(`${SITE_FOLDER_VARIABLE} is not set: run the journeys with Playwright's set-up`)
  return folder
}
