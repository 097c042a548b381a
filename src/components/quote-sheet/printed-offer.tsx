import { variant } from "../../theme/variant"
import { Fact } from "../key-facts/key-facts"

/** Only in print: places for whom and which property a quote is for, which its link doesn't show. */
export const QuoteParties = () => (
  <dl className={variant("quote.toFillIn")}>
    <Fact label="Name" />
    <Fact label="Property" />
  </dl>
)

/** Only in print: places to sign and date the acceptance of a quote. */
export const PlaceToSign = () => (
  <dl className={variant("quote.toFillIn")}>
    <Fact label="Signed" />
    <Fact label="Date" />
  </dl>
)
