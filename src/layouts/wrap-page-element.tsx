import { StaticQueryContext, type WrapPageElementBrowserArgs } from "gatsby"
import { startTransition, Suspense, useContext, useEffect, useRef, useState, type Context, type ReactNode } from "react"
import { IslandContent } from "../components/island/island"
import { startIslands } from "../components/island/start-islands"
import { SectionBoundary } from "../components/broken-part/section-boundary"
import { StaticHtml, useStaticHtml } from "../components/static-html/static-html"
import { findComponentProps, hasComponent, validatePageBodyTree, type BodyTree } from "../domain/content/body-tree"
import { isEmbedTool } from "../domain/embed"
import { isObject } from "../domain/parse/wire"
import { isOwnContractPage, paths } from "../domain/paths"
import { ErrorBoundary } from "../features/errors/error-boundary"
import { LoadingBar } from "../features/loading-bar/loading-bar"
import { QuoteDialog } from "../features/quote/quote-dialog"
import { QuoteActivation } from "../features/quote/quote-activation"
import { useQuoteContext } from "../features/quote/quote-context"
import { onFirstInteraction, runWhenIdle } from "../lib/deferred-features"
import { variant } from "../theme/variant"
import type { DeferredFeatures } from "./deferred-features"
import { PageContexts } from "./page-contexts"
import { useSiteData } from "./site-data"

declare module "gatsby" {
  /** Gatsby exports this context, which `useStaticQuery` reads, without a type. */
  export const StaticQueryContext: Context<unknown>
}

/** Loads the code that can wait until the visitor does something, on every page. See `DeferredFeatures`. */
function DeferredFeaturesHost({ path }: { path: string }) {
  const [loaded, setLoaded] = useState<{ Features: typeof DeferredFeatures } | null>(null)

  useEffect(() => {
    // The page works without this code, so a failure is only logged.
    const loadDeferredFeatures = () =>
      import(/* webpackChunkName: "deferred-features" */ "./deferred-features").then(
        file => startTransition(() => setLoaded({ Features: file.DeferredFeatures })),
        console.warn,
      )
    // What the visitor asked for loads first.
    return onFirstInteraction(() => runWhenIdle(() => void loadDeferredFeatures()))
  }, [])

  return loaded && <loaded.Features path={path} />
}

function getPageBody(data: unknown): BodyTree {
  const page = isObject(data) && data["page"]
  return isObject(page) && page["body"] ? validatePageBodyTree(page["body"]) : []
}

/** What stays in place when the page changes: the loading bar, the quote modal, and the code that opens the modal. */
function Overlays({ path, data }: { path: string; data: unknown }) {
  const [firstPage] = useState(() => ({ path, hasForm: hasComponent(getPageBody(data), "QuoteForm") }))
  const hasForm = useStaticHtml() && path === firstPage.path && firstPage.hasForm
  const { site } = useSiteData()
  const { thankYouPageRoute, ...context } = useQuoteContext()
  const { title, subtitle } = site.quoteModal
  return (
    <>
      <LoadingBar phone={site.phone} />
      <QuoteActivation path={path} thankYouPageRoute={thankYouPageRoute} />
      <SectionBoundary quiet>
        <DeferredFeaturesHost path={path} />
      </SectionBoundary>
      {/* A page whose HTML has the quote form needs no modal: what opens the form scrolls to it. */}
      {!hasForm && <QuoteDialog path={path} title={title} subtitle={subtitle} firm={site} {...context} />}
    </>
  )
}

type Args = Pick<WrapPageElementBrowserArgs<unknown, Record<string, unknown>>, "element" | "props">

/**
 * On the first page that's loaded, React doesn't look at this HTML, so that nothing breaks or is drawn again where a
 * translator or an extension has changed it; only its islands are started. After a navigation, React draws the page.
 */
function BuiltPage({ element, props }: Args) {
  const { data } = props
  const page = useRef<HTMLDivElement>(null)
  const hasHtml = useStaticHtml()
  const queries = useContext(StaticQueryContext)

  useEffect(() => {
    if (!hasHtml || !page.current) return
    const wrapIsland = (content: ReactNode) => (
      <StaticQueryContext.Provider value={queries}>
        <PageContexts {...props}>
          <IslandContent>{content}</IslandContent>
        </PageContexts>
      </StaticQueryContext.Provider>
    )
    const findProps = (name: string) => findComponentProps(getPageBody(data), name)
    return startIslands(page.current, wrapIsland, findProps)
    // Only once: the page's islands are the same until the visitor leaves it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return <StaticHtml ref={page}>{() => <Suspense>{element}</Suspense>}</StaticHtml>
}

/** Whether a page is complete when it's built: one made from content, or the list of guides. Others are filled in by React. */
const isBuiltPage = ({ id }: Record<string, unknown>, path: string): boolean =>
  id !== undefined || path.replace(/\/$/, "") === paths.blogs

/**
 * Adds the overlays that every page has. A tool inside a partner's page has none: nothing there is measured, and nothing
 * may open over a page that isn't ours. Neither has the page that reads a visitor's contract, so that nothing leaves the
 * device from there, whatever the visitor agreed to. A page under test also says which variant it is, for leads and tags.
 */
export function wrapPageElement({ element, props }: Args) {
  const { pageContext, location } = props
  const path = location.pathname
  return (
    <PageContexts {...props}>
      <ErrorBoundary path={path}>
        {/* The reason why a page isn't published, if only a preview has it. A build for visitors omits this code. */}
        {process.env.SHOWS_UNPUBLISHED && typeof pageContext["notice"] === "string" && (
          <p role="note" className={variant("notices.warning")}>
            {pageContext["notice"]}
          </p>
        )}
        {isBuiltPage(pageContext, path) ? <BuiltPage key={path} element={element} props={props} /> : element}
        {typeof pageContext["variant"] === "string" && <div hidden data-variant={pageContext["variant"]} />}
        {!isEmbedTool(pageContext["tool"]) && !isOwnContractPage(path) && <Overlays path={path} data={props.data} />}
      </ErrorBoundary>
    </PageContexts>
  )
}
