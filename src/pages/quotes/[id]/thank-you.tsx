import type { HeadProps, PageProps } from "gatsby"
import { gatedTitle, PublicIdGate } from "../../../features/quote/pages/public-id-gate"
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

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={gatedTitle(params.id, "Thank you")}
    description="What happens after you accept a quote: who calls you, what to have at hand, and how to reach us in the meantime by phone or email."
    index={false}
  />
)
