import { lazy, useEffect, useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { ServerMade, useServerMade } from "../../components/server-made/server-made"
import type { CalculatorPart } from "../../domain/content/author-components"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { whenHandsAreOff } from "../../components/quote-fields/hands-off"
import { typedValues } from "../../components/quote-fields/typed-values"
import type { LiveCalculatorProps } from "./live-calculator"

const StaticCalculator = lazy(() =>
  import(/* webpackChunkName: "calculator" */ "./static-calculator").then(file => ({ default: file.StaticCalculator })),
)

type Live = Omit<LiveCalculatorProps, "start"> & { Form: (props: LiveCalculatorProps) => ReactNode }

type Props = {
  /** The part that stands open at first. */
  start?: CalculatorPart
  /** What the page is about, chosen at first. */
  state?: State
  side?: "buying" | "selling"
}

/**
 * The calculator in a page: static HTML of the build at first; alive from the first touch, or at once when the address
 * brings answers. Until then none of its rules is loaded.
 */
export function Calculator({ start = "whole", state, side }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const serverMade = useServerMade()
  const [live, setLive] = useState<Live | "unreachable" | null>(null)

  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form") ?? null
    let loading = false

    async function comeAlive() {
      if (loading) return
      loading = true
      const loaded = await import(/* webpackChunkName: "calculator" */ "./live-calculator").catch(() => null)
      if (loaded && form) await whenHandsAreOff(form)
      if (loaded) {
        const typed = form ? typedValues(form) : {}
        const initial = loaded.initialAnswers({ state, side, search: window.location.search, typed })
        const from = { initial, focused: focusedIn(form), opened: openedIn(form) }
        // At once: what is typed between the reading and the drawing would be lost.
        flushSync(() => setLive({ Form: loaded.LiveCalculator, ...from }))
      }
      if (!loaded && !form) setLive("unreachable")
      loading = loaded !== null
    }

    const touches = ["focusin", "input"]
    touches.forEach(touch => around?.addEventListener(touch, comeAlive))
    if (!form || isAsked(form)) void comeAlive()
    return () => touches.forEach(touch => around?.removeEventListener(touch, comeAlive))
  }, [state, side])

  if (live === "unreachable") return <p role="alert">The calculator could not be loaded. Load this page again.</p>
  if (live) {
    const { Form, ...from } = live
    return (
      <div className={variant("calculator.box")}>
        <Form start={start} {...from} />
      </div>
    )
  }
  if (!serverMade) return <p className={variant("text.muted")}>Loading the calculator …</p>
  return (
    <div className={variant("calculator.box")}>
      <ServerMade ref={box}>{() => <StaticCalculator state={state} side={side} start={start} />}</ServerMade>
    </div>
  )
}

/** True when the address brings answers, or the visitor has begun to give some. */
const isAsked = (form: HTMLFormElement): boolean =>
  /[?&](side|state|price)=/.test(window.location.search) ||
  focusedIn(form) !== null ||
  Object.keys(typedValues(form)).length > 0

const focusedIn = (form: HTMLFormElement | null): string | null =>
  (form?.contains(document.activeElement) && document.activeElement?.id) || null

const openedIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.querySelectorAll("details[open]") ?? [])].map(({ id }) => id)
