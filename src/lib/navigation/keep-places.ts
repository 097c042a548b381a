import { isObject } from "../../domain/parse/wire"
import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import { keepDraft, readDraft } from "../session-draft"

/** The name of the entry of the browser's history that is shown; `null` for one that no code made. */
const getEntryName = (): string | null => {
  const state: unknown = history.state
  return isObject(state) && "key" in state ? String(state["key"]) : null
}

/** Gives the entry a name of its own, in the form in which the router does. */
const nameEntry = (): void => history.replaceState({ ...history.state, key: String(Math.random()) }, "")

/** Where the visitor was when this tab was last left for another document. */
const LEFT_AT = "place"

/** How far down the visitor was when `entry` was left; browsers don't restore it reliably once scripts have changed the history. */
function readScrollPosition(entry: string | null): number {
  const place = readDraft(LEFT_AT)
  return entry !== null && isObject(place) && place["entry"] === entry ? Number(place["y"]) || 0 : 0
}

const getTarget = (): HTMLElement | null => document.getElementById(decodeURIComponent(location.hash.slice(1)))

/**
 * Keeps to the right place in a page, where Gatsby's own handling ends too early: parts of a page that came by
 * navigation are drawn late. A hash leads to its element once that is there; Back and Forward lead to where the visitor
 * was in that page. The browser's own restoring is for whole loads only, since it would move the page before it changes.
 * Returns a cleanup function.
 */
export function keepPlaces(): () => void {
  const places = new Map<string | null, number>()
  const stopping = new AbortController()
  const { signal } = stopping
  let path = location.pathname
  let back: { entry: string | null; y: number } | null = null
  let isHeld = false
  let endHold = () => {}

  const notePlace = () => {
    if (!isHeld && !back) places.set(getEntryName(), scrollY)
  }
  const startHold = (go: () => void) => {
    const entry = getEntryName()
    isHeld = true
    endHold = holdPlace(go, () => {
      isHeld = false
      if (entry === getEntryName()) notePlace()
    })
  }

  function onTraverse() {
    endHold()
    const entry = getEntryName()
    const y = places.get(entry)
    back = entry !== null && y !== undefined ? { entry, y } : null
    // A place on this page that was followed just now: the browser made the entry and went there.
    if (entry === null) nameEntry()
  }

  function restoreOnLoad() {
    endHold()
    const position = back?.entry === getEntryName() ? back : null
    back = null
    const isOther = path !== location.pathname
    path = location.pathname
    if (isOther && location.hash && !getTarget()) scrollTo(0, 0)
    if (position) startHold(() => scrollTo(0, position.y))
    else if (location.hash) startHold(() => getTarget()?.scrollIntoView())
  }

  const restoreByCode = () => void (history.scrollRestoration = "manual")
  const restoreByBrowser = () => void (history.scrollRestoration = "auto")
  const leave = () => {
    keepDraft(LEFT_AT, { entry: getEntryName(), y: scrollY })
    restoreByBrowser()
  }
  restoreByCode()
  addEventListener("pageshow", restoreByCode, { signal })
  addEventListener("pagehide", leave, { signal })
  addEventListener("popstate", onTraverse, { signal })
  addEventListener("scroll", notePlace, { passive: true, signal })
  document.addEventListener(PAGE_LOADED, restoreOnLoad, { signal })
  const y = readScrollPosition(getEntryName())
  if (getEntryName() === null) nameEntry()
  notePlace()
  if (y > 0 && scrollY === 0) startHold(() => scrollTo(0, y))
  else if (location.hash && scrollY === 0 && !getTarget()) startHold(() => getTarget()?.scrollIntoView())
  return () => {
    stopping.abort()
    endHold()
    restoreByBrowser()
  }
}

/** A page that still grows after so many milliseconds is left where it is. */
const LONGEST = 8000

/** With any of these the visitor takes over; so with any scrolling that is not ours. */
const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"]

/**
 * Brings the page to its place by `go`, and again whenever the page grows, since parts of it come late. Ends by itself
 * after eight seconds or when the visitor takes over. Returns a function that ends it earlier.
 *
 * @param onEnd Called once, however it ends.
 */
function holdPlace(go: () => void, onEnd: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let lastY = NaN
  let isGoing = false

  const place = () => {
    isGoing = true
    go()
    isGoing = false
    lastY = scrollY
  }
  const onScroll = () => {
    if (!isGoing && Math.abs(scrollY - lastY) > 1) end()
  }
  const end = () => {
    if (signal.aborted) return
    ending.abort()
    clearTimeout(timer)
    resizes.disconnect()
    mutations.disconnect()
    onEnd()
  }
  const timer = setTimeout(end, LONGEST)
  const resizes = new ResizeObserver(place)
  const mutations = new MutationObserver(place)
  resizes.observe(document.body)
  mutations.observe(document.body, { childList: true, subtree: true })
  SIGNS.forEach(sign => addEventListener(sign, end, { capture: true, passive: true, signal }))
  addEventListener("scroll", onScroll, { passive: true, signal })
  place()
  return end
}
