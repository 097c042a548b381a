import { spawn } from "node:child_process"
import { delimiter, resolve } from "node:path"

type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Receives the command's output. Without it, the output goes to the terminal. */
  onOutput?: (text: string) => void
}

/** Returns a child process's environment: ours, with the project's own commands (and its own Node) first in the PATH. */
export const getCommandEnv = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  ...more,
  PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
})

/** Runs a command until it ends. Returns true if the exit code is 0, and false otherwise or if it can't be started. */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<boolean> {
  const { cwd, env, onOutput } = options
  const output = onOutput ? "pipe" : "inherit"
  return new Promise(onEnd => {
    const child = spawn(command, args, { cwd, env: getCommandEnv(env), stdio: ["ignore", output, output] })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput)
    child.on("error", () => onEnd(false))
    child.on("close", code => onEnd(code === 0))
  })
}

/** Sets exit code 1 if there are problems. @param next The text after their number. */
export function reportCheckResult(problems: readonly string[], next: string, success: string): void {
  if (problems.length === 0) return void process.stdout.write(`${success}\n`)
  process.stderr.write(`${problems.join("\n")}\n\n${problems.length} ${next}\n`)
  process.exitCode = 1
}

/** Runs the main function of a command. If it throws, the error's message is printed and the command fails. */
export async function runMainAndPrintError(main: () => unknown): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
