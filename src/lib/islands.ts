import { createElement, Fragment, startTransition, useEffect, type ReactElement, type ReactNode } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { registerDeferredFeature } from "./deferred-features"

// Islands: the parts of a page's HTML that React runs. React doesn't look at the rest of the first page.

/** A component whose props can be written as JSON. */
export type IslandComponent<Props> = (props: Props) => ReactNode

type IslandCode = {
  load: () => Promise<IslandComponent<never>>
  /** True replaces the island's HTML, which has nothing that a visitor can type or choose. Otherwise its elements stay. */
  isRedrawn: boolean
}

const islands = new Map<string, IslandCode>()

/** Registers the code of the islands called `name`. Only pages that have one load it. */
export function registerIsland(name: string, load: IslandCode["load"], isRedrawn = false): void {
  islands.set(name, { load, isRedrawn })
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
  let hasEnded = false

  async function startIsland(box: HTMLElement, { load, isRedrawn }: IslandCode) {
    const finish = registerDeferredFeature()
    const component = await load().catch(finish)
    if (!component || hasEnded) return
    const { island = "", props: json } = box.dataset
    const props: object | null = json ? JSON.parse(json) : findProps(island)
    const content = createElement(component as IslandComponent<object>, props)
    const element = wrap(createElement(Fragment, null, content, createElement(MountReport, { onMount: finish })))
    const root = isRedrawn ? createRoot(box) : hydrateInPieces(element, box)
    if (isRedrawn) startTransition(() => root.render(element))
    roots.push(root)
  }

  for (const box of page.querySelectorAll<HTMLElement>("[data-island]")) {
    const code = islands.get(box.dataset["island"] ?? "")
    if (code) void startIsland(box, code)
  }
  return () => {
    hasEnded = true
    roots.forEach(root => root.unmount())
  }
}

/** Hydrates in steps of a few milliseconds, so that the browser can respond to the visitor between them. */
export function hydrateInPieces(element: ReactElement, container: Element): Root {
  const roots: Root[] = []
  startTransition(() => void roots.push(hydrateRoot(container, element)))
  return roots[0] as Root
}

/** Calls `onMount`, which must stay the same function, once the component next to it answers the visitor. Renders nothing. */
export function MountReport({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}
