import { createElement, Fragment, startTransition, useEffect, type ReactElement, type ReactNode } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { registerDeferredFeature } from "../../lib/deferred-features"
import { listChangedAnswers, withAnswers } from "../form/form-answers"

// Islands: the parts of a page's HTML that React runs. React doesn't look at the rest of the first page.

/** A component whose props can be written as JSON. */
export type IslandComponent<Props> = (props: Props) => ReactNode

export type IslandOptions<Props> = {
  /** True replaces the island's HTML, which has nothing that a visitor can type or choose. Otherwise its elements stay. */
  isRedrawn?: boolean
  /**
   * For a form, which starts at the first touch: whether it starts before that. Its boxes stay the same elements, so nothing
   * that's typed, chosen, focused, selected or being composed is lost. The component also gets `typedValues`, the answers given
   * before. A submit before the form is interactive is held until then: see `startAppLate`.
   */
  isFormWanted?: (props: Props) => boolean
}

type IslandCode = IslandOptions<never> & { load: () => Promise<IslandComponent<never>> }

const islands = new Map<string, IslandCode>()

/** Registers the code of the islands called `name`. Only pages that have one load it. */
export function registerIsland<Props>(
  name: string,
  load: () => Promise<IslandComponent<Props>>,
  options: IslandOptions<Props> = {},
): void {
  islands.set(name, { load, ...options })
}

/**
 * Starts the islands in `page`, each in a root of its own. An island whose code can't be loaded stays plain HTML. `wrap`
 * adds what the build has around an island, and the contexts of its page; `findProps` finds the props of an island whose
 * HTML doesn't have them. Returns a cleanup function.
 */
export function startIslands(
  page: Element,
  wrap: (content: ReactElement) => ReactElement,
  findProps: (name: string) => object | null,
): () => void {
  const roots: Root[] = []
  const stopping = new AbortController()
  const { signal } = stopping

  /** @returns true if the island's code has loaded. */
  async function startIsland(box: HTMLElement, { load, isRedrawn, isFormWanted }: IslandCode, props: object | null) {
    const finish = registerDeferredFeature()
    const component = await load().catch(finish)
    if (!component || signal.aborted) return Boolean(component)
    const form = isFormWanted && box.querySelector("form")
    const answers = form ? { typedValues: withAnswers({}, listChangedAnswers(form)) } : null
    const content = createElement(component as IslandComponent<object>, { ...props, ...answers })
    const element = wrap(createElement(Fragment, null, content, createElement(MountReport, { onMount: finish })))
    if (form) roots.push(hydrateRoot(box, element))
    else if (!isRedrawn) roots.push(hydrateInPieces(element, box))
    else {
      const root = createRoot(box)
      startTransition(() => root.render(element))
      roots.push(root)
    }
    return true
  }

  for (const box of page.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props: json } = box.dataset
    const code = islands.get(island)
    if (!code) continue
    const props: object | null = json ? JSON.parse(json) : findProps(island)
    const start = () => startIsland(box, code, props)
    if (code.isFormWanted) startFormWhenTouched(box, start, code.isFormWanted(props as never), signal)
    else void start()
  }
  return () => {
    stopping.abort()
    // React mustn't end one root while it's drawing another.
    queueMicrotask(() => roots.forEach(root => root.unmount()))
  }
}

const TOUCHES = ["focusin", "input", "change", "submit"]

/** Starts a form at the first touch, or right away. If its code can't be loaded, the page is told, and a later touch tries again. */
function startFormWhenTouched(
  box: HTMLElement,
  start: () => Promise<boolean>,
  isWanted: boolean,
  signal: AbortSignal,
): void {
  const form = box.querySelector("form")
  let isStarted = false
  async function startForm() {
    if (isStarted) return
    isStarted = true
    isStarted = await start()
    if (!isStarted) form?.dispatchEvent(new Event("error"))
  }
  TOUCHES.forEach(touch => box.addEventListener(touch, startForm, { signal }))
  if (isWanted || !form || isFormTouched(form)) void startForm()
}

/** A form whose submit is held has a busy button, which not all browsers focus when it's pressed. */
const isFormTouched = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  form.querySelector("[aria-busy=true]") !== null ||
  listChangedAnswers(form).length > 0

/** Hydrates in steps of a few milliseconds, so that the browser can respond to the visitor between them. */
export function hydrateInPieces(element: ReactElement, container: Element): Root {
  const roots: Root[] = []
  startTransition(() => void roots.push(hydrateRoot(container, element)))
  return roots[0] as Root
}

/** Calls `onMount`, which must stay the same function, once the component next to it answers the visitor. Renders nothing. */
function MountReport({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}
