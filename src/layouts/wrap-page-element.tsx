import type { WrapPageElementBrowserArgs } from "gatsby"
import { ErrorBoundary, SectionBoundary } from "../features/errors/error-boundary"
import { LoadingBar } from "../features/loading-bar/loading-bar"
import { QuoteActivation } from "../features/quote/quote-activation"
import { QuoteContextProvider, useQuoteContext } from "../features/quote/quote-context"
import { QuoteModalHost } from "../features/quote/quote-modal-host"
import { LaterHost } from "./later-host"
import { useSiteData } from "./site-data"

/** Stays over every page while pages come and go: the loading bar, the quote modal, and what opens it. */
function Overlays({ path }: { path: string }) {
  const { site } = useSiteData()
  const { thankYouPageRoute, ...context } = useQuoteContext()
  const { title, subtitle } = site.quoteModal
  return (
    <>
      <LoadingBar />
      <QuoteActivation path={path} thankYouPageRoute={thankYouPageRoute} />
      <SectionBoundary quiet>
        <LaterHost path={path} />
      </SectionBoundary>
      <QuoteModalHost path={path} title={title} subtitle={subtitle} firm={site} {...context} />
    </>
  )
}

type Args = Pick<WrapPageElementBrowserArgs<unknown, Record<string, unknown>>, "element" | "props">

/** The root shell: the page with its layout, and what lies over any page. The same at build and in the browser. */
export const wrapPageElement = ({ element, props }: Args) => (
  <QuoteContextProvider routeMetadata={props.pageContext}>
    <ErrorBoundary path={props.location.pathname}>
      {element}
      <Overlays path={props.location.pathname} />
    </ErrorBoundary>
  </QuoteContextProvider>
)
