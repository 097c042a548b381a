import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { Thanks, ThanksToCome } from "../../../features/quote/pages/thanks"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"

export default function LandingThankYouPage({ params, location }: PageProps) {
  const meta = { layout: "no-navigation", quoteButton: false } as const
  return (
    <PublicIdPage id={params.id} location={location} meta={meta} what="quote" waiting={<ThanksToCome />}>
      {({ id, firm, answer }) => <Thanks id={id} firm={firm} answer={answer} />}
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
