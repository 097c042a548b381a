import type { PageProps } from "gatsby"
import { useEffect, type ReactNode } from "react"
import { withPhoneOfState } from "../components/reach-us/reach-us"
import { useStaticHtml } from "../components/static-html/static-html"
import { getHandedAnswer } from "../features/quote/handed-answer"
import { KeptQuote } from "../features/quote/pages/kept-quote"
import { isMalformedPublicId, PublicIdGate } from "../features/quote/pages/public-id-gate"
import type { QuoteAnswer } from "../features/quote/pages/quote-answer"
import { showWhetherOfficeIsOpen } from "../lib/keep-up-to-date"
import { NotFoundPage } from "./not-found-page"
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
  /** What's drawn at once, until the answer is there. */
  waiting?: ReactNode
  children: (quote: { id: string; firm: SiteData; answer: QuoteAnswer }) => ReactNode
}

/** The page of a client-only route. For a malformed id, the host has sent the 404 page. */
export function PublicIdPage({ id, location, meta, what, waiting, children }: Props) {
  const { pathname, state, search } = location
  const { site } = useSiteData()
  const isFirstPage = useStaticHtml()
  const isMalformed = isMalformedPublicId(id)
  // Other pages don't say so before their visitor does something. The app has drawn this one, so its script is there.
  useEffect(() => showWhetherOfficeIsOpen(site), [site])
  if (isFirstPage && isMalformed) return <NotFoundPage message="Page Not Found" path={pathname} />
  return (
    <PageLayout meta={isMalformed ? { layout: "default" } : meta}>
      <PublicIdGate id={id} path={pathname} waiting={waiting}>
        {id => (
          <KeptQuote {...{ id, search, what, waiting }} firm={site} handedAnswer={getHandedAnswer(state)}>
            {answer => children({ id, firm: withPhoneOfState(site, answer.quote?.state), answer })}
          </KeptQuote>
        )}
      </PublicIdGate>
    </PageLayout>
  )
}
