import type { IsoDate } from "../../domain/iso-date"
import { businessDay } from "../core/business-day"
import type { LeadPorts } from "../core/ports"
import { COLUMNS, rowOf } from "./columns"
import { csv } from "./csv"
import { keptLeads } from "./kept-leads"
import { whereabouts } from "./delivery-status"

/** Which leads to export. Days are of Sydney's clock, the first and the last included. */
export type Wanted = { from: IsoDate | null; until: IsoDate | null; kind: string | null }

/**
 * Leads as a table for a spreadsheet, the oldest first. Leads that were reduced to a marker have nothing left to export.
 *
 * @throws StoreUnavailable
 */
export async function exportLeads(ports: Pick<LeadPorts, "store">, { from, until, kind }: Wanted): Promise<string> {
  const [leads, statesOf] = await Promise.all([keptLeads(ports), whereabouts(ports)])
  const rows = leads
    .filter(lead => lead.is === "full")
    .filter(({ record }) => {
      const on = businessDay(new Date(record.receivedAt))
      return (from === null || on >= from) && (until === null || on <= until)
    })
    .filter(({ record }) => kind === null || record.event.type === kind)
    .map(({ key, record }) => rowOf({ key, record, states: statesOf(key) }))
  return csv([COLUMNS.map(([name]) => name), ...rows])
}
