import * as v from "valibot"
import depositScheme from "../../../content/rates/price-caps-deposit-scheme.json"
import helpToBuy from "../../../content/rates/price-caps-help-to-buy.json"
import { priceCapTableSchema } from "./tables"

export const priceCapTables = [depositScheme, helpToBuy].map(table => v.parse(priceCapTableSchema, table))
