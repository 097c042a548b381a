import type { ItemAmount } from "../figures/figures"
import { cents, type Cents } from "../money/money"
import type { QuoteAmount } from "../quote/quote-types"
import { steppedFee } from "../registration/registration"

/**
 * What a table's amount comes to at `price`, `times` over.
 *
 * @param price `null` while it is not known: a fee that grows with it then needs it.
 */
export function charge(amount: ItemAmount, price: Cents | null, times = 1): QuoteAmount {
  if (typeof amount === "number") return { amountCents: cents(amount * times) }
  if ("from" in amount) return { rangeCents: [cents(amount.from * times), cents(amount.to * times)] }
  if (price === null) return { needs: "price" }
  return { amountCents: cents(steppedFee(price, amount) * times) }
}
