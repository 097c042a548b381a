import { forwardRef, Suspense, useState, useSyncExternalStore, type ReactNode } from "react"

const subscribeToNothing = () => () => {}

/** True on the server and in a component hydrated from the server's HTML. False in one rendered after a navigation. */
export function useStaticHtml(): boolean {
  const now = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [atFirst] = useState(now)
  return atFirst
}

type Props = {
  /** Draws what may be code of its own (`lazy`). Not called where the server's HTML is already there. */
  children: () => ReactNode
}

/**
 * Static HTML, complete as the build made it: in the browser it stays as it is, and the code that made it is not
 * fetched. Only a page that comes by navigation, without HTML, fetches and draws it.
 */
export const StaticHtml = forwardRef<HTMLDivElement, Props>(function StaticHtml({ children }, ref) {
  const staticHtml = useStaticHtml()
  if (staticHtml && typeof window !== "undefined")
    return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  return (
    <div ref={ref}>
      <Suspense>{children()}</Suspense>
    </div>
  )
})
