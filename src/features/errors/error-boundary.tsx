import { lazy, Suspense, type ReactNode } from "react"
import { Boundary } from "../../components/broken-part/section-boundary"

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
