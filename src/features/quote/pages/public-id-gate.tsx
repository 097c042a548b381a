import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { NotFound } from "../../../components/not-found/not-found"
import { ID_TO_FILL_IN, isPublicId, paths } from "../../../domain/paths"
import { getApiAddress } from "../../../lib/api-address"
import { variant } from "../../../theme/variant"

/** How long a page waits before it says that it is none, in milliseconds, so that no such words flash. */
const BEFORE_NOT_FOUND = 100

type Props = {
  /** From the address; absent in the page as it was built. */
  id: string | undefined
  path: string
  children: (id: string) => ReactNode
}

const never = () => () => undefined

/**
 * Whether no page answers for `id`. Only known in the browser: the page as it is built serves every id. The host has
 * answered a first load of such an address with the 404 page (`functions/quote-pages`).
 */
export const isMalformed = (id: string | undefined): boolean =>
  typeof window !== "undefined" && (id === undefined || !isPublicId(id))

/**
 * The rule of every client-only route: the page sees only an id of the right form, and any other gets the 404 view.
 * Until the browser knows the address, what the host has sent is there: the shell, or the 404 page.
 */
export function PublicIdGate({ id, path, children }: Props) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (isMalformed(id))
    return <NotFoundSoon message={inBrowser ? `Page Not Found: ${path}` : "Page not found"} atOnce={!inBrowser} />
  return inBrowser && id !== undefined ? <Fragment key={id}>{children(id)}</Fragment> : <Shell />
}

/** What the browser's tab says: the page's own title, or the 404 view's. While the page is built, `id` is its pattern. */
export const gatedTitle = (id: string | undefined, title: string): string =>
  id === undefined || id.startsWith("[") || isPublicId(id) ? title : "Page Not Found"

function NotFoundSoon({ message, atOnce }: { message: string; atOnce: boolean }) {
  const [decided, setDecided] = useState(atOnce)
  useEffect(() => {
    const timer = setTimeout(() => setDecided(true), BEFORE_NOT_FOUND)
    return () => clearTimeout(timer)
  }, [])
  return decided ? <NotFound message={message} /> : <Waiting />
}

/**
 * What is built for a client-only route. It leads to the same as a complete page, for whoever has no scripts or none yet.
 * Not in a `noscript` element: scripts may be on and still not come.
 */
function Shell() {
  return (
    <>
      <Waiting />
      <p className={variant("layout.container", "waiting.plain")}>
        <a href={getApiAddress(paths.document(ID_TO_FILL_IN))}>Open this as a plain page</a>, which works without
        JavaScript.
      </p>
    </>
  )
}

/** Keeps the place while the browser finds out; not shown where no script will. */
export function Waiting() {
  return (
    <div className={variant("layout.container", "waiting.placeholder")}>
      <div className={variant("piece.status")} aria-busy="true">
        <p className={variant("text.muted")} role="status">
          Loading …
        </p>
      </div>
    </div>
  )
}
