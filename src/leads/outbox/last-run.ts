import * as v from "valibot"
import { createStoreId } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { FOUND_IN } from "../core/records"
import { readNote } from "../store/read-records"

const SILENT_AFTER_MINUTES = 15

const lastRunSchema = v.object({
  /** When the sweep ended. */
  at: v.string(),
  /** Since when the oldest lead waits that the webhook did not take; `null` when none waits. */
  oldest: v.nullable(v.string()),
  /** Key of the lead that it looked at last, when its time was over before it had seen all. */
  stoppedAt: v.nullable(v.string()),
  /** The same for the emails. */
  mailStoppedAt: v.optional(v.nullable(v.string())),
  /** Of each webhook after the first that the environment named then, by its name. */
  webhooks: v.optional(
    v.record(v.string(), v.object({ oldest: v.nullable(v.string()), stoppedAt: v.nullable(v.string()) })),
  ),
  /** What the retention looked at last. */
  examined: v.object({ [FOUND_IN]: v.string(), key: v.string() }),
})

/** Before anything was examined. */
export const NONE = { [FOUND_IN]: "", key: "" }

/** What the sweep notes about itself. */
export type LastRun = v.InferOutput<typeof lastRunSchema>

const createKey = (idSecret: string): string => createStoreId(idSecret, "health", "last-run")

/** `null` before the first run, and when the note cannot be read. @throws StoreUnavailable */
export const readLastRun = (ports: LeadPorts): Promise<LastRun | null> =>
  readNote(ports, createKey(ports.idSecret), lastRunSchema)

/** @throws StoreUnavailable */
export const noteRun = ({ store, idSecret }: LeadPorts, run: LastRun): Promise<void> =>
  store.put("health", createKey(idSecret), run)

/** Whole minutes from `then` to now; never negative, whatever the clocks of two machines say. */
export const getMinutesSince = ({ now }: LeadPorts, then: string): number =>
  Math.max(0, Math.floor((now().getTime() - Date.parse(then)) / 60_000))

/** True when the sweep, which runs every 5 minutes, has been silent for more than 15. */
export const isSilent = (ports: LeadPorts, run: LastRun): boolean =>
  getMinutesSince(ports, run.at) > SILENT_AFTER_MINUTES

/**
 * Alerts when the sweep is silent. Called after each saved lead is answered, since a dead sweep can't report itself.
 * Before the first run, the first lead starts the clock. Never throws.
 */
export async function watchSweep(ports: LeadPorts): Promise<void> {
  const run = await readLastRun(ports).catch(() => undefined)
  if (run === undefined) return
  if (run && isSilent(ports, run)) await ports.alert("sweeper-silent", { minutes: getMinutesSince(ports, run.at) })
  const first: LastRun = { at: ports.now().toISOString(), oldest: null, stoppedAt: null, examined: NONE }
  if (!run) await ports.store.create("health", createKey(ports.idSecret), first).catch(() => null)
}
