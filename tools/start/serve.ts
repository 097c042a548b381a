import { randomBytes } from "node:crypto"
import { pathToFileURL } from "node:url"
import { startMailServer } from "../../src/harness/mail-server"
import { getNetlifyEnv, getNetlifyScriptPath } from "../deploy/netlify-cli"
import { startWebhookInbox, type Inbox } from "../webhook-inbox/inbox"
import { saveRunningSiteVariables } from "./running-site"
import { isServerAnswering, startServerProcess } from "./server-process"

/** Works offline and without an account. Edge functions are off, since they'd download Deno, and there are none. */
const OFFLINE = ["--offline", "--internal-disable-edge-functions"]

const COMMANDS = {
  // Without these options it opens a browser and edits .gitignore.
  source: ["dev", ...OFFLINE, "--no-open", "--skip-gitignore"],
  bundles: ["serve", ...OFFLINE],
}
/** Gets the leads and the weekly report. */
const OFFICE = "office@example.com"
const LONGEST_START_MS = 120_000

export type Site = {
  url: string
  /** `null` if leads go to the developer's own webhook. */
  inboxUrl: string | null
  stop: () => Promise<void>
  /** Ends the site as a crash would. The inbox keeps running. */
  kill: () => Promise<void>
}

export type SiteOptions = {
  /** The servers of files and functions use port + 2 and port + 3. */
  port: number
  inboxPort: number
  /** Port of a mail server whose emails the inbox shows, unless `env` names another server; left out, there's none. */
  mailPort?: number
  /** Where the inbox stores its leads; in memory by default. */
  inboxFile?: string
  /** Variables for the functions, in addition to those of the process. */
  env: NodeJS.ProcessEnv
  /** The folder with `netlify.toml`, `public/` and the functions; the project by default. State is saved in its `.netlify/`. */
  folder?: string
  /** Functions run from their source, which may change while they run, unless they're from the bundles of the host's build. */
  functionsFrom?: keyof typeof COMMANDS
  /** Receives the server's output once the server answers. */
  onOutput?: (text: string) => void
}

/**
 * Serves the built site and an inbox that receives the leads unless `LEAD_WEBHOOK_URL` names another. Listens on this
 * machine only.
 *
 * @throws Error if the port is in use, or with the server's output if it doesn't answer within two minutes.
 */
export async function startSiteWithWebhookInbox(options: SiteOptions): Promise<Site> {
  const { port, inboxPort, mailPort, inboxFile, env, folder = ".", functionsFrom = "source", onOutput } = options
  const url = `http://localhost:${port}`
  if (await isServerAnswering(url)) throw new Error(`Something runs on port ${port} already. Set PORT to another one.`)
  const ownReceiver = Boolean(env.LEAD_WEBHOOK_URL)
  const secret = `whsec_${randomBytes(32).toString("base64")}`
  const inbox = ownReceiver ? null : await startWebhookInbox({ port: inboxPort, secret, file: inboxFile })
  const mails =
    inbox && mailPort && !env.SMTP_URL ? await startMailServer({ port: mailPort, onMail: inbox.addEmail }) : null
  const ownVariables = {
    ...(inbox && getInboxWebhookEnv(inbox, secret)),
    ...(mails && {
      SMTP_URL: mails.url,
      LEAD_EMAIL: env.LEAD_EMAIL ?? OFFICE,
      REPORT_EMAIL: env.REPORT_EMAIL ?? OFFICE,
    }),
  }
  const stopInbox = async () => {
    await mails?.stop()
    await inbox?.stop()
  }
  const ports = ["--port", port, "--staticServerPort", port + 2, "--functions-port", port + 3].map(String)
  const args = [getNetlifyScriptPath(), ...COMMANDS[functionsFrom], ...ports]
  const netlifyEnv = getNetlifyEnv({ SITE_URL: url, ...env, ...ownVariables })
  const running = await startServerProcess(process.execPath, args, {
    cwd: folder,
    env: { ...netlifyEnv, NODE_OPTIONS: `--import=${pathToFileURL("tools/start/loopback.mjs").href}` },
    url: `${url}/`,
    longestStart: LONGEST_START_MS,
    onOutput,
  }).catch(async (error: unknown) => {
    await stopInbox()
    throw error
  })
  const forget = saveRunningSiteVariables(folder, { SITE_URL: url, ...ownVariables })
  return {
    url,
    inboxUrl: inbox?.url ?? null,
    stop: async () => {
      forget()
      await running.stop()
      await stopInbox()
    },
    kill: running.kill,
  }
}

const getInboxWebhookEnv = (inbox: Inbox, secret: string) => ({
  LEAD_WEBHOOK_URL: `${inbox.url}/`,
  LEAD_WEBHOOK_SECRET: secret,
  ALLOW_LOOPBACK_WEBHOOK: "1",
})
