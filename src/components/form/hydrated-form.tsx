import { useEffect, useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { endWaiting, showWaiting } from "../../lib/waiting"
import { variant } from "../../theme/variant"
import { BrokenPart } from "../broken-part/broken-part"
import { StaticHtml, useStaticHtml } from "../static-html/static-html"
import type * as CapturedForm from "./captured-form"
import { listChangedControls, isComposing } from "./changed-fields"
import type { FormValues } from "./form-values"
import { submitForm } from "./submit-form"

type Props<Code> = {
  /** The form's id, which its place has while the code is on its way to a page that has come by navigation. */
  id?: string
  load: () => Promise<Code>
  /** True when the form is wanted interactive before it is touched. */
  isWanted: () => boolean
  /** The form as the page brings it, and what goes with it. It has an id, and so has what can be opened. */
  staticForm: () => ReactNode
  /** The form that takes its place, with the same ids. It begins with what was `typed`. */
  interactiveForm: (code: Code, typedValues: FormValues) => ReactNode
}

const TOUCHES = ["focusin", "input"]

/** What replaces a form comes with the form's code: before, it would weigh on each page that has a form. */
const loadCapturedForm = () => import(/* webpackChunkName: "captured-form" */ "./captured-form")

/**
 * A form that the page brings as static HTML, and that becomes interactive at the first touch, or at once when it is
 * wanted or the page has come by navigation, without HTML. What was typed, chosen, focused, selected and opened by then
 * stays as it is, and nothing is replaced while the visitor is composing a text, pressing a control, or typing into a
 * field whose caret can't be put back.
 *
 * A submit that comes before the code is held. Where the code cannot be had, the browser sends the form by itself.
 */
export function HydratedForm<Code>({ id, load, isWanted, staticForm, interactiveForm }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null)
  const staticHtml = useStaticHtml()
  const [loaded, setLoaded] = useState<{ code: Code; typed: FormValues } | "unreachable" | null>(null)

  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form") ?? null
    let loading = false
    let isSubmitHeld = false

    async function hydrate() {
      if (loading) return
      loading = true
      const parts = await Promise.all([load(), form ? loadCapturedForm() : null]).catch(() => null)
      const [code, by] = parts ?? []
      if (code && by && form && around) await replace(form, around, code, by)
      else if (code) setLoaded({ code, typed: {} })
      else if (!form) setLoaded("unreachable")
      else if (isSubmitHeld) form.submit()
      loading = parts !== null
    }

    async function replace(form: HTMLFormElement, around: HTMLElement, code: Code, by: typeof CapturedForm) {
      const { captureForm, restoreForm, waitUntilIdle: untilUndisturbed } = by
      await untilUndisturbed(form, around, () => isSubmitHeld)
      if (!form.isConnected) return
      const captured = captureForm(form, around)
      // At once: what is typed between the capture and the drawing would be lost.
      flushSync(() => setLoaded({ code, typed: captured.typed }))
      restoreForm(captured)
      endWaiting()
      // Not by the id alone: a heading of the writer's may have it too.
      const interactive = document.forms.namedItem(form.id)
      if (isSubmitHeld && interactive) submitForm(interactive)
    }

    function hold(event: SubmitEvent) {
      event.preventDefault()
      isSubmitHeld = true
      showWaiting(event.submitter)
      // Ends a composition that the submit didn't end: the form would wait for it, and nothing would be sent.
      const focused = document.activeElement
      if (isComposing() && focused instanceof HTMLElement) focused.blur()
      void hydrate()
    }

    TOUCHES.forEach(touch => around?.addEventListener(touch, hydrate))
    around?.addEventListener("submit", hold)
    if (!form || isTouched(form, around) || isWanted()) void hydrate()
    return () => {
      TOUCHES.forEach(touch => around?.removeEventListener(touch, hydrate))
      around?.removeEventListener("submit", hold)
    }
  }, [load, isWanted])

  if (loaded === "unreachable") return <BrokenPart />
  if (loaded) return interactiveForm(loaded.code, loaded.typed)
  if (!staticHtml)
    return (
      <p id={id} className={variant("text.muted")}>
        Loading …
      </p>
    )
  return <StaticHtml ref={box}>{staticForm}</StaticHtml>
}

/** What goes with a form, such as a list below it, is replaced too: a focus in there counts as well. */
const isTouched = (form: HTMLFormElement, around: HTMLElement | null): boolean =>
  around?.contains(document.activeElement) || listChangedControls(form).length > 0
