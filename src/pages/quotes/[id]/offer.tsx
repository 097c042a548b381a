import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { OfferView } from "../../../features/quote/pages/offer-view"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"

export default function OfferPage({ params, location }: PageProps) {
  const meta = { layout: "full-width", quoteButton: false } as const
  return (
    <PublicIdPage id={params.id} location={location} meta={meta} what="quote">
      {quote => <OfferView {...quote} />}
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
