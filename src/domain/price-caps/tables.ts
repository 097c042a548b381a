import * as v from "valibot"
import { money, periodFields, periods, strict, text } from "../figures/schema-parts"

const stateCaps = strict({ cities: text, inCities: money, elsewhere: money })

/** One file of `content/rates`: the price caps and income limits of a scheme for buyers with a small deposit. */
export const priceCapTableSchema = strict({
  table: v.picklist(["price-caps-deposit-scheme", "price-caps-help-to-buy"], "the name of a table of price caps"),
  scheme: text,
  periods: periods(
    strict({
      ...periodFields,
      /** The highest price in the capital and the regional centres, which `cities` names, and in the rest of the state. */
      caps: strict({ NSW: stateCaps, VIC: stateCaps, QLD: stateCaps }),
      /** The highest yearly income. Null if there's no limit. */
      incomes: v.nullable(strict({ one: money, twoOrParent: money })),
    }),
  ),
})
