import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { INBOX_PORT, PORT, SERVER_LOG, SITE_FOLDER_VARIABLE } from "./address"
import { startSite } from "../start/serve"

/** Copied: the function bundler does not follow links out of its folder. */
const COPIED = ["functions", "src", "content", "netlify.toml", "package.json", "tsconfig.json"]
const LINKED = ["public", "node_modules"]

/** Makes a folder with all that serving the built site needs, and with an empty store. */
export function copyToServe(): string {
  const folder = mkdtempSync(join(tmpdir(), "journeys-"))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  for (const name of LINKED) symlinkSync(resolve(name), join(folder, name))
  return folder
}

/**
 * Playwright's set-up: serves the built site from a folder of its own, so that its store is empty at the start and a
 * running `npm start` is not disturbed. Gives the way to end it.
 */
export default async function serveCopy(): Promise<() => Promise<void>> {
  const folder = copyToServe()
  process.env[SITE_FOLDER_VARIABLE] = folder

  const onOutput = (text: string): void => appendFileSync(join(folder, SERVER_LOG), text)
  const env = { LEAD_WEBHOOK_URL: undefined }
  const site = await startSite({ port: PORT, inboxPort: INBOX_PORT, env, folder, onOutput })
  return async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
