import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { HandPriced } from "../../../features/quote/pages/hand-priced"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"

export default function SorryPage({ params, location }: PageProps) {
  return (
    <PublicIdPage id={params.webhook_id} location={location} meta={{ layout: "default" }} what="request">
      {({ id, firm }) => <HandPriced id={id} firm={firm} />}
    </PublicIdPage>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={getTitleForPublicId(params.webhook_id, "Your request for a quote")}
    description="We have your request and we’ll work out the price ourselves. Here’s your reference, our phone number and what happens next."
    index={false}
  />
)
