import { existsSync, readFileSync } from "node:fs"

/** Where Linux says what a process and its children used. Other systems have no such file. */
const STAT = "/proc/self/stat"

/** How many ticks Linux tells for a second, whatever its own clock does. */
const TICKS = 100

/**
 * Runs `work` and says how many seconds of processor time the commands it ran to their end took, and all that they ran;
 * null where nothing tells. What else runs on the machine changes it far less than the time on the clock.
 */
export async function cpuTime<T>(work: () => Promise<T>): Promise<{ result: T; cpu: number | null }> {
  const before = childrenNow()
  const result = await work()
  const after = childrenNow()
  return { result, cpu: before === null || after === null ? null : after - before }
}

const childrenNow = (): number | null => (existsSync(STAT) ? cpuOfChildren(readFileSync(STAT, "utf8")) : null)

/**
 * The seconds that the ended children of a process took, in their own code and in the system's, with their own children.
 *
 * @param stat What Linux tells of the process in one line.
 * @throws Error when it's no such line.
 */
export function cpuOfChildren(stat: string): number {
  // A name in brackets, in which anything may be, is the second field; these are the 16th and the 17th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const ticks = Number(fields[13]) + Number(fields[14])
  if (Number.isNaN(ticks)) throw new Error(`${STAT} can't be read`)
  return ticks / TICKS
}
