import { execFileSync } from "node:child_process"
import { parseArgs } from "node:util"

export type TestOptions = {
  /** The parts to run: those named with `--only`, or all of them. */
  parts: readonly string[]
  /** A whole number that chooses random samples, ids and journeys. */
  seed: number
}

/** @throws Error that names every part that isn't in `parts`, and a seed that isn't a whole number. */
export function parseTestOptions(args: readonly string[], parts: readonly string[]): TestOptions {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string" }, seed: { type: "string" } } })
  const names = values.only?.split(",").map(name => name.trim()) ?? parts
  const unknown = names.filter(name => !parts.includes(name))
  const problems = [
    ...unknown.map(name => `There's no part called "${name}". The parts are ${parts.join(", ")}.`),
    ...(values.seed === undefined || /^\d{1,9}$/.test(values.seed)
      ? []
      : [`"${values.seed}" is no seed. Give a whole number of at most nine digits.`]),
  ]
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return {
    parts: parts.filter(name => names.includes(name)),
    seed: values.seed === undefined ? getSeedFromCommit() : Number(values.seed),
  }
}

/** Runs of the same commit choose the same. */
function getSeedFromCommit(): number {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    return parseInt(commit.slice(0, 7), 16)
  } catch {
    return 1
  }
}
