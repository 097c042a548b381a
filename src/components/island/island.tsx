import { Suspense, type ReactNode } from "react"
import { SectionBoundary } from "../broken-part/section-boundary"
import { useStaticHtml } from "../static-html/static-html"

export const IslandContent = ({ placeholder, children }: { placeholder?: ReactNode; children: ReactNode }) => (
  <SectionBoundary>
    <Suspense fallback={placeholder}>{children}</Suspense>
  </SectionBoundary>
)

type Props = {
  /** The name under which `registerIsland` knows the code. */
  name: string
  /** The props of the component, which the page's HTML keeps as JSON for the browser. Null if they're in the page's body. */
  props: object | null
  /** Shown after a navigation until the code has loaded. */
  placeholder?: ReactNode
  children: ReactNode
}

/** A part of a page that React runs, and whose HTML is in the page from the start. On the first page, `startIslands` starts it. */
export function Island({ name, props, placeholder, children }: Props) {
  const attributes = useStaticHtml() ? { "data-island": name, "data-props": props && JSON.stringify(props) } : null
  return (
    <div {...attributes}>
      <IslandContent placeholder={placeholder}>{children}</IslandContent>
    </div>
  )
}
