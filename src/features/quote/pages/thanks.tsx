import { ButtonLink, PrintButton } from "../../../components/button/button"
import { Door } from "../../../components/illustration/door"
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
import { Loading } from "./public-id-gate"
import { SendContract } from "./send-contract"
import type { QuoteAnswer } from "./quote-answer"

const THANKS = "Thank you"

type Props = { id: string; firm: OpenFirm; answer: QuoteAnswer }

/**
 * Thanks the visitor for what they've done: accepted a quote, asked for one, or asked for one that we price by hand. Says what
 * happens next. Visitors can bookmark it.
 */
export function Thanks({ id, firm, answer }: Props) {
  const { quote, acceptedAt, urgency, nextSteps } = answer
  if (!quote) return <HandPriced id={id} firm={firm} answer={answer} />
  const urgent = urgency && <UrgencyNotice advice={urgency} />
  const reply = formatReply(firm.name, nextSteps?.contactBy, nextSteps?.replyBy)
  if (acceptedAt === null)
    return (
      <PageColumn title={`${THANKS}. Your quote is ready`} id={id} picture={<Door opens />} lead={reply}>
        {urgent}
        <p>
          You’ll see every line, the reason for it and its source. You can accept it there. Our fee is fixed until{" "}
          {formatDay(quote.basis.validUntil)}.
        </p>
        <div className={variant("form.actions")}>
          <ButtonLink href={paths.offer(id)}>See my quote</ButtonLink>
        </div>
        <SendContract id={id} firm={firm} />
        <ChangeEnquiry id={id} firm={firm} />
      </PageColumn>
    )
  const { fee, label, total } = formatQuoteHeadline(quote)
  return (
    <PageColumn title={THANKS} id={id} picture={<Door opens />} lead={`You’ve accepted our quote. ${reply}`}>
      {urgent}
      <p>
        {formatJobSummary(quote)}. Our fixed fee: {fee}. {label}: {total}.
      </p>
      <NextSteps firmName={firm.name} facts={nextSteps} withReply={false} />
      <div className={variant("form.actions")}>
        {listDocumentListLinks(quote).map(({ label, path }) => (
          <ButtonLink key={path} href={path}>
            {label}
          </ButtonLink>
        ))}
        <Link href={paths.offer(id)}>See the quote again</Link>
        <PrintButton />
      </div>
      <SendContract id={id} firm={firm} />
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}

/** What's drawn at once, while the answer is on its way: the door is ajar. */
export const ThanksToCome = () => (
  <PageColumn title={THANKS} picture={<Door />}>
    <Loading />
  </PageColumn>
)
