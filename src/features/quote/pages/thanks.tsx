import { ButtonLink, PrintButton } from "../../../components/button/button"
import { OpeningDoor } from "../../../components/illustration/opening-door"
import { Link } from "../../../components/link/link"
import { NextSteps } from "../../../components/next-steps/next-steps"
import { formatReply } from "../../../components/next-steps/step-words"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import { formatJobSummary, formatQuoteHeadline } from "../../../components/quote-sheet/quote-words"
import { listDocumentListLinks } from "../../../domain/documents-to-send/own-lists"
import { formatDay } from "../../../domain/format/format"
import { paths } from "../../../domain/paths"
import { variant } from "../../../theme/variant"
import { ChangeEnquiry } from "./change-enquiry"
import { HandPriced, type OpenFirm } from "./hand-priced"
import { PageColumn } from "./page-column"
import type { QuoteAnswer } from "./quote-answer"

type Props = { id: string; firm: OpenFirm; answer: QuoteAnswer }

/**
 * Thanks the visitor for what they've done: accepted a quote, asked for one, or asked for one that we price by hand. Says what
 * happens next. Visitors can bookmark it.
 */
export function Thanks({ id, firm, answer }: Props) {
  const { quote, acceptedAt, urgency, nextSteps } = answer
  if (!quote) return <HandPriced id={id} firm={firm} answer={answer} />
  const urgent = urgency && <UrgencyNotice advice={urgency} />
  if (acceptedAt === null)
    return (
      <PageColumn title="Thank you. Your quote is ready" id={id} picture={<OpeningDoor />}>
        {urgent}
        <p>
          You’ll see every line, the reason for it and its source. You can accept it there. Our fee is fixed until{" "}
          {formatDay(quote.basis.validUntil)}.
        </p>
        <p>{formatReply(firm.name, nextSteps?.contactBy, nextSteps?.replyBy)}</p>
        <div className={variant("form.actions")}>
          <ButtonLink href={paths.offer(id)}>See my quote</ButtonLink>
        </div>
        <ChangeEnquiry id={id} firm={firm} />
      </PageColumn>
    )
  const { fee, label, total } = formatQuoteHeadline(quote)
  return (
    <PageColumn title="Thank you" id={id} picture={<OpeningDoor />}>
      <p>
        You’ve accepted our quote. {formatJobSummary(quote)}. Our fixed fee: {fee}. {label}: {total}.
      </p>
      {urgent}
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
