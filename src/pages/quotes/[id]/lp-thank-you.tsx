import type { HeadProps, PageProps } from "gatsby"
import { gatedTitle, PublicIdGate } from "../../../features/quote/pages/public-id-gate"
import { LandingThankYouView } from "../../../features/quote/pages/landing-thank-you-view"
import { PageHead } from "../../../layouts/page-head"
import { PageLayout } from "../../../layouts/page-layout"
import { useSiteData } from "../../../layouts/site-data"

export default function LandingThankYouPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PageLayout meta={{ layout: "no-navigation" }}>
      <PublicIdGate id={params.id} path={location.pathname}>
        {id => <LandingThankYouView id={id} firm={site} />}
      </PublicIdGate>
    </PageLayout>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={gatedTitle(params.id, "Your quote is ready")}
    description="Your request arrived and your quote is worked out. See each line of the price here, and how to reach us by phone or email."
    index={false}
  />
)
