import { Link } from "../../../components/link/link"
import { OpeningDoor } from "../../../components/illustration/opening-door"
import { listDocumentListLinks } from "../../../domain/documents-to-send/own-lists"
import { paths } from "../../../domain/paths"
import type { Quote } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import { formatJobSummary, formatQuoteHeadline } from "../../../components/quote-sheet/quote-words"
import { NextSteps } from "../../../components/next-steps/next-steps"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { ChangeEnquiry } from "./change-enquiry"
import { PageColumn } from "./page-column"
import type { QuoteAnswer } from "./quote-answer"
import { PrintButton } from "../../../components/button/button"

type Props = {
  id: string
  firm: FirmContact
  /** The accepted quote. */
  quote: Quote
  answer: Pick<QuoteAnswer, "urgency" | "nextSteps">
}

/** Thanks the visitor after an offer is accepted: what happens next, and who does it. Visitors can bookmark it. */
export function ThankYouView({ id, firm, quote, answer: { urgency, nextSteps } }: Props) {
  const { fee, label, total } = formatQuoteHeadline(quote)
  return (
    <PageColumn title="Thank you" id={id} picture={<OpeningDoor />}>
      <p>
        You’ve accepted our quote. {formatJobSummary(quote)}. Our fixed fee: {fee}. {label}: {total}.
      </p>
      {urgency && <UrgencyNotice advice={urgency} />}
      <NextSteps firmName={firm.name} facts={nextSteps} />
      <div className={variant("form.actions")}>
        <PrintButton />
        <Link href={paths.offer(id)}>See the quote again</Link>
        {listDocumentListLinks(quote).map(({ label, path }) => (
          <Link key={path} href={path}>
            {label}
          </Link>
        ))}
      </div>
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}
