import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { LandingThankYouView } from "../../../features/quote/pages/landing-thank-you-view"
import { getHandedAnswer } from "../../../features/quote/handed-answer"
import { KeptQuote } from "../../../features/quote/pages/kept-quote"
import { HandPriced } from "../../../features/quote/pages/hand-priced"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"
import { useSiteData } from "../../../layouts/site-data"

export default function LandingThankYouPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PublicIdPage id={params.id} path={location.pathname} meta={{ layout: "no-navigation" }}>
      {id => (
        <KeptQuote
          id={id}
          firm={site}
          handedAnswer={getHandedAnswer(location.state)}
          search={location.search}
          what="quote"
        >
          {answer => (answer.quote ? <LandingThankYouView id={id} firm={site} /> : <HandPriced id={id} firm={site} />)}
        </KeptQuote>
      )}
    </PublicIdPage>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={getTitleForPublicId(params.id, "Your quote request")}
    description="We have your request and your quote is ready. See each line of the price, and how to reach us by phone or email."
    index={false}
  />
)
