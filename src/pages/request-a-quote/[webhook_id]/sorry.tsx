import type { HeadProps, PageProps } from "gatsby"
import { gatedTitle, PublicIdGate } from "../../../features/quote/pages/public-id-gate"
import { HandPriced } from "../../../features/quote/pages/hand-priced"
import { PageHead } from "../../../layouts/page-head"
import { PageLayout } from "../../../layouts/page-layout"
import { useSiteData } from "../../../layouts/site-data"

export default function SorryPage({ params, location }: PageProps) {
  const { site } = useSiteData()
  return (
    <PageLayout meta={{ layout: "default" }}>
      <PublicIdGate id={params.webhook_id} path={location.pathname}>
        {id => <HandPriced id={id} firm={site} />}
      </PublicIdGate>
    </PageLayout>
  )
}

export const Head = ({ params }: HeadProps) => (
  <PageHead
    title={gatedTitle(params.webhook_id, "We have your request")}
    description="We kept your request, and a person will work out the price. Your reference, our phone number, and what happens next are here."
    index={false}
  />
)
