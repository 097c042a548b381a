import { forwardRef, Suspense, useState, useSyncExternalStore, type ReactNode } from "react"

const subscribeToNothing = () => () => {}

/** False on the server and while a browser hydrates the server's HTML, then true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** True on the server and in a component hydrated from the server's HTML. False in one rendered after a navigation. */
export function useStaticHtml(): boolean {
  const inBrowser = useInBrowser()
  const [atFirst] = useState(!inBrowser)
  return atFirst
}

type Props = {
  /** The class of the element around the content. */
  className?: string
  /** Renders the content, which may load its own code (`lazy`). Not called if the server's HTML is already in the page. */
  children: () => ReactNode
}

/**
 * Static HTML that stays in the browser exactly as the build made it, without loading the code that made it. Only a page
 * that's opened by navigation, without HTML, loads that code and renders it.
 */
export const StaticHtml = forwardRef<HTMLDivElement, Props>(function StaticHtml({ className, children }, ref) {
  const staticHtml = useStaticHtml()
  if (staticHtml && typeof window !== "undefined")
    return <div ref={ref} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  return (
    <div ref={ref} className={className}>
      <Suspense>{children()}</Suspense>
    </div>
  )
})
