import { figureTables } from "../firm/figure-tables"
import { OUR_STATES } from "../states"
import { parseFigures, type Figures } from "./figures"

/** Without those of key dates, so that the quote doesn't load them. */
export const figures: Figures = parseFigures(figureTables, OUR_STATES)
