import { execFile } from "node:child_process"
import { setTimeout } from "node:timers/promises"
import { promisify } from "node:util"

const run = promisify(execFile)

const EVERY_MS = 1_000

/** Runs `work` and says how much memory, in bytes, the processes below this one had at most; null where nothing tells. */
export async function peakMemory<T>(work: () => Promise<T>): Promise<{ result: T; memory: number | null }> {
  const stop = new AbortController()
  let memory: number | null = null
  const watch = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const listing = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]).catch(() => null)
      if (listing === null) return
      memory = Math.max(memory ?? 0, memoryBelow(listing.stdout, process.pid))
      await setTimeout(EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  const result = await work().finally(() => stop.abort())
  await watching
  return { result, memory }
}

/**
 * The memory of all processes below the process `root`, in bytes.
 *
 * @param listing A line for each process: its id, its parent's, and its resident memory in KiB. What two of them share counts twice.
 */
export function memoryBelow(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split("\n")
    .map(line => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    processes.reduce((sum, [pid = 0, ppid, kib = 0]) => (ppid === parent ? sum + kib * 1024 + below(pid) : sum), 0)
  return below(root)
}
