import type { WrapPageElementBrowserArgs } from "gatsby"
import { startTransition, useEffect, useState, type ReactNode } from "react"
import { PageContact } from "../components/reach-us/reach-us"
import { isEmbedTool } from "../domain/embed"
import { ErrorBoundary, SectionBoundary } from "../features/errors/error-boundary"
import { LoadingBar } from "../features/loading-bar/loading-bar"
import { QuoteActivation } from "../features/quote/quote-activation"
import { QuoteContextProvider, useQuoteContext } from "../features/quote/quote-context"
import { QuoteModalHost } from "../features/quote/quote-modal-host"
import { onFirstInteraction } from "../lib/deferred-features"
import { runWhenIdle } from "../lib/when-idle"
import { variant } from "../theme/variant"
import type { DeferredFeaturesProps } from "./deferred-features"
import { useSiteData } from "./site-data"

type DeferredFeatures = (props: DeferredFeaturesProps) => ReactNode

/** Loads the code that can wait until the visitor does something, on every page. See `DeferredFeatures`. */
function DeferredFeaturesHost(props: DeferredFeaturesProps) {
  const [loaded, setLoaded] = useState<{ DeferredFeatures: DeferredFeatures } | null>(null)

  useEffect(() => {
    // The page works without this code, so a failure is only logged.
    const loadDeferredFeatures = () =>
      import(/* webpackChunkName: "deferred-features" */ "./deferred-features").then(
        ({ DeferredFeatures }) => startTransition(() => setLoaded({ DeferredFeatures })),
        console.warn,
      )
    // What the visitor asked for loads first.
    return onFirstInteraction(() => runWhenIdle(() => void loadDeferredFeatures()))
  }, [])

  return loaded && <loaded.DeferredFeatures {...props} />
}

/** What stays in place when the page changes: the loading bar, the quote modal, and the code that opens the modal. */
function Overlays({ path }: { path: string }) {
  const { site } = useSiteData()
  const { thankYouPageRoute, ...context } = useQuoteContext()
  const { title, subtitle } = site.quoteModal
  return (
    <>
      <LoadingBar />
      <QuoteActivation path={path} thankYouPageRoute={thankYouPageRoute} />
      <SectionBoundary quiet>
        <DeferredFeaturesHost path={path} />
      </SectionBoundary>
      <QuoteModalHost path={path} title={title} subtitle={subtitle} firm={site} {...context} />
    </>
  )
}

/** Provides the firm's contact details to the parts of a page, for when a part can't be shown. */
function PageContactProvider({ children }: { children: ReactNode }) {
  const { site } = useSiteData()
  return <PageContact.Provider value={site}>{children}</PageContact.Provider>
}

type Args = Pick<WrapPageElementBrowserArgs<unknown, Record<string, unknown>>, "element" | "props">

/**
 * Wraps a page in its layout and in the overlays that every page has. A tool inside a partner's page has no overlays:
 * nothing there is measured, and nothing may open over a page that isn't ours. It's the same at build and in the browser.
 * A page under test also says which variant it is, for leads and tags.
 */
export const wrapPageElement = ({ element, props }: Args) => (
  <QuoteContextProvider routeMetadata={props.pageContext}>
    <ErrorBoundary path={props.location.pathname}>
      {/* The reason why a page isn't published, if only a preview has it. A build for visitors omits this code. */}
      {process.env.SHOWS_UNPUBLISHED && typeof props.pageContext["notice"] === "string" && (
        <p role="note" className={variant("notices.warning")}>
          {props.pageContext["notice"]}
        </p>
      )}
      <PageContactProvider>{element}</PageContactProvider>
      {typeof props.pageContext["variant"] === "string" && <div hidden data-variant={props.pageContext["variant"]} />}
      {!isEmbedTool(props.pageContext["tool"]) && <Overlays path={props.location.pathname} />}
    </ErrorBoundary>
  </QuoteContextProvider>
)
