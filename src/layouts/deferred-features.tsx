import { useEffect } from "react"
import { getLocalDate } from "../domain/business-hours/business-hours"
import { SectionBoundary } from "../components/broken-part/section-boundary"
import { Consent } from "../features/consent/consent"
import { HelpfulHost } from "../features/helpful/helpful-host"
import { PopupHost } from "../features/popup/popup-host"
import { useQuoteContext } from "../features/quote/quote-context"
import { useRequestStore } from "../features/quote/request-store"
import { watchForNewSiteBuilds } from "../lib/build-watch/watch-builds"
import { startFeatures } from "../lib/deferred-features"
import { now } from "../lib/today"
import { hideEndedOffers, showWhetherOfficeIsOpen } from "../lib/keep-up-to-date"
import { saveAndRestoreScrollPositions } from "../lib/navigation/keep-places"
import { prefetchLinkedPages } from "../lib/prefetch/start-prefetch"
import { startTagsAfterConsent } from "../lib/tags/start-tags"
import { useSiteData } from "./site-data"

const hasSubmittedQuote = (): boolean => useRequestStore.getState().hasSubmittedInSession

export function DeferredFeatures({ path }: { path: string }) {
  const { site } = useSiteData()
  const { popup, phone, hours, closedDays } = site
  const { thankYouPageRoute } = useQuoteContext()

  useEffect(() => {
    const features = [
      () => watchForNewSiteBuilds(),
      saveAndRestoreScrollPositions,
      () => hideEndedOffers(() => getLocalDate(now(), hours.timeZone)),
      () => startTagsAfterConsent(),
    ]
    // In development, Gatsby builds a page when it's requested: prefetching linked pages would delay the one just saved.
    if (process.env.NODE_ENV !== "development") features.push(() => prefetchLinkedPages())
    return startFeatures(features)
  }, [hours.timeZone])

  useEffect(() => startFeatures([() => showWhetherOfficeIsOpen({ hours, closedDays })]), [hours, closedDays])

  // Each has a boundary of its own, so that an error in one leaves the others.
  return (
    <>
      <SectionBoundary quiet>
        <Consent path={path} />
      </SectionBoundary>
      <SectionBoundary quiet>
        <HelpfulHost key={path} firm={site} />
      </SectionBoundary>
      <SectionBoundary quiet>
        <PopupHost
          path={path}
          popup={popup}
          phone={phone}
          hasSubmitted={hasSubmittedQuote}
          openQuote={() => useRequestStore.getState().activate({ thankYouPageRoute })}
        />
      </SectionBoundary>
    </>
  )
}
