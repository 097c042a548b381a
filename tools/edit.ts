import { resolve } from "node:path"
import { EDITED_SITE } from "../src/gatsby/editor/editor-backend"
import { startEditorServer } from "./edit/editor-server"
import { runCommand, runMainAndPrintError } from "./run-command"
import { isServerAnswering } from "./start/server-process"

/** `npm run edit`: runs the editor on this machine. Saved changes go to the files of `content/`, and the site updates. */
async function startContentEditor(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
  const { hostname, port } = new URL(EDITED_SITE)
  if (await isServerAnswering(EDITED_SITE)) throw new Error(`Something runs on port ${port} already. Stop it first.`)
  await startEditorServer(resolve("."))
  process.stdout.write(`Editor: ${EDITED_SITE}/admin/, once the site's address appears below.\n`)
  process.exitCode = (await runCommand("gatsby", ["develop", "--host", hostname, "--port", port])) ? 0 : 1
  process.exit()
}

void runMainAndPrintError(startContentEditor)
