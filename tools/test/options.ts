import { execFileSync } from "node:child_process"
import { parseArgs } from "node:util"

export type TestOptions = {
  /** Which parts run: those named with `--only`, or all of `parts`. */
  parts: readonly string[]
  /** A whole number from which samples, ids and further journeys are drawn. */
  seed: number
}

/**
 * What `npm test` and `npm run test:all` were asked for.
 *
 * @param parts The names of all parts of this run, in their order.
 * @throws Error that names every part that doesn't exist, and a seed that's no whole number.
 */
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
    seed: values.seed === undefined ? readSeedOfCommit() : Number(values.seed),
  }
}

/** A seed from the commit that's checked out, so that a run of the same commit draws the same; 1 where git knows of none. */
function readSeedOfCommit(): number {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    return parseInt(commit.slice(0, 7), 16)
  } catch {
    return 1
  }
}
