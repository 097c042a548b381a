import * as v from "valibot"
import { createHashKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { CLOCK_MS } from "../core/schedule"
import { FOUND_IN } from "../core/records"
import { readMonitoringRecord } from "../store/read-records"

const SILENT_AFTER_MINUTES = 15

const lastRunSchema = v.object({
  /** When the sweep ended. */
  at: v.string(),
  /** Since when the oldest lead has waited for the first webhook to accept it; `null` if none waits. */
  oldest: v.nullable(v.string()),
  /** Key of the lead at which the sweep stopped, if time ran out before all were tried; otherwise `null`. */
  stoppedAt: v.nullable(v.string()),
  /** The same for the emails to visitors. */
  mailStoppedAt: v.optional(v.nullable(v.string())),
  /** The same for each webhook after the first that the environment named then, by its name. */
  webhooks: v.optional(
    v.record(v.string(), v.object({ oldest: v.nullable(v.string()), stoppedAt: v.nullable(v.string()) })),
  ),
  /** Until when nothing is deleted, since a gap came before it: the clock may be ahead. */
  deletesFrom: v.optional(v.string()),
  /** Where the last run of the retention sweep stopped, so that the next one goes on from there. */
  examined: v.object({ [FOUND_IN]: v.string(), key: v.string() }),
})

/** Where the first run of the retention sweep begins. */
export const NONE = { [FOUND_IN]: "", key: "" }

export type LastRun = v.InferOutput<typeof lastRunSchema>

const createLastRunKey = (idSecret: string): string => createHashKey(idSecret, "health", "last-run")

/**
 * Reads the note of the last run. `null` before the first run, if the note can't be read, or if a clock that was ahead
 * dated it in the future. @throws StoreUnavailable
 */
export async function readLastScheduledRun(ports: LeadPorts): Promise<LastRun | null> {
  const run = await readMonitoringRecord(ports, createLastRunKey(ports.idSecret), lastRunSchema)
  return run && Date.parse(run.at) <= ports.now().getTime() + CLOCK_MS ? run : null
}

/** @throws StoreUnavailable */
export const saveLastScheduledRun = ({ store, idSecret }: LeadPorts, run: LastRun): Promise<void> =>
  store.put("health", createLastRunKey(idSecret), run)

/** Whole minutes from `then` to now; never negative, even if the clocks of two machines differ. */
export const getMinutesSince = ({ now }: LeadPorts, then: string): number =>
  Math.max(0, Math.floor((now().getTime() - Date.parse(then)) / 60_000))

/** True if the sweep, which runs every 5 minutes, hasn't run for more than 15. */
export const isScheduledRunOverdue = (ports: LeadPorts, run: LastRun): boolean =>
  getMinutesSince(ports, run.at) > SILENT_AFTER_MINUTES

/**
 * Alerts people if the sweep hasn't run. Called after each saved lead is answered, since a sweep that doesn't run can't
 * report it. If it has never run, the first lead starts the clock. Never throws.
 */
export async function alertIfScheduledRunOverdue(ports: LeadPorts): Promise<void> {
  const run = await readLastScheduledRun(ports).catch(() => undefined)
  if (run === undefined) return
  if (run && isScheduledRunOverdue(ports, run))
    await ports.alert("sweeper-silent", { minutes: getMinutesSince(ports, run.at) })
  const first: LastRun = { at: ports.now().toISOString(), oldest: null, stoppedAt: null, examined: NONE }
  if (!run) await ports.store.create("health", createLastRunKey(ports.idSecret), first).catch(() => null)
}
