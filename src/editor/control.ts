import { createElement, type FunctionComponent } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { ControlProps } from "./decap"

/**
 * Wraps a component of ours for Decap, which has its own React in another version: Decap's draws an empty element, and ours
 * draws inside it.
 *
 * @param answers Further methods that Decap calls.
 */
export function createControl<Props extends object>(
  component: FunctionComponent<Props>,
  answers: Readonly<Record<string, (props: Props) => unknown>> = {},
): unknown {
  const roots = new WeakMap<HTMLElement, Root>()
  const draw = (element: HTMLElement | null, props: Props) => {
    if (!element) return
    const root = roots.get(element) ?? createRoot(element)
    roots.set(element, root)
    root.render(createElement(component, props))
  }
  const methods = Object.entries(answers).map(([name, answer]) => [
    name,
    function (this: { props: Props }) {
      return answer(this.props)
    },
  ])
  return window.createClass<Props>({
    ...Object.fromEntries(methods),
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
    render() {
      return window.h("div", {
        ref: (element: HTMLElement | null) => {
          if (element) this.element = element
        },
      })
    },
  })
}

/** What may be wrong with a field when the writer saves. Decap then doesn't save. */
export type Validity = { error: false | { type: string; message: string } }

/** A control for Decap's form. */
export const createFieldControl = (
  component: FunctionComponent<ControlProps>,
  isValid: (props: ControlProps) => Validity = () => ({ error: false }),
): unknown => createControl(component, { isValid })
