import { isObject } from "../../domain/parse/wire"
import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import { saveDraft, readDraft } from "../session-draft"
import { findHashTarget, scrollToHash } from "./follow"

/** The name of the current entry of the browser's history; `null` for an entry that no code made. */
const getHistoryEntryName = (): string | null => {
  const state: unknown = history.state
  return isObject(state) && "key" in state ? String(state["key"]) : null
}

const nameHistoryEntry = (): void => history.replaceState({ ...history.state, key: String(Math.random()) }, "")

/** The name of the draft that stores the scroll position at which this tab's last document was left. */
const LEFT_AT = "place"

/** The scroll position at which `entry` was left. Browsers don't restore it reliably once scripts have changed the history. */
function readSavedScrollPosition(entry: string | null): number {
  const place = readDraft(LEFT_AT)
  return entry !== null && isObject(place) && place["entry"] === entry ? Number(place["y"]) || 0 : 0
}

/** Whether the page shows the element that the hash names. It may be missing as yet, or inside a closed disclosure. */
const isHashTargetShown = (): boolean => {
  const target = findHashTarget(location.hash)
  return target !== null && !target.closest("details:not([open])")
}

/**
 * Gatsby's own scrolling ends too early: parts of a page are rendered late. A hash leads to its element once that's
 * rendered; Back and Forward lead to where the visitor left the page. The browser restores positions only after full page
 * loads, since otherwise it would scroll before the page changes. Returns a cleanup function.
 */
export function saveAndRestoreScrollPositions(): () => void {
  const places = new Map<string | null, number>()
  const stopping = new AbortController()
  const { signal } = stopping
  let path = location.pathname
  let back: { entry: string | null; y: number } | null = null
  let isHeld = false
  let endHold = () => {}

  const saveScrollPosition = () => {
    if (!isHeld && !back) places.set(getHistoryEntryName(), scrollY)
  }
  const startHold = (go: () => void) => {
    const entry = getHistoryEntryName()
    isHeld = true
    endHold = repeatScrollWhilePageGrows(go, () => {
      isHeld = false
      if (entry === getHistoryEntryName()) saveScrollPosition()
    })
  }

  function onTraverse() {
    endHold()
    const entry = getHistoryEntryName()
    const y = places.get(entry)
    back = entry !== null && y !== undefined ? { entry, y } : null
    // The visitor has just followed a link to a position on this page: the browser made the entry and scrolled there.
    if (entry !== null) return
    nameHistoryEntry()
    // Not every browser opens the answer that the link leads to.
    if (location.hash && !isHashTargetShown()) scrollToHash(location.hash)
  }

  function restoreOnLoad() {
    endHold()
    const position = back?.entry === getHistoryEntryName() ? back : null
    back = null
    const isOther = path !== location.pathname
    path = location.pathname
    if (isOther && location.hash && !findHashTarget(location.hash)) scrollTo(0, 0)
    if (position) startHold(() => scrollTo(0, position.y))
    else if (location.hash) startHold(() => scrollToHash(location.hash))
  }

  const restoreByCode = () => void (history.scrollRestoration = "manual")
  const restoreByBrowser = () => void (history.scrollRestoration = "auto")
  const leave = () => {
    saveDraft(LEFT_AT, { entry: getHistoryEntryName(), y: scrollY })
    restoreByBrowser()
  }
  restoreByCode()
  addEventListener("pageshow", restoreByCode, { signal })
  addEventListener("pagehide", leave, { signal })
  addEventListener("popstate", onTraverse, { signal })
  addEventListener("scroll", saveScrollPosition, { passive: true, signal })
  document.addEventListener(PAGE_LOADED, restoreOnLoad, { signal })
  const y = readSavedScrollPosition(getHistoryEntryName())
  if (getHistoryEntryName() === null) nameHistoryEntry()
  saveScrollPosition()
  if (y > 0 && scrollY === 0) startHold(() => scrollTo(0, y))
  else if (location.hash && scrollY === 0 && !isHashTargetShown()) startHold(() => scrollToHash(location.hash))
  return () => {
    stopping.abort()
    endHold()
    restoreByBrowser()
  }
}

/** After this many milliseconds a page that's still growing isn't scrolled any more. */
const LONGEST = 8000

/** The events with which a visitor takes over. Any scrolling that isn't ours counts too. */
const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"]

/**
 * Calls `go` to scroll the page, and again whenever it grows. Stops after eight seconds or when the visitor takes over.
 * `onEnd` is called once, however it ends. Returns a function that stops it earlier.
 */
function repeatScrollWhilePageGrows(go: () => void, onEnd: () => void): () => void {
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
