import { useEffect, useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { variant } from "../../theme/variant"
import { BrokenPart } from "../broken-part/broken-part"
import { whenHandsAreOff } from "./hands-off"
import { typedValues } from "./typed-values"
import type { FormValues } from "./form-values"
import { StaticHtml, useStaticHtml } from "../static-html/static-html"

/** What a visitor has done in the form as the page brought it. */
export type Taken = {
  typed: FormValues
  /** The id of the control that has the focus. */
  focused: string | null
  /** The ids of what is open. */
  opened: readonly string[]
  /** A submit was held until now. */
  submitAtOnce: boolean
}

type Props<Code> = {
  /** The form's id, which its place has while the code is on its way to a page that has come by navigation. */
  id?: string
  load: () => Promise<Code>
  /** True when the form is wanted alive before it is touched. */
  isWanted: () => boolean
  /** The form as the page brings it. */
  still: () => ReactNode
  alive: (code: Code, taken: Taken) => ReactNode
}

const TOUCHES = ["focusin", "input"]

/**
 * A form that the page brings as static HTML, and that comes alive at the first touch, or at once when it is wanted or
 * the page has come by navigation, without HTML. What was typed, focused and opened by then is taken along.
 *
 * A submit that comes before the code is held. Where the code cannot be had, the browser sends the form by itself.
 */
export function HydratedForm<Code>({ id, load, isWanted, still, alive }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null)
  const staticHtml = useStaticHtml()
  const [live, setLive] = useState<{ code: Code; taken: Taken } | "unreachable" | null>(null)

  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form") ?? null
    let loading = false
    let held = false

    async function comeAlive() {
      if (loading) return
      loading = true
      const code = await load().catch(() => null)
      if (code && form) await whenHandsAreOff(form)
      // At once: what is typed between the reading and the drawing would be lost.
      if (code) flushSync(() => setLive({ code, taken: { ...takenFrom(form), submitAtOnce: held } }))
      else if (!form) setLive("unreachable")
      else if (held) form.submit()
      loading = code !== null
    }

    function hold(event: Event) {
      event.preventDefault()
      held = true
      void comeAlive()
    }

    TOUCHES.forEach(touch => around?.addEventListener(touch, comeAlive))
    around?.addEventListener("submit", hold)
    if (!form || isTouched(form) || isWanted()) void comeAlive()
    return () => {
      TOUCHES.forEach(touch => around?.removeEventListener(touch, comeAlive))
      around?.removeEventListener("submit", hold)
    }
  }, [load, isWanted])

  if (live === "unreachable") return <BrokenPart />
  if (live) return alive(live.code, live.taken)
  if (!staticHtml)
    return (
      <p id={id} className={variant("text.muted")}>
        Loading …
      </p>
    )
  return <StaticHtml ref={box}>{still}</StaticHtml>
}

function takenFrom(form: HTMLFormElement | null): Omit<Taken, "submitAtOnce"> {
  if (!form) return { typed: {}, focused: null, opened: [] }
  const focused = form.contains(document.activeElement) ? document.activeElement?.id : null
  const opened = [...form.querySelectorAll("details[open]")].map(({ id }) => id)
  return { typed: typedValues(form), focused: focused || null, opened }
}

function isTouched(form: HTMLFormElement): boolean {
  const { typed, focused } = takenFrom(form)
  return focused !== null || Object.keys(typed).length > 0
}
