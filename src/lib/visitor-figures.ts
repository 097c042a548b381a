import type { Figures } from "../domain/figures/figures"
import { withOffersFor } from "../domain/figures/offers"
import { figures, getFirmDay } from "../domain/figures/published"
import { getLeadOrigin } from "./attribution/attribution"
import { now } from "./today"

/**
 * The figures with the offers that this visitor may have now. HTML that's made at build has no offers, since it may be read
 * after they've ended.
 *
 * @param own The slug of the partner whose page it is.
 */
export function getVisitorFigures(own?: string): Figures {
  if (typeof window === "undefined") return figures
  const { partner, attribution } = getLeadOrigin(own)
  return withOffersFor(figures, { partner, code: attribution.offer, on: getFirmDay(now()) })
}

/** Adds the code of this visit's link to the query of an address, so that whoever gets the address sees the same price. */
export const addOfferToQuery = (query: string): string => {
  const { offer } = getLeadOrigin().attribution
  return offer === undefined ? query : [query, new URLSearchParams({ offer })].filter(String).join("&")
}
