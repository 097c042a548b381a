import type { IsoDate } from "../../domain/iso-date"
import type { LeadStore } from "../core/lead-store"

/** How often a variant of a page under test was seen on one day. */
export type ViewTotal = {
  /** Path of the page under test: the control's. */
  page: string
  variant: string
  day: IsoDate
  count: number
}

/**
 * Views of the pages under test, from day to day, both included.
 *
 * @throws StoreUnavailable
 */
export const viewTotals: (store: LeadStore, from: IsoDate, until: IsoDate) => Promise<ViewTotal[]> = async () => []
