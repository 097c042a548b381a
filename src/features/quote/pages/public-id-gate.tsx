import { Fragment, useEffect, useState, type ReactNode } from "react"
import { NotFound } from "../../../components/not-found/not-found"
import { useInBrowser } from "../../../components/static-html/static-html"
import { ID_TO_FILL_IN, isPublicId, paths } from "../../../domain/paths"
import { getApiAddress } from "../../../lib/api-address"
import { variant } from "../../../theme/variant"

/** How long a page waits before it shows “not found”, in milliseconds, so that the text doesn't flash. */
const BEFORE_NOT_FOUND = 100

type Props = {
  /** The id in the page's address; undefined in the page as built. */
  id: string | undefined
  path: string
  /** Shown until the browser knows the address. */
  waiting?: ReactNode
  children: (id: string) => ReactNode
}

/**
 * True if `id` isn't a valid id. It's only known in the browser, because the same built page is served for every id. On a
 * first load, the host has already answered such an address with the 404 page (`functions/quote-pages`).
 */
export const isMalformedPublicId = (id: string | undefined): boolean =>
  typeof window !== "undefined" && (id === undefined || !isPublicId(id))

/**
 * Wraps every client-only route: the page gets only a valid id, and any other id gets the 404 view. Until the browser knows
 * the address, it shows the shell that the host sent.
 */
export function PublicIdGate({ id, path, waiting = <Waiting />, children }: Props) {
  const inBrowser = useInBrowser()
  if (isMalformedPublicId(id)) return <NotFoundSoon message={`Page Not Found: ${path}`} />
  return inBrowser && id !== undefined ? <Fragment key={id}>{children(id)}</Fragment> : <Shell>{waiting}</Shell>
}

/** The title in the browser's tab: the page's own or the 404 view's. While the page is built, `id` is its pattern. */
export const getTitleForPublicId = (id: string | undefined, title: string): string =>
  id === undefined || id.startsWith("[") || isPublicId(id) ? title : "Page Not Found"

function NotFoundSoon({ message }: { message: string }) {
  const [isDecided, setDecided] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDecided(true), BEFORE_NOT_FOUND)
    return () => clearTimeout(timer)
  }, [])
  return isDecided ? <NotFound message={message} /> : <Waiting />
}

/**
 * The HTML that's built for a client-only route. For visitors without scripts, it links to a complete page with the same
 * content. The link isn't in a `noscript` element, because scripts may be on and still fail to load.
 */
function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <p className={variant("layout.container", "waiting.plain")}>
        <a href={getApiAddress(paths.document(ID_TO_FILL_IN))}>Open this as a plain page</a>, which works without
        JavaScript.
      </p>
    </>
  )
}

/** A placeholder while the page loads; hidden where no script runs. */
export function Waiting() {
  return (
    <div className={variant("layout.container", "waiting.placeholder")}>
      <div className={variant("piece.status")}>
        <Loading />
      </div>
    </div>
  )
}

export const Loading = () => (
  <p className={variant("text.muted", "waiting.placeholder")} role="status" aria-busy="true">
    Loading …
  </p>
)
