import * as v from "valibot"
import { errorCode, StoreUnavailable } from "../core/errors"
import { base64url, storeId } from "../core/ids"
import { keepWithin } from "../core/keep-within"
import type { LeadPorts } from "../core/ports"

const FRESH_MS = 60_000

/** `ok`, or the code of what the store did not do. Never throws. */
export type Probe = (ports: LeadPorts) => Promise<string>

const probeSchema = v.object({ at: v.string() })

/**
 * Proves that the store takes a record, gives it back and deletes it. What it found is answered again for a minute, also to
 * whoever asks meanwhile, so that nobody can make the store busy by asking. Remembered by this process alone: each writes
 * under a key of its own, so several at once don't disturb each other. What a crash leaves is deleted by the retention.
 */
export function storeProbe(): Probe {
  let last: { at: number; found: Promise<string> } | null = null
  return ports => {
    const at = ports.now().getTime()
    if (!last || Math.abs(at - last.at) >= FRESH_MS) last = { at, found: probed(ports) }
    return last.found
  }
}

/** Within the time that a visitor's request has: a slower store takes no leads either. */
const probed = (ports: LeadPorts): Promise<string> =>
  keepWithin(ports.limits.keepMs, prove(ports)).then(
    () => "ok",
    (error: unknown) => (error instanceof StoreUnavailable ? error.code : errorCode(error)),
  )

async function prove({ store, idSecret, random, now }: LeadPorts): Promise<void> {
  const key = storeId(idSecret, "health", "probe", base64url(random(16)))
  const at = now().toISOString()
  if (!(await store.create("probe", key, { at }))) throw new StoreUnavailable("not-written")
  const read = await store.get("probe", key).finally(() => store.delete("probe", key))
  if (!v.is(probeSchema, read) || read.at !== at) throw new StoreUnavailable("not-read")
}
