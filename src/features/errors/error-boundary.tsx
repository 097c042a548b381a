import { Component, lazy, Suspense, type ReactNode } from "react"
import { BrokenPart } from "../../components/broken-part/broken-part"

type BoundaryProps = {
  /** The page's path. A new path clears the error. */
  path?: string
  /** Renders what replaces the part that broke. */
  renderBroken: (error: unknown, clear: () => void) => ReactNode
  children: ReactNode
}
type BoundaryState = { caught: { error: unknown } | null }

/** Stops an error from breaking the rest of the page. React has already logged it. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } }
  }

  override componentDidUpdate({ path }: BoundaryProps): void {
    if (path !== this.props.path) this.clear()
  }

  clear = () => this.setState({ caught: null })

  override render(): ReactNode {
    const caughtError = this.state?.caught
    return caughtError ? this.props.renderBroken(caughtError.error, this.clear) : this.props.children
  }
}

const BrokenPage = lazy(() =>
  import(/* webpackChunkName: "error-screen" */ "./error-screen").then(
    module => ({ default: module.BrokenPage }),
    // Without a connection, a plain link still works.
    () => ({ default: () => <a href="/">Clear errors</a> }),
  ),
)

type PageProps = { /** The page's path: a new page clears the error. */ path: string; children: ReactNode }

/** Shows the error screen instead of a page that broke. */
export const ErrorBoundary = ({ path, children }: PageProps) => (
  <Boundary
    path={path}
    renderBroken={(error, clear) => (
      <Suspense>
        <BrokenPage error={error} path={path} onClear={clear} />
      </Suspense>
    )}
  >
    {children}
  </Boundary>
)

type SectionProps = {
  /** Shows nothing in place of a broken part that visitors won't miss. */
  quiet?: boolean
  children: ReactNode
}

/** Stops an error in one part of a page from breaking the rest of the page. */
export const SectionBoundary = ({ quiet, children }: SectionProps) => (
  <Boundary renderBroken={() => !quiet && <BrokenPart />}>{children}</Boundary>
)
