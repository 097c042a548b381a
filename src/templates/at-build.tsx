import { createElement, lazy, type FunctionComponent } from "react"
import { StaticHtml } from "../components/static-html/static-html"
import { SectionBoundary } from "../features/errors/section-boundary"

/**
 * A component that the build draws for good, so that its code weighs on no page. A browser fetches it only to draw a
 * page that comes by navigation.
 */
export function atBuild<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const Drawn = lazy(() =>
    load().then(component => ({ default: ({ given }: { given: Props }) => createElement(component, given) })),
  )
  return function AtBuild(props: Props) {
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
