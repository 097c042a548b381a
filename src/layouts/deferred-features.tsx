import { useEffect } from "react"
import { Consent } from "../features/consent/consent"
import { HelpfulHost } from "../features/helpful/helpful-host"
import { PopupHost } from "../features/popup/popup-host"
import { useQuoteContext } from "../features/quote/quote-context"
import { useRequestStore } from "../features/quote/request-store"
import { watchBuilds } from "../lib/build-watch/watch-builds"
import { hideEndedOffers, watchOfficeStatus } from "../lib/keep-up-to-date"
import { keepScrollPositions } from "../lib/navigation/keep-places"
import { startPrefetch } from "../lib/prefetch/start-prefetch"
import { startTags } from "../lib/tags/start-tags"
import { useSiteData } from "./site-data"

export type DeferredFeaturesProps = {
  /** The page's path. */
  path: string
}

const hasSubmittedQuote = (): boolean => useRequestStore.getState().hasSubmittedInSession

/** The features that every page gets once its visitor does something. They aren't part of the first load. */
export function DeferredFeatures({ path }: DeferredFeaturesProps) {
  const { site } = useSiteData()
  const { popup, phone, hours, closedDays } = site
  const { thankYouPageRoute } = useQuoteContext()

  useEffect(() => {
    const stops = [watchBuilds(), keepScrollPositions(), hideEndedOffers(), startTags()]
    // In development, Gatsby builds a page when it's requested: prefetching linked pages would delay the one just saved.
    if (process.env.NODE_ENV !== "development") stops.push(startPrefetch())
    return () => stops.forEach(stop => stop())
  }, [])

  useEffect(() => watchOfficeStatus({ hours, closedDays }), [hours, closedDays])

  return (
    <>
      <Consent path={path} />
      <HelpfulHost key={path} firm={site} />
      <PopupHost
        path={path}
        popup={popup}
        phone={phone}
        hasSubmitted={hasSubmittedQuote}
        openQuote={() => useRequestStore.getState().activate({ thankYouPageRoute })}
      />
    </>
  )
}
