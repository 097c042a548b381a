import type { WrapPageElementBrowserArgs } from "gatsby"
import { useEffect, useState, type ReactNode } from "react"
import { PageContact, withPhoneOfState } from "../components/reach-us/reach-us"
import { toPhoneLink } from "../domain/format/format"
import { isObject } from "../domain/parse/wire"
import { paths, THANK_YOU_ROUTES } from "../domain/paths"
import { matchesRoute } from "../domain/quiet-routes"
import { QuoteContextProvider, readQuoteContext } from "../features/quote/quote-context"
import { readDraft, saveDraft } from "../lib/session-draft"
import { useSiteData, type Phone } from "./site-data"

type PageProps = WrapPageElementBrowserArgs<unknown, Record<string, unknown>>["props"]

type Props = Pick<PageProps, "data" | "pageContext"> & { location: { pathname: string }; children: ReactNode }

/** Provides to a page, or to an island in it, what the page adds to a quote, and how to reach the firm from it. */
export function PageContexts({ data, pageContext, location, children }: Props) {
  const { site } = useSiteData()
  const ownPhone = usePagePhone(data, location.pathname)
  const contact = ownPhone
    ? { ...site, phone: ownPhone, phones: [] }
    : withPhoneOfState(site, readQuoteContext(pageContext).state)
  return (
    <QuoteContextProvider routeMetadata={pageContext}>
      <PageContact.Provider value={contact}>{children}</PageContact.Provider>
    </QuoteContextProvider>
  )
}

/** The name of the draft with the phone number of the page from which a visitor went to a quote. */
const PHONE = "phone"

/** The pages that are shown after a request for a quote. */
const ABOUT_A_QUOTE = [...THANK_YOU_ROUTES, paths.sorry("{id}")]

/**
 * The phone number that a page shows instead of the firm's: its own, such as a partner's, or on a page about a quote the one of
 * the page where this tab's visitor asked for it. `null` if that's the firm's.
 */
function usePagePhone(data: unknown, path: string): Phone | null {
  const page = isObject(data) && data["page"]
  const own = isObject(page) && typeof page["phone"] === "string" ? page["phone"] : null
  const isAboutQuote = ABOUT_A_QUOTE.some(route => matchesRoute(route, path))
  // The HTML of the build has the firm's number, so the first render must have it too.
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => {
    const draft = isAboutQuote ? readDraft(PHONE) : null
    setBefore(typeof draft === "string" ? draft : null)
    if (!isAboutQuote) saveDraft(PHONE, own ?? undefined)
  }, [isAboutQuote, own])
  const number = own ?? (isAboutQuote ? before : null)
  return number === null ? null : toPhoneLink(number)
}
