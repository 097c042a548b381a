import { useEffect, useRef } from "react"
import { NotFound } from "../components/not-found/not-found"
import { StaticHtml, useStaticHtml } from "../components/static-html/static-html"
import { PageLayout } from "./page-layout"

type Props = {
  /** What's wrong, in words that the path follows. */
  message: string
  path: string
}

/**
 * The page for an address that doesn't exist. The host sends the same file for all of them, and only the browser knows the path,
 * so it's written into the heading. Otherwise React doesn't look at the file, which a translator may have changed.
 */
export function NotFoundPage({ message, path }: Props) {
  const page = useRef<HTMLElement>(null)
  const isFirstPage = useStaticHtml()
  const heading = `${message}: ${path}`
  useEffect(() => {
    const element = isFirstPage ? page.current?.querySelector("h1") : null
    if (element) element.textContent = heading
  }, [isFirstPage, heading])
  return (
    <StaticHtml ref={page}>
      {() => (
        <PageLayout meta={{ layout: "default" }}>
          <NotFound message={isFirstPage ? "Page not found" : heading} />
        </PageLayout>
      )}
    </StaticHtml>
  )
}
