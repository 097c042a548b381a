import { figureTables } from "../firm/figure-tables"
import { OUR_STATES } from "../states"
import { parseFigures, type Figures } from "./figures"

/**
 * The figures of this site: those of the states in which the firm acts. The tables of key dates are in
 * `domain/key-dates/published`, so that the quote doesn't load them.
 */
export const figures: Figures = parseFigures(figureTables, OUR_STATES)
