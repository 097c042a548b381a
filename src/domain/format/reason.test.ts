import { NoFigureInForce } from "../source-and-period"
import { parseIsoDate } from "../iso-date"
import { formatMissingFigureReason } from "./reason"

test("a day that no table covers is said to have no figure in force, written out", () => {
  expect(formatMissingFigureReason(new NoFigureInForce(parseIsoDate("2031-07-01")).message)).toMatch(
    /^There is no figure in force on 1 July 2031\./,
  )
})

test("any other reason stays as it is", () => {
  expect(formatMissingFigureReason("rural property")).toBe("rural property")
})
