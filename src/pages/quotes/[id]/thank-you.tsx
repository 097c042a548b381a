import type { PageProps } from "gatsby"
import { PublicIdGate } from "../../../features/quote/pages/public-id-gate"
import { ThankYouView } from "../../../features/quote/pages/thank-you-view"
import { PageHead } from "../../../layouts/page-head"
import { PageLayout } from "../../../layouts/page-layout"
import { useSiteData } from "../../../layouts/site-data"

export default function ThankYouPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PageLayout meta={{ layout: "default" }}>
      <PublicIdGate id={params.id} path={location.pathname}>
        {id => <ThankYouView id={id} firm={site} />}
      </PublicIdGate>
    </PageLayout>
  )
}

export const Head = () => <PageHead title="Thank you" index={false} />
