import { createElement, lazy, Suspense, type ReactNode } from "react"
import { StaticHtml } from "../components/static-html/static-html"
import { SectionBoundary } from "../components/broken-part/section-boundary"

type Part<Props> = (props: Props) => ReactNode

/** Creates a component whose code is loaded when it's first rendered. */
export function createLazyPart<Props extends object>(load: () => Promise<Part<Props>>) {
  const Loaded = lazy(async () => {
    const part = await load()
    return { default: ({ given }: { given: Props }) => createElement(part, given) }
  })
  return (props: Props) => <Loaded given={props} />
}

/**
 * Creates a component that's static HTML and never hydrated, so that its code isn't part of a page's load. A browser only
 * loads it to render a page after a navigation.
 */
export function createStaticComponent<Props extends object>(load: () => Promise<Part<Props>>) {
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
