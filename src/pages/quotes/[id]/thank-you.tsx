import type { HeadProps, PageProps } from "gatsby"
import { getTitleForPublicId } from "../../../features/quote/pages/public-id-gate"
import { Thanks, ThanksToCome } from "../../../features/quote/pages/thanks"
import { PageHead } from "../../../layouts/page-head"
import { PublicIdPage } from "../../../layouts/public-id-page"

export default function ThankYouPage({ params, location }: PageProps) {
  const meta = { layout: "default", quoteButton: false } as const
  return (
    <PublicIdPage id={params.id} location={location} meta={meta} what="quote" waiting={<ThanksToCome />}>
      {({ id, firm, answer }) => <Thanks id={id} firm={firm} answer={answer} />}
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
