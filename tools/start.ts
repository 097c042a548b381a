import { existsSync } from "node:fs"
import { runCommand, runMainAndPrintError } from "./run-command"
import { isBuildNeeded, saveBuildInputHash } from "./start/build-stamp"
import { startSiteWithWebhookInbox } from "./start/serve"

const DEFAULT_PORT = 8888

async function buildAndServeSite(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
  if (existsSync(".env")) process.loadEnvFile(".env")
  const port = Number(process.env.PORT ?? DEFAULT_PORT)

  if (isBuildNeeded(".", process.env)) {
    console.log("Building the site. The first time takes a minute or two.")
    if (!(await runCommand("gatsby", ["build"])))
      throw new Error("The site could not be built. The lines above say why.")
    saveBuildInputHash(".", process.env)
  }

  console.log("Starting the server.")
  const onOutput = (text: string): void => void process.stdout.write(text)
  const inbox = { inboxPort: port + 1, mailPort: port + 4, inboxFile: ".netlify/webhook-inbox.json" }
  const site = await startSiteWithWebhookInbox({ port, ...inbox, env: process.env, onOutput })
  console.log(`Site: ${site.url}  Inbox: ${site.inboxUrl ?? process.env.LEAD_WEBHOOK_URL}`)
}

void runMainAndPrintError(buildAndServeSite)
