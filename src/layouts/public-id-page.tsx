import type { PageProps } from "gatsby"
import type { ReactNode } from "react"
import { getHandedAnswer } from "../features/quote/handed-answer"
import { KeptQuote } from "../features/quote/pages/kept-quote"
import { isMalformedPublicId, PublicIdGate } from "../features/quote/pages/public-id-gate"
import type { QuoteAnswer } from "../features/quote/pages/quote-answer"
import { PageLayout } from "./page-layout"
import type { LayoutMeta } from "./page-meta"
import { useSiteData, type SiteData } from "./site-data"

type Props = {
  /** The id from the address; undefined while the page is built. */
  id: string | undefined
  location: PageProps["location"]
  meta: LayoutMeta
  /** What the page calls the quote. */
  what: "quote" | "request"
  /** Draws the page once the quote is found. */
  children: (quote: { id: string; firm: SiteData; answer: QuoteAnswer }) => ReactNode
}

/** The page of a client-only route. For a malformed id, it looks the same as the 404 page that the host has sent. */
export function PublicIdPage({ id, location: { pathname, state, search }, meta, what, children }: Props) {
  const { site } = useSiteData()
  return (
    <PageLayout meta={isMalformedPublicId(id) ? { layout: "default" } : meta}>
      <PublicIdGate id={id} path={pathname}>
        {id => (
          <KeptQuote id={id} firm={site} handedAnswer={getHandedAnswer(state)} search={search} what={what}>
            {answer => children({ id, firm: site, answer })}
          </KeptQuote>
        )}
      </PublicIdGate>
    </PageLayout>
  )
}
