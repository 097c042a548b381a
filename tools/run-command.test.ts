import { runCommand } from "./run-command"

const PROGRAM = `process.stdout.write("said\\n"); process.stderr.write("complained\\n"); process.exitCode = 3`

test("what a command prints can be taken instead of shown, and its failure is told", async () => {
  const output: string[] = []
  const ok = await runCommand(process.execPath, ["--eval", PROGRAM], { onOutput: text => void output.push(text) })
  expect(ok).toBe(false)
  expect(output.sort().join("")).toBe("complained\nsaid\n")
})

test("a command that cannot be started has failed", async () => {
  expect(await runCommand("no-such-command", [], { onOutput: () => {} })).toBe(false)
})
