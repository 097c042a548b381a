import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useContext } from "react"
import { ButtonLink, QuoteAddress } from "../../components/button/button"
import { createIsland } from "../../components/island/create-island"
import { Link } from "../../components/link/link"
import type { EmbedTool } from "../../domain/embed"
import { EMBED_WORDS } from "../../domain/embed-words"
import { paths } from "../../domain/paths"
import { PageHead } from "../../layouts/page-head"
import { getPagePalette, type PageData } from "../../layouts/page-meta"
import { useSiteData } from "../../layouts/site-data"
import { variant } from "../../theme/variant"
import type { FirmQuoteFormProps } from "../firm-quote-form"
import { CalculatorIsland, KeyDates, QUOTE_FORM_OPTIONS } from "../form-islands"

type Data = PageData<Queries.EmbedPageQuery>
type Context = { tool: EmbedTool }

const EmbedFrame = createIsland(
  "embed-frame",
  () => import(/* webpackChunkName: "embed-frame" */ "./embed-frame").then(file => file.EmbedFrame),
  { isRedrawn: true },
)

const EmbeddedQuote = createIsland<FirmQuoteFormProps>(
  "embedded-quote",
  () => import(/* webpackChunkName: "interactive-quote-form" */ "./embedded-quote").then(file => file.EmbeddedQuote),
  QUOTE_FORM_OPTIONS,
)

export default function EmbedPage({ data: { page }, pageContext: { tool } }: PageProps<Data, Context>) {
  const { slug, name, referralDisclosure, sharing } = page
  const { site } = useSiteData()
  const quoteAddress = useContext(QuoteAddress)
  return (
    <div className={variant("embed.page")} data-palette={getPagePalette(page)}>
      <EmbedFrame />
      <main>
        <h1 className={variant("text.h3")}>{EMBED_WORDS[tool].heading}</h1>
        {tool === "calculator" && <CalculatorIsland />}
        {tool === "key-dates" && <KeyDates />}
        {tool === "quote" && (
          <EmbeddedQuote partner={slug} sharing={sharing ? { slug, name, purpose: sharing } : null} />
        )}
        {/* In a new tab, because nothing opens over a partner's page. */}
        {tool !== "quote" && (
          <p className={variant("form.actions")}>
            <ButtonLink href={quoteAddress}>Get a free quote</ButtonLink>
          </p>
        )}
      </main>
      <footer>
        <p className={variant("text.muted")}>
          {referralDisclosure} <Link href={paths.collectionStatement(slug)}>What happens to your details</Link>
        </p>
        <p className={variant("text.muted")}>
          By <Link href={paths.partner(slug)}>{site.name}</Link>. {site.imprint} {site.legalLine}
        </p>
      </footer>
    </div>
  )
}

/** Search engines list the partner's page instead. Links and forms open a new tab, even before any script has loaded. */
export function Head({ data: { page }, pageContext: { tool } }: HeadProps<Data, Context>) {
  const { title, description } = EMBED_WORDS[tool]
  return (
    <>
      <base target="_blank" />
      <PageHead
        title={`${title}, with ${page.name}`}
        description={`${description} For clients of ${page.name}.`}
        path={paths.embed(page.slug, tool)}
        picturedBy={paths.partner(page.slug)}
        index={false}
      />
    </>
  )
}

export const query = graphql`
  query EmbedPage($id: String!) {
    page: partner(id: { eq: $id }) {
      slug
      name
      palette
      colours
      phone
      referralDisclosure
      sharing
    }
  }
`
