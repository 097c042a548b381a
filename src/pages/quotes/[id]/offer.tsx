import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { OfferView } from "../../../features/quote/pages/offer-view"
import { getHandedAnswer } from "../../../features/quote/handed-answer"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"
import { useSiteData } from "../../../layouts/site-data"

export default function OfferPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PublicIdPage id={params.id} path={location.pathname} meta={{ layout: "full-width", quoteButton: false }}>
      {id => <OfferView id={id} firm={site} handedAnswer={getHandedAnswer(location.state)} search={location.search} />}
    </PublicIdPage>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={getTitleForPublicId(params.id, "Your quote, line by line")}
    description="Your itemised quote, line by line, with the day it was worked out and the source of each figure. Accept it here when you’re ready."
    index={false}
  />
)
