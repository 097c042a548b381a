import type { IsoDate } from "../../domain/iso-date"
import type { LeadStore } from "../core/lead-store"

/** How many visits of a day saw a variant of the page under test whose control is at `page`. */
export type VariantViews = { page: string; variant: string; day: IsoDate; count: number }

/**
 * Views of the pages under test, from day to day, both included.
 *
 * @throws StoreUnavailable
 */
export const viewTotals: (store: LeadStore, from: IsoDate, until: IsoDate) => Promise<VariantViews[]> = async () => []
