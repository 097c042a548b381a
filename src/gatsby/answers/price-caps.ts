import * as v from "valibot"
import { CAP_AREAS } from "../../domain/content/choices"
import { oneOf, state } from "../../domain/content/fields"
import { parseIsoDate } from "../../domain/iso-date"
import { priceCapTables } from "../../domain/price-caps/published"
import { getPeriodInForce, toSource } from "../../domain/source-and-period"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"

const place = v.object({ name: v.string(), state, capArea: oneOf(CAP_AREAS) })

/** The caps of each scheme on a day, by area, with the places in it. @throws NoFigureInForce for a day that isn't covered. */
export function listPriceCaps(placeEntries: readonly Record<string, unknown>[], on: string) {
  const schemes = priceCapTables.map(({ periods, ...scheme }) => ({
    ...scheme,
    ...getPeriodInForce(periods, parseIsoDate(on)),
  }))
  const places = placeEntries.map(entry => v.parse(place, entry))
  const areas = OUR_STATES.flatMap(state =>
    (["inCities", "elsewhere"] as const).map(part => ({
      label: part === "elsewhere" ? `Rest of ${STATE_NAMES[state].name}` : (schemes[0]?.caps[state].cities ?? ""),
      caps: schemes.map(one => one.caps[state][part]),
      places: places
        .filter(one => one.state === state && (one.capArea === "rest of state") === (part === "elsewhere"))
        .map(({ name }) => name)
        .sort(),
    })),
  )
  const incomes = {
    "Income limit, one buyer": schemes.map(one => one.incomes?.one ?? null),
    "Income limit, two buyers or a single parent": schemes.map(one => one.incomes?.twoOrParent ?? null),
  }
  return {
    areas,
    incomes,
    schemes: schemes.map(one => ({ scheme: one.scheme, source: toSource(one) })),
  }
}
