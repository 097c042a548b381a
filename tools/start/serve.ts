import { randomBytes } from "node:crypto"
import { startWebhookInbox, type Inbox } from "../webhook-inbox/inbox"
import { saveRunningSiteVariables } from "./running-site"
import { startNetlifyServer, type FunctionsFrom } from "./netlify-server"
import { isServerAnswering } from "./server-process"

export type Site = {
  url: string
  /** `null` if leads go to the developer's own webhook. */
  inboxUrl: string | null
  stop: () => Promise<void>
  /** Ends the site as a crash would. The inbox keeps running. */
  kill: () => Promise<void>
}

export type SiteOptions = {
  port: number
  inboxPort: number
  /** Variables for the functions, in addition to those of the process. */
  env: NodeJS.ProcessEnv
  /** The folder to serve; the project by default. */
  folder?: string
  /** `source` by default. */
  functionsFrom?: FunctionsFrom
  onOutput?: (text: string) => void
}

/**
 * Serves the built site with its redirects and functions, and a webhook inbox that receives the leads unless
 * `LEAD_WEBHOOK_URL` names another receiver. Everything listens on this machine only.
 *
 * @throws Error if the port is in use or the server doesn't start.
 */
export async function startSiteWithWebhookInbox(options: SiteOptions): Promise<Site> {
  const { port, inboxPort, env, folder = ".", functionsFrom = "source", onOutput = () => {} } = options
  const url = `http://localhost:${port}`
  if (await isServerAnswering(url)) throw new Error(`Something runs on port ${port} already. Set PORT to another one.`)
  const ownReceiver = Boolean(env.LEAD_WEBHOOK_URL)
  const secret = `whsec_${randomBytes(32).toString("base64")}`
  const inbox = ownReceiver ? null : await startWebhookInbox({ port: inboxPort, secret })
  const running = await startNetlifyServer({
    folder,
    functionsFrom,
    port,
    env: { SITE_URL: url, ...env, ...(inbox && getInboxWebhookEnv(inbox, secret)) },
    onOutput,
  }).catch(async (error: unknown) => {
    await inbox?.stop()
    throw error
  })
  const forget = saveRunningSiteVariables(folder, { SITE_URL: url, ...(inbox && getInboxWebhookEnv(inbox, secret)) })
  return {
    url,
    inboxUrl: inbox?.url ?? null,
    stop: async () => {
      forget()
      await running.stop()
      await inbox?.stop()
    },
    kill: running.kill,
  }
}

const getInboxWebhookEnv = (inbox: Inbox, secret: string) => ({
  LEAD_WEBHOOK_URL: `${inbox.url}/`,
  LEAD_WEBHOOK_SECRET: secret,
  ALLOW_LOOPBACK_WEBHOOK: "1",
})
