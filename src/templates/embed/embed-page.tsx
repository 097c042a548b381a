import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useContext, useEffect, useRef, useState } from "react"
import { ButtonLink } from "../../components/button/button"
import { QuoteAddress } from "../../components/button/quote-address"
import { Notice } from "../../components/notice/notice"
import type { EmbedTool } from "../../domain/embed"
import { PagePartnerSharing } from "../../features/quote/partner-sharing"
import { EmbedHead, EmbedLayout } from "../../layouts/embed-layout"
import type { PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { Calculator, KeyDates, QuoteForm } from "../author-components"

type Data = PageData<Queries.EmbedPageQuery>
type Context = { tool: EmbedTool }

/** One tool alone, for a frame in a partner's page. */
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

/** A link to the quote form in a new tab, because nothing opens over a partner's page. */
function ToQuote() {
  return (
    <p className={variant("form.actions")}>
      <ButtonLink href={useContext(QuoteAddress)}>Get a free quote</ButtonLink>
    </p>
  )
}

/**
 * Replaces the form once its request has been sent. The page that follows can't be framed, so the visitor opens it.
 *
 * @param next The path of that page.
 */
function QuoteSent({ next }: { next: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={variant("layout.stack")}>
      <Notice kind="tip" title="We’ve got your request">
        <p>We’ll answer the way you chose. What comes next is on our own site, in a new tab.</p>
      </Notice>
      <p>
        <ButtonLink href={next}>{next.endsWith("/offer") ? "See your quote" : "See what happens next"}</ButtonLink>
      </p>
    </div>
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
