import { getLocalDate } from "../business-hours/business-hours"
import { figureTables } from "../firm/figure-tables"
import firmOffers from "../firm/offers.json"
import type { IsoDate } from "../iso-date"
import { OUR_STATES } from "../states"
import { parseFigures, type Figures } from "./figures"

/** Without those of key dates, so that the quote doesn't load them. */
export const figures: Figures = parseFigures(figureTables, OUR_STATES, firmOffers.offers)

/** The date at the firm. Its midnight ends offers. */
export const getFirmDay = (at: Date): IsoDate => getLocalDate(at, firmOffers.timeZone)
