import { createElement, lazy, Suspense, type ReactNode } from "react"
import { StaticHtml } from "../components/static-html/static-html"
import { SectionBoundary } from "../components/broken-part/section-boundary"

type Part<Props> = (props: Props) => ReactNode

export function createLazyPart<Props extends object>(load: () => Promise<Part<Props>>) {
  const Loaded = lazy(async () => {
    const part = await load()
    return { default: ({ given }: { given: Props }) => createElement(part, given) }
  })
  return (props: Props) => <Loaded given={props} />
}

/** Creates a component that's never hydrated. A browser only loads its code to render a page after a navigation. */
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
