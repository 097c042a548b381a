import { Component, type ReactNode } from "react"

type Props = {
  /** A new one gets a new start. */
  path?: string
  /** What stands in place of what broke. */
  broken: (error: unknown, clear: () => void) => ReactNode
  children: ReactNode
}
type State = { caught: { error: unknown } | null }

/** Keeps an error from what is around it. React has logged the error by then. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  override componentDidUpdate({ path }: Props): void {
    if (path !== this.props.path) this.clear()
  }

  clear = () => this.setState({ caught: null })

  override render(): ReactNode {
    const caught = this.state?.caught
    return caught ? this.props.broken(caught.error, this.clear) : this.props.children
  }
}
