import { isValidElement, type ReactNode } from "react"

// The scripts in the HTML of a page itself: ours, which starts all others late, and those of the tag manager, which are taken
// out. Nothing here is part of what the browser loads.

/** The `id` of the inert `<template>` that holds Gatsby's script tags until they are wanted. */
export const LATE_SCRIPTS_ID = "late-scripts"

/** What a browser tells of how a page was reached: not all of them tell. */
type Navigations = { name: string; type?: string }[]

/**
 * Runs in the page as an inline script, from its own source text: it may use nothing outside itself.
 *
 * When the page has loaded, the app's scripts are downloaded; they run at the first sign of a visitor. A page with a tool
 * runs them at once, and so does one whose visitor has agreed to be measured, or has come back to a place in it. `clockMs`
 * after a page was opened that nobody has acted on, they run for what's due by the clock, or, where the page isn't seen
 * then, once it is; the document then has the attribute `data-by-clock`, and `data-acted` once a pointer, a key or scrolling
 * has shown that someone acts.
 *
 * A click on a `[data-late-click]` element that comes too early is held and replayed when the app is ready. The element and
 * the page's note say at once that it was taken. A link is followed two seconds after its click if it's busy still: whoever
 * opens something in its place ends that. On a page with the quote form the visitor is brought to it instead. Where the
 * start fails, the click is let go, and the page does what HTML does: where a script or the stylesheet that comes with them
 * can't be loaded. An error of a picture says nothing about the start.
 *
 * The document is marked while a text is being composed, so that no form is replaced then.
 *
 * `startSoon` starts once what the visitor did is on screen: scripts that run before then would be what a tap waits for. A
 * finger that is down will be a tap, and its click comes a little after it's up. Scrolling, which cancels a finger's press,
 * comes to rest first: who scrolls to something taps it next. A form that has become interactive meanwhile has another
 * button with the same id.
 */
export function lateStart(
  templateId: string,
  dataId: string,
  readyEvent: string,
  noteId: string,
  consentKey: string,
  clockMs: string,
): void {
  const signs = ["pointermove", "pointerdown", "pointerup", "pointercancel", "click", "scroll", "keydown", "focusin"]
  const template = document.querySelector<HTMLTemplateElement>("#" + templateId)
  const root = document.documentElement
  const note = document.getElementById(noteId)
  let timer: ReturnType<typeof setTimeout>
  let stillness: ReturnType<typeof setTimeout>
  let heldElement: HTMLElement | null = null
  let isPressed = false
  let hasStarted = false

  function start() {
    if (hasStarted) return
    hasStarted = true
    signs.forEach(type => removeEventListener(type, sign, true))
    addEventListener("error", fail, true)
    addEventListener("unhandledrejection", fail)
    if (!template) return
    Object.assign(window, JSON.parse(template.content.getElementById(dataId)?.textContent ?? "{}"))
    document.body.append(document.importNode(template.content, true))
  }

  function startSoon() {
    requestAnimationFrame(() => setTimeout(start))
  }

  function sign({ type }: Event) {
    if (/move|down|scroll/.test(type)) root.toggleAttribute("data-acted", true)
    isPressed = type === "pointerdown" || (isPressed && !/up|cancel|click/.test(type))
    clearTimeout(stillness)
    if (isPressed || type === "pointerup") return
    if (/scroll|cancel/.test(type)) stillness = setTimeout(startSoon, 300)
    else startSoon()
  }

  function startByClock() {
    if (hasStarted) return
    if (document.hidden) return document.addEventListener("visibilitychange", startByClock, { once: true })
    root.toggleAttribute("data-by-clock", true)
    start()
  }

  function hasAgreed() {
    try {
      return localStorage.getItem(consentKey)?.includes("granted")
    } catch {
      return
    }
  }

  function loaded() {
    if (!template) return
    const [visit]: Navigations = performance.getEntriesByType("navigation")
    if (template.dataset.soon || hasAgreed() || visit?.type === "back_forward") start()
    const { saveData, effectiveType = "" } = navigator.connection || {}
    if (hasStarted || saveData || /2g/.test(effectiveType)) return
    for (const [, href] of template.innerHTML.matchAll(/="(\/.+?)"/g))
      document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }))
  }

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>("[data-late-click]")
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (target !== heldElement) {
      if (heldElement) show(heldElement, false)
      show((heldElement = target), true)
      clearTimeout(timer)
      if (target instanceof HTMLAnchorElement) timer = setTimeout(follow, 2000, target)
    }
    startSoon()
  }

  function show(target: HTMLElement, isBusy: boolean) {
    if (isBusy) target.setAttribute("aria-busy", "true")
    else target.removeAttribute("aria-busy")
    if (note) note.textContent = (isBusy && note.dataset.text) || ""
  }

  function follow(link: HTMLAnchorElement) {
    if (!link.hasAttribute("aria-busy")) return
    heldElement = null
    const form = document.getElementById("raq-form")
    const rest = () => show(link, false)
    if (form) {
      rest()
      form.scrollIntoView()
    } else {
      addEventListener("pagehide", rest, { once: true })
      location.href = link.href
    }
  }

  function letGo() {
    removeEventListener("click", hold, true)
    const target = heldElement && (heldElement.isConnected ? heldElement : document.getElementById(heldElement.id))
    heldElement = null
    if (!target) return
    if (!(target instanceof HTMLAnchorElement)) show(target, false)
    target.click()
  }

  function fail({ target }: Event) {
    if (target instanceof HTMLImageElement) return
    clearTimeout(timer)
    letGo()
  }

  for (const type of ["compositionstart", "compositionend", "focusin"])
    addEventListener(type, () => root.toggleAttribute("data-composing", type === "compositionstart"), true)
  signs.forEach(type => addEventListener(type, sign, true))
  addEventListener("click", hold, true)
  document.addEventListener(readyEvent, letGo, { once: true })
  setTimeout(startByClock, +clockMs)
  if (location.hash === "#openRaq") start()
  else
    onload = () =>
      "requestIdleCallback" in window ? requestIdleCallback(loaded, { timeout: 3000 }) : setTimeout(loaded, 300)
}

/**
 * The text of an inline script that calls `run` with `args`. `run` must use nothing outside itself.
 *
 * @param texts Shorter texts of functions, by their names.
 */
export const createInlineScript =
  (texts: Readonly<Record<string, string>> = {}) =>
  <Args extends readonly string[]>(run: (...args: Args) => void, ...args: Args): string =>
    `(${texts[run.name] ?? run.toString()})(${args.map(arg => JSON.stringify(arg)).join(",")})`

/** Both what gatsby-plugin-google-tagmanager puts into the head, and its frame for browsers without scripts. */
const PLUGIN_KEY = "plugin-google-tagmanager"

const isPlugins = (node: ReactNode): boolean => isValidElement(node) && node.key === PLUGIN_KEY

const isFrame = (node: ReactNode): boolean => isPlugins(node) && isValidElement(node) && node.type === "noscript"

/** The plugin tells `dataLayer` of each page. Until the visitor agrees it tells this, which keeps nothing. */
const standIn = <script key="data-layer" dangerouslySetInnerHTML={{ __html: "window.dataLayer={push(){}}" }} />

/**
 * `nodes` without what the plugin puts into every page unasked: a script that fetches the container at once, and a frame
 * that does so without scripts. The script leaves a placeholder, since the plugin's part in the browser needs something to push to.
 */
export const withoutTagManager = (nodes: ReactNode[]): ReactNode[] =>
  nodes.filter(node => !isFrame(node)).map(node => (isPlugins(node) ? standIn : node))
