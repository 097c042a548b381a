import { errorCode } from "./error-code"
import { deliverPending, type Handled } from "./outbox"
import type { LeadPorts } from "./ports"

export type Swept = Record<Handled | "failed", number>

/** Netlify ends a scheduled run after 30 s, and a delivery may take 10 s. */
const BUDGET_MS = 20_000
const AT_ONCE = 3

/**
 * Delivers what is pending and due, three at a time, and takes no new work after 20 s; the next run goes on.
 * Two sweeps at once do no harm. One lead's failure stops no other.
 *
 * @throws StoreUnavailable when the pending leads cannot be listed.
 */
export async function sweep(ports: LeadPorts): Promise<Swept> {
  const swept: Swept = { delivered: 0, repeated: 0, refused: 0, dead: 0, gone: 0, waiting: 0, failed: 0 }
  for (const problem of ports.problems) ports.log({ event: "configuration", code: problem, alert: true })
  if (!ports.deliver) return swept

  const started = ports.now().getTime()
  const entries = await ports.store.list("pending")
  const work = async () => {
    while (swept.gone === 0 && ports.now().getTime() - started < BUDGET_MS) {
      const entry = entries.shift()
      if (!entry) return
      const handled = await deliverPending(ports, entry).catch((error: unknown) => {
        ports.log({ event: "failed", id: entry.key, code: errorCode(error), alert: true })
        return "failed" as const
      })
      swept[handled] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  ports.log({ event: "swept", count: swept.delivered })
  return swept
}
