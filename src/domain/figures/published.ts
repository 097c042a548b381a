import { figureTables } from "../firm/figure-tables"
import { OUR_STATES } from "../states"
import { parseFigures, type Figures } from "./figures"

/**
 * The figures of the firm's states. Those of key dates are in `domain/key-dates/published`, so that the quote doesn't
 * load them.
 */
export const figures: Figures = parseFigures(figureTables, OUR_STATES)
