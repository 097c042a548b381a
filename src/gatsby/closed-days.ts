import * as v from "valibot"
import { getOfficeState, listOfficeClosedDays } from "../domain/business-hours/closed-days"
import { getTableEnding } from "../domain/states"
import { getFirmContentScope } from "./firm-scope"
import type { FindEntry, Source } from "./content-queries"

const clock = v.object({ hours: v.object({ timeZone: v.string() }) })

const day = v.object({ on: v.string() })

const holidays = v.object({
  table: v.object({
    periods: v.array(
      v.object({ days: v.array(day), localDays: v.array(v.object({ ...day.entries, place: v.string() })) }),
    ),
  }),
})

/** As `YYYY-MM-DD`. The holidays of the firm's first state count if it doesn't act in the state of the office's time zone. */
export async function listFirmClosedDays(firm: Source, find: FindEntry): Promise<string[]> {
  const { states } = getFirmContentScope(firm)
  const zone = v.is(clock, firm) ? firm.hours.timeZone : null
  const state = getOfficeState(zone, states)
  if (!state) return []
  const { table } = v.parse(holidays, await find("Rates", `public-holidays-${getTableEnding(state)}`))
  return listOfficeClosedDays(table, state)
}
