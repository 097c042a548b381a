import { Link } from "../../../components/link/link"
import { OpeningDoor } from "../../../components/illustration/opening-door"
import { listDocumentListLinks } from "../../../domain/documents-to-send/own-lists"
import { paths } from "../../../domain/paths"
import type { Quote } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"
import { NextSteps } from "../../../components/next-steps/next-steps"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { ChangeEnquiry } from "./change-enquiry"
import { PageColumn } from "./page-column"
import { PrintButton } from "../../../components/button/button"

type Props = {
  id: string
  firm: FirmContact
  /** The accepted quote; `null` if we price it by hand. */
  quote: Quote | null
}

/** Thanks the visitor after an offer is accepted: what happens next, and who does it. Visitors can bookmark it. */
export function ThankYouView({ id, firm, quote }: Props) {
  const lists = quote ? listDocumentListLinks(quote) : [{ label: "What to send us", path: paths.whatToSend }]
  return (
    <PageColumn title="Thank you" id={id} picture={<OpeningDoor />}>
      <NextSteps firmName={firm.name} />
      <div className={variant("form.actions")}>
        <PrintButton />
        <Link href={paths.offer(id)}>See the quote again</Link>
        {lists.map(({ label, path }) => (
          <Link key={path} href={path}>
            {label}
          </Link>
        ))}
      </div>
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}
