import { resolve } from "node:path"
import { writeEditor } from "../src/gatsby/editor/write-editor"
import { startEditorServer } from "./edit/editor-server"
import { runCommand } from "./run-command"

/** The editor on this machine: what is saved goes into the files of `content/`, and the site follows. */
async function edit(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
  await startEditorServer(resolve("."))
  await writeEditor("public", "content", process.env)
  process.stdout.write("Editor: http://localhost:8000/admin/index.html, once the site stands below.\n")
  process.exitCode = (await runCommand("gatsby", ["develop"])) ? 0 : 1
  process.exit()
}

edit().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
