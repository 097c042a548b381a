import { resolve } from "node:path"
import { startEditorServer } from "./edit/editor-server"
import { runCommand } from "./run-command"

/** The editor on this machine: what is saved goes into the files of `content/`, and the site follows. */
async function edit(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
  await startEditorServer(resolve("."))
  process.stdout.write("Editor: http://localhost:8000/admin/, once the site stands below.\n")
  process.exitCode = (await runCommand("gatsby", ["develop"])) ? 0 : 1
  process.exit()
}

edit().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
