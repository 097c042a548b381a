import { useEffect, useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { removeLoadingState, showLoadingState } from "../../lib/waiting"
import { variant } from "../../theme/variant"
import { BrokenPart } from "../broken-part/broken-part"
import { StaticHtml, useStaticHtml } from "../static-html/static-html"
import type * as CapturedForm from "./captured-form"
import { listChangedControls, isComposingText } from "./changed-fields"
import type { FormValues } from "./form-values"
import { submitForm } from "./submit-form"

type Props<Code> = {
  /** The form's id. After a navigation, a placeholder has it while the code is loading. */
  id?: string
  load: () => Promise<Code>
  /** True if the form should be interactive before it's touched. */
  isWanted: () => boolean
  /** The form in the page's static HTML, and the elements that belong to it. The form and all disclosures have ids. */
  staticForm: () => ReactNode
  /** The form that replaces the static one, with the same ids. It starts with the answers in `typedValues`. */
  interactiveForm: (code: Code, typedValues: FormValues) => ReactNode
}

const TOUCHES = ["focusin", "input"]

/** The code that replaces a form loads with the form's code: earlier, it would slow down every page that has a form. */
const loadCapturedForm = () => import(/* webpackChunkName: "captured-form" */ "./captured-form")

/**
 * A form that's static HTML in the page, and becomes interactive at the first touch. It becomes interactive straight away
 * if `isWanted` says so, or after a navigation, when there's no static HTML. Everything that was typed, chosen, focused,
 * selected and opened by then is preserved, and nothing is replaced while the visitor is composing a text, pressing a
 * control, or typing into a field whose caret can't be restored.
 *
 * A submit before the code has loaded is held until then. If the code can't be loaded, the browser submits the form
 * itself.
 */
export function HydratedForm<Code>({ id, load, isWanted, staticForm, interactiveForm }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null)
  const staticHtml = useStaticHtml()
  const [loaded, setLoaded] = useState<{ code: Code; typed: FormValues } | "unreachable" | null>(null)
  const isLoading = useRef(false)
  const isSubmitHeld = useRef(false)

  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form") ?? null

    async function hydrateForm() {
      if (isLoading.current) return
      isLoading.current = true
      const parts = await Promise.all([load(), form ? loadCapturedForm() : null]).catch(() => null)
      const [code, by] = parts ?? []
      if (code && by && form && around) await replaceStaticForm(form, around, code, by)
      else if (code) setLoaded({ code, typed: {} })
      else if (!form) setLoaded("unreachable")
      else if (isSubmitHeld.current) form.submit()
      isLoading.current = parts !== null
    }

    async function replaceStaticForm(form: HTMLFormElement, around: HTMLElement, code: Code, by: typeof CapturedForm) {
      const { captureFormState, restoreFormState, waitUntilFormIsIdle } = by
      await waitUntilFormIsIdle(form, around, () => isSubmitHeld.current)
      if (!form.isConnected) return
      const captured = captureFormState(form, around)
      // Render synchronously: anything typed between capturing and rendering would be lost.
      flushSync(() => setLoaded({ code, typed: captured.typed }))
      restoreFormState(captured)
      removeLoadingState()
      // Looked up among the forms, because a heading in the writer's text may have the same id.
      const interactive = document.forms.namedItem(form.id)
      if (isSubmitHeld.current && interactive) submitForm(interactive)
    }

    function holdSubmit(event: SubmitEvent) {
      event.preventDefault()
      isSubmitHeld.current = true
      showLoadingState(event.submitter)
      // End a composition that the submit didn't end. Otherwise the form would wait for it, and nothing would be sent.
      const focused = document.activeElement
      if (isComposingText() && focused instanceof HTMLElement) focused.blur()
      void hydrateForm()
    }

    TOUCHES.forEach(touch => around?.addEventListener(touch, hydrateForm))
    around?.addEventListener("submit", holdSubmit)
    if (!form || isFormTouched(form, around) || isWanted()) void hydrateForm()
    return () => {
      TOUCHES.forEach(touch => around?.removeEventListener(touch, hydrateForm))
      around?.removeEventListener("submit", holdSubmit)
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

/** The elements around a form, such as a list below it, are replaced too, so a focus inside them counts as a touch. */
const isFormTouched = (form: HTMLFormElement, around: HTMLElement | null): boolean =>
  around?.contains(document.activeElement) || listChangedControls(form).length > 0
