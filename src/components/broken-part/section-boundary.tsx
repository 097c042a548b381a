import { Component, type ReactNode } from "react"
import { BrokenPart } from "./broken-part"

type BoundaryProps = {
  /** The page's path. A new path clears the error. */
  path?: string
  /** Renders what replaces the part that broke. */
  renderBroken: (error: unknown, clear: () => void) => ReactNode
  children: ReactNode
}
type BoundaryState = { caught: { error: unknown } | null }

/** Stops an error from breaking the rest of the page. React has already logged it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } }
  }

  override componentDidUpdate({ path }: BoundaryProps): void {
    // Setting a state that hasn't changed would make React run all waiting effects before the new page is painted.
    if (this.state?.caught && path !== this.props.path) this.clear()
  }

  clear = () => this.setState({ caught: null })

  override render(): ReactNode {
    const caughtError = this.state?.caught
    return caughtError ? this.props.renderBroken(caughtError.error, this.clear) : this.props.children
  }
}

type SectionProps = {
  /** Shows nothing in place of a broken part that visitors won't miss. */
  quiet?: boolean
  children: ReactNode
}

export const SectionBoundary = ({ quiet, children }: SectionProps) => (
  <Boundary renderBroken={() => !quiet && <BrokenPart />}>{children}</Boundary>
)
