import { SITE_FOLDER_VARIABLE } from "../tools/journeys/address"

/** The folder that the site under test is served from. */
export function siteFolder(): string {
  const folder = process.env[SITE_FOLDER_VARIABLE]
  if (!folder) throw new Error(`${SITE_FOLDER_VARIABLE} is not set: run the journeys with Playwright's set-up`)
  return folder
}
