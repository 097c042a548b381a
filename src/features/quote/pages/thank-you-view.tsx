import { Link } from "../../../components/link/link"
import { paths } from "../../../domain/paths"
import { variant } from "../../../theme/variant"
import { NextSteps } from "../fields/next-steps"
import { ReachUs, type FirmContact } from "../fields/reach-us"
import { PageColumn } from "./page-column"
import { PrintButton } from "./print-button"

type Props = { id: string; firm: FirmContact }

/** After an offer was accepted: what happens next, and who does it. Useful when it is bookmarked. */
export function ThankYouView({ id, firm }: Props) {
  return (
    <PageColumn title="Thank you" id={id} picture="settlement">
      <NextSteps firmName={firm.name} />
      <div className={variant("form.actions")}>
        <PrintButton />
        <Link href={paths.offer(id)}>See the quote again</Link>
      </div>
      <p>
        To change something or to withdraw: <ReachUs firm={firm} />.
      </p>
    </PageColumn>
  )
}
