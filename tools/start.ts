import { existsSync } from "node:fs"
import { runCommand, runMain } from "./run-command"
import { buildNeeded, stampBuild } from "./start/build-stamp"
import { startSite } from "./start/serve"

const DEFAULT_PORT = 8888

async function start(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
  if (existsSync(".env")) process.loadEnvFile(".env")
  const port = Number(process.env.PORT ?? DEFAULT_PORT)

  if (buildNeeded(".", process.env)) {
    console.log("Building the site. The first time takes a minute or two.")
    if (!(await runCommand("gatsby", ["build"])))
      throw new Error("The site could not be built. The lines above say why.")
    stampBuild(".", process.env)
  }

  console.log("Starting the server.")
  const onOutput = (text: string): void => void process.stdout.write(text)
  const site = await startSite({ port, inboxPort: port + 1, env: process.env, onOutput })
  console.log(`Site: ${site.url}  Inbox: ${site.inboxUrl ?? process.env.LEAD_WEBHOOK_URL}`)
}

void runMain(start)
