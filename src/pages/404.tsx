import type { PageProps } from "gatsby"
import { NotFound } from "../components/not-found/not-found"
import { useInBrowser } from "../components/static-html/static-html"
import { OUR_STATES } from "../domain/states"
import { PageHead } from "../layouts/page-head"
import { PageLayout } from "../layouts/page-layout"

/** The page for an address that doesn't exist. Only the browser knows the path: one file is served for all of them. */
export default function NotFoundPage({ location }: PageProps) {
  const inBrowser = useInBrowser()
  return (
    <PageLayout meta={{ layout: "default" }}>
      <NotFound message={inBrowser ? `Page not found: ${location.pathname}` : "Page not found"} />
    </PageLayout>
  )
}

export const Head = () => (
  <PageHead
    title="Page not found"
    description={`We don’t have a page at that address. Go to one of our most popular pages, read ${OUR_STATES.length > 1 ? "about your state" : "our guide"}, or ask for a quote.`}
    index={false}
  />
)
