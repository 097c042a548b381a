import type { HeadProps, PageProps } from "gatsby"
import { gatedTitle, PublicIdGate } from "../../../features/quote/pages/public-id-gate"
import { OfferView } from "../../../features/quote/pages/offer-view"
import { PageHead } from "../../../layouts/page-head"
import { PageLayout } from "../../../layouts/page-layout"
import { useSiteData } from "../../../layouts/site-data"

export default function OfferPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PageLayout meta={{ layout: "full-width", quoteButton: false }}>
      <PublicIdGate id={params.id} path={location.pathname}>
        {id => <OfferView id={id} firm={site} handed={handedOver(location.state)} />}
      </PublicIdGate>
    </PageLayout>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={gatedTitle(params.id, "Your quote")}
    description="Your itemised quote, line by line, with the day it was worked out and the source of each figure. Accept it here when you are ready."
    index={false}
  />
)

/** The form hands its answer over, so that the price stands at once. */
const handedOver = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "answer" in state ? state.answer : null
