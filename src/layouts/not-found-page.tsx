import { useEffect, useRef } from "react"
import { NotFound } from "../components/not-found/not-found"
import { StaticHtml, useStaticHtml } from "../components/static-html/static-html"
import { PageLayout } from "./page-layout"

/** The heading of the file that the host sends. */
export const UNKNOWN_ADDRESS = "Page not found"

type Props = {
  /** What's wrong, in words that the path follows. */
  message: string
  path: string
}

/**
 * Runs in the 404 page as an inline script from its own source text, so it can't use anything outside the function. The host
 * sends the same file for all addresses, and only the browser knows the path. It's added before the page is painted, since a
 * heading that grows later would move the page under a visitor's finger.
 */
export function addPathToHeading(): void {
  const heading = document.querySelector("h1")
  if (heading) heading.textContent += `: ${location.pathname}`
}

/**
 * The page for an address that doesn't exist. React doesn't look at the file that the host has sent, which a translator may
 * have changed. Only where nothing has changed the heading does it get the words for a malformed id.
 */
export function NotFoundPage({ message, path }: Props) {
  const page = useRef<HTMLElement>(null)
  const isFirstPage = useStaticHtml()
  const heading = `${message}: ${path}`
  useEffect(() => {
    const element = isFirstPage ? page.current?.querySelector("h1") : null
    if (element?.textContent === `${UNKNOWN_ADDRESS}: ${path}`) element.textContent = heading
  }, [isFirstPage, heading, path])
  return (
    <StaticHtml ref={page}>
      {() => (
        <PageLayout meta={{ layout: "default" }}>
          <NotFound message={isFirstPage ? UNKNOWN_ADDRESS : heading} />
        </PageLayout>
      )}
    </StaticHtml>
  )
}
