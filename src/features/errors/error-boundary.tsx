import { Component, lazy, Suspense, type ReactNode } from "react"

const BrokenPage = lazy(() =>
  import(/* webpackChunkName: "broken-page" */ "./broken-page").then(module => ({ default: module.BrokenPage })),
)

type Props = { /** The page's path: a new page gets a new start. */ path: string; children: ReactNode }
type State = { broken: { error: unknown } | null }

/** Shows the error screen in place of a page that broke. React has logged the error by then. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  override componentDidUpdate({ path }: Props): void {
    if (path !== this.props.path) this.setState({ broken: null })
  }

  override render(): ReactNode {
    const { path, children } = this.props
    const broken = this.state?.broken
    if (!broken) return children
    return (
      <Suspense>
        <BrokenPage error={broken.error} path={path} onClear={() => this.setState({ broken: null })} />
      </Suspense>
    )
  }
}
