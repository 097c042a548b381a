import { Suspense, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { MountReport } from "../../lib/islands"
import { variant } from "../../theme/variant"
import { BrokenPart } from "../broken-part/broken-part"
import { SectionBoundary } from "../broken-part/section-boundary"
import { PageContact } from "../reach-us/reach-us"
import { StaticHtml, useStaticHtml } from "../static-html/static-html"
import { listChangedAnswers, withAnswers } from "./form-answers"
import type { FormValues } from "./form-values"

type Props = {
  /** The form's id. After a navigation, a placeholder has it while the code is loading. */
  id?: string
  /** Loads the form's code. */
  load: () => Promise<unknown>
  /** True if the form should be interactive before it's touched. */
  isWanted: () => boolean
  /**
   * Renders the form, by a component that loads its code (`lazy`). The first rendering in the browser is the same as at build.
   * `typedValues` are the answers given before that.
   */
  children: (typedValues: FormValues) => ReactNode
}

const TOUCHES = ["focusin", "input", "change", "submit"]

/**
 * A form whose HTML is in the page from the start, and which becomes interactive at the first touch, or straight away if
 * `isWanted` says so or there's no HTML, as after a navigation. Its boxes stay the same elements, so nothing that's typed,
 * chosen, focused, selected or being composed is lost.
 *
 * A submit before the form is interactive is held until then: see `startAppLate`.
 */
export function HydratedForm({ id, load, isWanted, children }: Props) {
  const box = useRef<HTMLElement>(null)
  const staticHtml = useStaticHtml()
  const contact = useContext(PageContact)
  const [code, setCode] = useState<"loaded" | "unreachable" | null>(null)
  const root = useRef<Root | null>(null)
  const isLoading = useRef(false)
  const isInteractive = useRef(false)
  /** True if the content has changed before it was interactive. */
  const hasNewContent = useRef(false)

  const handleMount = useCallback(() => {
    isInteractive.current = true
    if (hasNewContent.current) root.current?.render(latest.current())
  }, [])

  const renderContent = (typedValues: FormValues = {}) => (
    <PageContact.Provider value={contact}>
      <SectionBoundary>
        <Suspense fallback={<Placeholder id={id} />}>
          {children(typedValues)}
          <MountReport onMount={handleMount} />
        </Suspense>
      </SectionBoundary>
    </PageContact.Provider>
  )
  const latest = useRef(renderContent)
  latest.current = renderContent

  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form")

    async function hydrateForm() {
      if (isLoading.current) return
      isLoading.current = true
      const isLoaded = await load().then(
        () => true,
        () => false,
      )
      if (!around || !form) setCode(isLoaded ? "loaded" : "unreachable")
      else if (!isLoaded) form.dispatchEvent(new Event("error"))
      else if (around.isConnected)
        root.current = hydrateRoot(around, latest.current(withAnswers({}, listChangedAnswers(form))))
      isLoading.current = isLoaded
    }

    TOUCHES.forEach(touch => around?.addEventListener(touch, hydrateForm))
    if (!form || isFormTouched(form) || isWanted()) void hydrateForm()
    return () => {
      TOUCHES.forEach(touch => around?.removeEventListener(touch, hydrateForm))
    }
  }, [load, isWanted])

  useEffect(() => {
    hasNewContent.current = root.current !== null
    if (isInteractive.current) root.current?.render(latest.current())
  })
  // React mustn't end one root while it's drawing another.
  useEffect(() => () => queueMicrotask(() => root.current?.unmount()), [])

  if (staticHtml) return <StaticHtml ref={box}>{renderContent}</StaticHtml>
  if (code === "unreachable") return <BrokenPart />
  return code === "loaded" ? renderContent() : <Placeholder id={id} />
}

const Placeholder = ({ id }: { id?: string }) => (
  <p id={id} className={variant("text.muted")}>
    Loading …
  </p>
)

/** A form whose submit is held has a busy button, which not all browsers focus when it's pressed. */
const isFormTouched = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  form.querySelector("[aria-busy=true]") !== null ||
  listChangedAnswers(form).length > 0
