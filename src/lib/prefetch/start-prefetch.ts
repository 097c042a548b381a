import { loadPageQuietly } from "../build-watch/watch-page-loads"
import { getUrlAfterRedirects, isAppPage, getNavigationRules } from "../navigation/follow"
import { findClosestInternalLink } from "../navigation/links"

const MOST_AT_ONCE = 4

const INTERACTIONS = ["pointerover", "focusin", "touchstart"]

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: Connection
  }
}

type Load = (path: string) => Promise<unknown>

/**
 * Prefetches the pages that links in view lead to, the nearest first. A link that the visitor points at, touches or focuses
 * goes before them. Returns a cleanup function.
 */
export function prefetchLinkedPages(load: Load = loadPageQuietly): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const inView = new Map<string, Set<Element>>()
  const may = () => !signal.aborted && !getNavigationRules().stale && mayPrefetch(navigator.connection)
  const queue = createPrefetchQueue(load, may)

  const addLink = (link: Element, path: string) => {
    const links = inView.get(path) ?? new Set()
    inView.set(path, links.add(link))
    queue.add(path, () => Math.min(...[...links].map(getDistanceFromWindowCentre)))
  }
  const dropLink = (link: Element, path: string) => {
    const links = inView.get(path)
    if (links?.delete(link) && links.size === 0) queue.drop(path)
  }

  const views = new IntersectionObserver(entries =>
    entries.forEach(({ target, isIntersecting }) => {
      const path = findPathToPrefetch(target)
      if (path !== null) (isIntersecting ? addLink : dropLink)(target, path)
    }),
  )
  const watch = () => document.querySelectorAll("a[href]").forEach(link => views.observe(link))
  const mutations = new MutationObserver(watch)
  mutations.observe(document.body, { childList: true, subtree: true })
  watch()

  const interact = ({ target }: { target: EventTarget | null }) => {
    const path = findPathToPrefetch(target)
    if (path !== null) queue.hurry(path)
  }
  interact({ target: document.querySelector("a:hover") })
  INTERACTIONS.forEach(sign => document.addEventListener(sign, interact, { capture: true, passive: true, signal }))

  return () => {
    stopping.abort()
    views.disconnect()
    mutations.disconnect()
  }
}

function findPathToPrefetch(target: EventTarget | null): string | null {
  const link = findClosestInternalLink(target)
  // A button that opens the form is a link only for visitors without scripts.
  if (!link || link.hasAttribute("data-quote-open")) return null
  const to = getUrlAfterRedirects(link.href)
  return isAppPage(to) && to.pathname !== location.pathname ? to.pathname : null
}

function getDistanceFromWindowCentre(link: Element): number {
  const { top, height } = link.getBoundingClientRect()
  return Math.abs(top + height / 2 - innerHeight / 2)
}

type Connection = { effectiveType?: string; saveData?: boolean }

/** False if the visitor's connection is slow (`2g`, `slow-2g`) or data saving is on. True if the browser doesn't say. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "")

/** How far a link is from the middle of the window. Called when a fetch can start, since the page may have scrolled. */
type Distance = () => number

const urgent: Distance = () => -Infinity

/**
 * Fetches each page once, the nearest first, at most four at a time. `add`: a link came into view. `drop`: none is in view
 * any more; a fetch that has started goes on. `hurry`: the visitor is about to follow a link. `may` is asked before each
 * page.
 */
export function createPrefetchQueue(load: Load, may: () => boolean) {
  const waiting = new Map<string, Distance>()
  const requestedPaths = new Set<string>()
  let running = 0

  const findNearest = (): string | undefined =>
    [...waiting].map(([path, distance]) => ({ path, at: distance() })).sort((a, b) => a.at - b.at)[0]?.path

  function startNextFetches(): void {
    while (running < MOST_AT_ONCE && may()) {
      const path = findNearest()
      if (path === undefined) return
      waiting.delete(path)
      requestedPaths.add(path)
      running += 1
      load(path).then(finishFetch, finishFetch)
    }
  }

  function finishFetch(): void {
    running -= 1
    startNextFetches()
  }

  function add(path: string, distance: Distance): void {
    if (requestedPaths.has(path) || waiting.get(path) === urgent) return
    waiting.set(path, distance)
    startNextFetches()
  }

  return { add, drop: (path: string) => void waiting.delete(path), hurry: (path: string) => add(path, urgent) }
}
