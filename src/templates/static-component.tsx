import { createElement, lazy, type FunctionComponent } from "react"
import { StaticHtml } from "../components/static-html/static-html"
import { SectionBoundary } from "../components/broken-part/section-boundary"

/**
 * Creates a component that's static HTML and never hydrated, so that its code isn't part of a page's load. A browser only
 * loads it to render a page after a navigation.
 */
export function createStaticComponent<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const Drawn = lazy(() =>
    load().then(component => ({ default: ({ given }: { given: Props }) => createElement(component, given) })),
  )
  return function StaticComponent(props: Props) {
    return (
      <StaticHtml>
        {() => (
          <SectionBoundary>
            <Drawn given={props} />
          </SectionBoundary>
        )}
      </StaticHtml>
    )
  }
}
