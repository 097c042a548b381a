import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useContext } from "react"
import { ButtonLink } from "../../components/button/button"
import { QuoteAddress } from "../../components/button/quote-address"
import type { EmbedTool } from "../../domain/embed"
import { EmbedHead, EmbedLayout } from "../../layouts/embed-layout"
import type { PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { createIsland } from "../create-island"

type Data = PageData<Queries.EmbedPageQuery>
type Context = { tool: EmbedTool }

const EmbeddedTool = createIsland("embedded-tool", () =>
  import(/* webpackChunkName: "embedded-tool" */ "./embedded-tool").then(file => file.EmbeddedTool),
)

/** One tool alone, for a frame in a partner's page. */
export default function EmbedPage({ data: { page }, pageContext: { tool } }: PageProps<Data, Context>) {
  const { slug, name, sharing } = page
  return (
    <EmbedLayout tool={tool} partner={page}>
      <EmbeddedTool tool={tool} partner={slug} sharing={sharing ? { slug, name, purpose: sharing } : null} />
      {tool !== "quote" && <ToQuote />}
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
