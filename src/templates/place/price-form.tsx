import { Button } from "../../components/button/button"
import { paths } from "../../domain/paths"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"

const dollars = new Intl.NumberFormat("en-AU")

type Props = {
  state: State
  /** Whole dollars. */
  price: number
}

/** Takes another price to the calculator, for the same buyers as in the example. A plain form. */
export function PriceForm({ state, price }: Props) {
  return (
    <form action={paths.page("calculator")} className={variant("search.form")}>
      <input type="hidden" name="side" value="buying" />
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="buyers" value="2" />
      <label htmlFor="your-price" className={variant("form.label")}>
        At another price
      </label>
      <div className={variant("search.row")}>
        <div className={variant("form.money")}>
          <span aria-hidden="true">$</span>
          <input
            id="your-price"
            name="price"
            inputMode="numeric"
            autoComplete="off"
            className={variant("form.input")}
            defaultValue={dollars.format(price)}
          />
        </div>
        <Button type="submit" look="secondary">
          Work it out
        </Button>
      </div>
    </form>
  )
}
