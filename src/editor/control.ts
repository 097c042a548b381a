import { createElement, type FunctionComponent } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { ControlProps } from "./decap"

/** What Decap's form may ask of a control besides drawing it. */
type Answers = {
  /** What's wrong, when the writer saves. Decap then doesn't save. */
  isValid?: (props: ControlProps) => { error: false | { type: string; message: string } }
}

/**
 * A control for Decap's form that is drawn by a component of ours. Decap has a React of its own, in another version: it
 * draws an empty element, and ours draws in there.
 */
export function control(drawn: FunctionComponent<ControlProps>, { isValid = () => ({ error: false }) }: Answers = {}) {
  const roots = new WeakMap<HTMLElement, Root>()
  const draw = (element: HTMLElement | null, props: ControlProps) => {
    if (!element) return
    const root = roots.get(element) ?? createRoot(element)
    roots.set(element, root)
    root.render(createElement(drawn, props))
  }
  return window.createClass<ControlProps>({
    element: null,
    componentDidMount() {
      draw(this.element, this.props)
    },
    componentDidUpdate() {
      draw(this.element, this.props)
    },
    componentWillUnmount() {
      if (this.element) roots.get(this.element)?.unmount()
    },
    // Also when only other fields have changed: what is right here may depend on them.
    shouldComponentUpdate: () => true,
    isValid() {
      return isValid(this.props)
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
