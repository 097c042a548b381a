import { HandPriced, type OpenFirm } from "./hand-priced"
import { LandingThankYouView } from "./landing-thank-you-view"
import type { QuoteAnswer } from "./quote-answer"
import { ThankYouView } from "./thank-you-view"

type Props = { id: string; firm: OpenFirm; answer: QuoteAnswer }

/** Thanks the visitor for what they've done: accepted a quote, asked for one, or asked for one that we price by hand. */
export function Thanks({ id, firm, answer }: Props) {
  const { quote, acceptedAt } = answer
  if (!quote) return <HandPriced id={id} firm={firm} answer={answer} />
  const View = acceptedAt === null ? LandingThankYouView : ThankYouView
  return <View id={id} firm={firm} quote={quote} answer={answer} />
}
