import * as v from "valibot"
import type { IsoDate } from "../iso-date"
import { day, money, percent, state, strict, text } from "./schema-parts"

const pricedOffer = strict({
  /** The name of its file in `content/offers`. */
  id: text,
  title: text,
  summary: text,
  from: day,
  until: day,
  /** Off our fee, with GST. */
  amount: v.optional(money),
  percent: v.optional(percent),
  side: v.optional(v.picklist(["buying", "selling"], "buying or selling")),
  state: v.optional(state),
  partner: v.optional(text),
  code: v.optional(text),
})

/** An offer that takes something off our fee: an amount in cents, or a percentage in basis points. */
export type PricedOffer = v.InferOutput<typeof pricedOffer>

export const parsePricedOffers = (raw: unknown): readonly PricedOffer[] => v.parse(v.array(pricedOffer), raw)

export type Offers = {
  table: "offers"
  published: readonly PricedOffer[]
  /** Those that may change this visitor's price today, but for the property's side and state. None until `withOffersFor`. */
  current: readonly PricedOffer[]
  /** The code in the visitor's link, in small letters. */
  code: string | null
}

export const createOffers = (published: readonly PricedOffer[]): Offers => ({
  table: "offers",
  published,
  current: [],
  code: null,
})

/** Who asks for a price. `on` is the day in the firm's time zone, whose midnight ends an offer. */
export type OfferVisitor = { partner?: string | null | undefined; code?: string | undefined; on: IsoDate }

/** The figures with the offers that `visitor` may have. A partner or code that isn't known takes nothing off. */
export function withOffersFor<F extends { offers: Offers }>(figures: F, { partner, code, on }: OfferVisitor): F {
  const { published } = figures.offers
  const typedCode = code?.trim().toLowerCase() || null
  const current = published.filter(
    offer =>
      offer.from <= on &&
      on <= offer.until &&
      (offer.partner === undefined || offer.partner === partner) &&
      (offer.code === undefined || offer.code.toLowerCase() === typedCode),
  )
  return { ...figures, offers: { ...createOffers(published), current, code: typedCode } }
}
