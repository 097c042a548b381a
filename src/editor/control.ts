import { createElement, type FunctionComponent } from "react"
import { createRoot, type Root } from "react-dom/client"

/**
 * Wraps one of our components for Decap, which has its own React in another version. Decap's React renders an empty element,
 * and our React renders the component inside it.
 *
 * @param isValid Called by Decap when the writer saves. Decap doesn't save if it returns an error.
 */
export function wrapComponentForDecapCms<Props extends object>(
  component: FunctionComponent<Props>,
  isValid: (props: Props) => Validity = () => ({ error: false }),
): unknown {
  const roots = new WeakMap<HTMLElement, Root>()
  const renderComponentInside = (element: HTMLElement | null, props: Props) => {
    if (!element) return
    const root = roots.get(element) ?? createRoot(element)
    roots.set(element, root)
    root.render(createElement(component, props))
  }
  return window.createClass<Props>({
    element: null,
    isValid() {
      return isValid(this.props)
    },
    componentDidMount() {
      renderComponentInside(this.element, this.props)
    },
    componentDidUpdate() {
      renderComponentInside(this.element, this.props)
    },
    componentWillUnmount() {
      if (this.element) roots.get(this.element)?.unmount()
    },
    render() {
      return window.h("div", {
        ref: (element: HTMLElement | null) => {
          if (element) this.element = element
        },
      })
    },
  })
}

type Validity = { error: false | { type: string; message: string } }
