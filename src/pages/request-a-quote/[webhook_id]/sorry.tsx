import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { HandPriced } from "../../../features/quote/pages/hand-priced"
import { getHandedAnswer } from "../../../features/quote/handed-answer"
import { KeptQuote } from "../../../features/quote/pages/kept-quote"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"
import { useSiteData } from "../../../layouts/site-data"

export default function SorryPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PublicIdPage id={params.webhook_id} path={location.pathname} meta={{ layout: "default" }}>
      {id => (
        <KeptQuote
          id={id}
          firm={site}
          handedAnswer={getHandedAnswer(location.state)}
          search={location.search}
          what="request"
        >
          {() => <HandPriced id={id} firm={site} />}
        </KeptQuote>
      )}
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
