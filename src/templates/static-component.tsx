import { Suspense } from "react"
import { createLazyPart } from "../components/island/create-island"
import type { IslandComponent } from "../components/island/start-islands"
import { StaticHtml } from "../components/static-html/static-html"
import { SectionBoundary } from "../components/broken-part/section-boundary"

/** Creates a component that's never hydrated. A browser only loads its code to render a page after a navigation. */
export function createStaticComponent<Props extends object>(load: () => Promise<IslandComponent<Props>>) {
  const renderPart = createLazyPart(load)
  return (props: Props) => (
    <StaticHtml>
      {() => (
        <Suspense>
          <SectionBoundary>{renderPart(props)}</SectionBoundary>
        </Suspense>
      )}
    </StaticHtml>
  )
}
