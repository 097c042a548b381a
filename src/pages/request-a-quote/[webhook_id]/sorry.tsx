import type { HeadProps, PageProps } from "gatsby"
import { useEffect } from "react"
import { paths } from "../../../domain/paths"
import { getTitleForPublicId, Waiting } from "../../../features/quote/pages/public-id-gate"
import { HandPriced } from "../../../features/quote/pages/hand-priced"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"
import { navigateTo } from "../../../lib/navigation/follow"

export default function SorryPage({ params, location }: PageProps) {
  return (
    <PublicIdPage id={params.webhook_id} location={location} meta={{ layout: "default" }} what="request">
      {({ id, firm, answer }) =>
        answer.quote ? <ToQuote id={id} /> : <HandPriced id={id} firm={firm} answer={answer} />
      }
    </PublicIdPage>
  )
}

/** Goes on to the quote of a request that has a price. */
function ToQuote({ id }: { id: string }) {
  useEffect(() => navigateTo(paths.offer(id), { replace: true }), [id])
  return <Waiting />
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={getTitleForPublicId(params.webhook_id, "Your request for a quote")}
    description="We have your request and we’ll work out the price ourselves. Here’s your reference, our phone number and what happens next."
    index={false}
  />
)
