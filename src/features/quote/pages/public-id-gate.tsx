import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { NotFound } from "../../../components/not-found/not-found"
import { isPublicId } from "../../../domain/paths"
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
 * The rule of every client-only route: the page sees only an id of the right form, and any other gets the 404 view.
 * Until the browser knows the address, the shell stands there.
 */
export function PublicIdGate({ id, path, children }: Props) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (inBrowser && id !== undefined && isPublicId(id)) return children(id)
  return inBrowser ? <NotFoundSoon message={`Page Not Found: ${path}`} /> : <Waiting />
}

/** What the browser's tab says: the page's own title, or the 404 view's. While the page is built, `id` is its pattern. */
export const gatedTitle = (id: string | undefined, title: string): string =>
  id === undefined || id.startsWith("[") || isPublicId(id) ? title : "Page Not Found"

function NotFoundSoon({ message }: { message: string }) {
  const [decided, setDecided] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDecided(true), BEFORE_NOT_FOUND)
    return () => clearTimeout(timer)
  }, [])
  return decided ? <NotFound message={message} /> : <Waiting />
}

/** Keeps the place while the browser finds out. Without a script it says what to do. */
export function Waiting() {
  return (
    <div className={variant("layout.container")}>
      <div className={variant("piece.status")} aria-busy="true">
        <p className={variant("text.muted")} role="status">
          Loading …
        </p>
      </div>
    </div>
  )
}
