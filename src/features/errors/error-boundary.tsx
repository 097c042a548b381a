import { lazy, Suspense, type ReactNode } from "react"
import { Boundary } from "./boundary"

const BrokenPage = lazy(() =>
  import(/* webpackChunkName: "broken-page" */ "./broken-page").then(
    module => ({ default: module.BrokenPage }),
    // On a dead line: the browser's own way out.
    () => ({ default: () => <a href="/">Clear errors</a> }),
  ),
)

type Props = { /** The page's path: a new page gets a new start. */ path: string; children: ReactNode }

/** Shows the error screen in place of a page that broke. */
export const ErrorBoundary = ({ path, children }: Props) => (
  <Boundary
    path={path}
    broken={(error, clear) => (
      <Suspense>
        <BrokenPage error={error} path={path} onClear={clear} />
      </Suspense>
    )}
  >
    {children}
  </Boundary>
)
