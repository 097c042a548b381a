import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { ThankYouView } from "../../../features/quote/pages/thank-you-view"
import { getHandedAnswer } from "../../../features/quote/handed-answer"
import { KeptQuote } from "../../../features/quote/pages/kept-quote"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"
import { useSiteData } from "../../../layouts/site-data"

export default function ThankYouPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PublicIdPage id={params.id} path={location.pathname} meta={{ layout: "default" }}>
      {id => (
        <KeptQuote
          id={id}
          firm={site}
          handedAnswer={getHandedAnswer(location.state)}
          search={location.search}
          what="quote"
        >
          {({ quote }) => <ThankYouView id={id} firm={site} quote={quote} />}
        </KeptQuote>
      )}
    </PublicIdPage>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={getTitleForPublicId(params.id, "Thank you for your request")}
    description="What happens after you accept a quote: who calls you, what to have ready, and how to reach us in the meantime by phone or email."
    index={false}
  />
)
