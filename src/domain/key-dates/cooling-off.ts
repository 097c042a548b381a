import { addDays, type IsoDate } from "../iso-date"
import type { PerState, State } from "../states"
import { BY_STATE } from "./by-state"
import { addBusinessDays, type BusinessDayRule, type CountEnd } from "./business-day"

/** The facts of a sale that the right to cool off depends on. */
export type CoolingOffSale = {
  state: State
  contractDate: IsoDate
  method: "auction" | "private"
  offThePlan: boolean
  /** Victoria: the day the buyer signed. Queensland: the day the buyer got the copy both had signed. By default the contract date. */
  coolingOffFrom?: IsoDate | null
  auctionOn?: IsoDate | null
  /** The buyer waived the right: in New South Wales by a section 66W certificate, in Queensland in writing. */
  waived?: boolean
}

type NoCoolingOff = "auction" | "nearAuction" | "waived"

/** In business days. */
type Lengths = { days: number; offThePlanDays: number }

const getCoolingOffCountStart = ({ state, contractDate, coolingOffFrom }: CoolingOffSale): IsoDate =>
  (BY_STATE[state].countsFrom === null ? null : coolingOffFrom) ?? contractDate

const isWithinBusinessDaysAfter = (on: IsoDate, count: number, after: IsoDate, rule: BusinessDayRule): boolean =>
  on <= addBusinessDays(after, count, rule).on

/** Whether a private sale is so close to an auction that the state's law treats it as one. */
const NEAR_AUCTION: PerState<(sale: CoolingOffSale, auctionOn: IsoDate, rule: BusinessDayRule) => boolean> = {
  /** On the same day. */
  NSW: ({ contractDate: on }, auctionOn) => on === auctionOn,
  /** Within 3 clear business days before or after. */
  VIC: (sale, auctionOn, rule) => {
    const countStart = getCoolingOffCountStart(sale)
    return countStart >= auctionOn
      ? isWithinBusinessDaysAfter(countStart, 3, auctionOn, rule)
      : isWithinBusinessDaysAfter(auctionOn, 3, countStart, rule)
  },
  /** Up to the 2nd clear business day after. */
  QLD: ({ contractDate: on }, auctionOn, rule) => on >= auctionOn && isWithinBusinessDaysAfter(on, 2, auctionOn, rule),
}

/** Why this sale has no cooling-off period; `null` when it has one. It can't be waived in Victoria. */
export function getNoCoolingOffReason(sale: CoolingOffSale, rule: BusinessDayRule): NoCoolingOff | null {
  if (sale.method === "auction") return "auction"
  if (sale.auctionOn && NEAR_AUCTION[sale.state](sale, sale.auctionOn, rule)) return "nearAuction"
  return sale.waived && BY_STATE[sale.state].canWaive ? "waived" : null
}

/**
 * The last day of the cooling-off period. The table gives the time of day at which it ends.
 *
 * New South Wales and Victoria don't count the first day. Queensland counts it as day 1, or if it isn't a business day, the
 * next one (Property Occupations Act 2014 s166, checked 2026-11-21).
 *
 * @throws NoFigureInForce when the count leaves the holiday table.
 */
export function getCoolingOffEnd(
  sale: CoolingOffSale,
  { days, offThePlanDays }: Lengths,
  rule: BusinessDayRule,
): CountEnd {
  const from = getCoolingOffCountStart(sale)
  const count = sale.offThePlan ? offThePlanDays : days
  return addBusinessDays(BY_STATE[sale.state].countsFirstDay ? addDays(from, -1) : from, count, rule)
}
