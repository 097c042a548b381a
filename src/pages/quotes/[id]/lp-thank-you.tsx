import type { PageProps } from "gatsby"
import { PublicIdGate } from "../../../features/quote/pages/public-id-gate"
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

export const Head = () => <PageHead title="Your quote is ready" index={false} />
