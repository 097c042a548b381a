import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useContext, useState } from "react"
import { ButtonLink } from "../../components/button/button"
import { QuoteAddress } from "../../components/button/quote-address"
import type { EmbedTool } from "../../domain/embed"
import { PagePartnerSharing } from "../../features/quote/partner-sharing"
import { EmbedHead, EmbedLayout } from "../../layouts/embed-layout"
import type { PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { Calculator, KeyDates, QuoteForm } from "../author-components"
import { QuoteSent } from "./quote-sent"

type Data = PageData<Queries.EmbedPageQuery>
type Context = { tool: EmbedTool }

/** One tool alone, for a frame in a page of one partner's. */
export default function EmbedPage({ data: { page }, pageContext: { tool } }: PageProps<Data, Context>) {
  const { slug, name, sharing } = page
  const [nextPath, setNextPath] = useState<string | null>(null)
  return (
    <EmbedLayout tool={tool} partner={page}>
      <PagePartnerSharing.Provider value={sharing ? { slug, name, purpose: sharing } : null}>
        {tool === "calculator" && <Calculator />}
        {tool === "key-dates" && <KeyDates />}
        {tool === "quote" && (nextPath === null ? <QuoteForm go={setNextPath} /> : <QuoteSent next={nextPath} />)}
        {tool !== "quote" && <ToQuote />}
      </PagePartnerSharing.Provider>
    </EmbedLayout>
  )
}

/** In a tab of its own: nothing opens over a partner's page. */
function ToQuote() {
  return (
    <p className={variant("form.actions")}>
      <ButtonLink href={useContext(QuoteAddress)}>Get a free quote</ButtonLink>
    </p>
  )
}

export const Head = ({ data: { page }, pageContext: { tool } }: HeadProps<Data, Context>) => (
  <EmbedHead tool={tool} partner={page} />
)

export const query = graphql`
  query EmbedPage($id: String!) {
    page: partner(id: { eq: $id }) {
      slug
      name
      palette
      referralDisclosure
      sharing
    }
  }
`
