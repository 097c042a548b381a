import { isValidElement, type ReactNode } from "react"

// The scripts in a page's HTML: our own, which starts all other scripts late, and those of the tag manager, which are removed.
// This code isn't part of the scripts that the browser loads.

/** The `id` of the inert `<template>` that holds Gatsby's script tags until they're needed. */
export const LATE_SCRIPTS_ID = "late-scripts"

/** The `id` of the page's live region, which is empty unless something is loading. Its text for that time is in its `data-text`. */
export const LATE_NOTE_ID = "late-note"

/** What a browser reports about how a page was opened. Some browsers don't report it. */
type Navigations = { name: string; type?: string }[]

/**
 * Runs in the page as an inline script from its own source text, so it can't use anything outside the function.
 *
 * When the page has loaded, the app's scripts are downloaded, and they run at the first sign of a visitor. They run at once on
 * a page with a tool, on a device with a mouse, whose pointer would move soon anyway, if the visitor has agreed to analytics,
 * and if the visitor has come back to the page by Back or Forward.
 * If nobody has interacted with the page `clockMs` milliseconds after it was opened, they run for features that are due by
 * then; if the page is hidden at that time, they run once it's visible. In that case the document gets the attribute
 * `data-by-clock`, and `data-acted` once someone uses a pointer, presses a key or scrolls.
 *
 * A submit of a form with a `[data-late-submit]` button is held until the form is interactive, then repeated. The button and
 * the page's note show at once that it was received. If the start fails, because a script or the app's stylesheet can't be
 * loaded, the browser sends the form. If it's offline, that would leave the page for the browser's error page, so the note says
 * so, with the page's phone number. An error of a picture doesn't mean that the start failed.
 *
 * `startAppSoon` waits until the effect of the visitor's action is on screen, since scripts that ran earlier would delay a tap. A
 * finger on the screen will become a tap, whose click comes shortly after the finger is lifted. Scrolling cancels the press of
 * a finger; the start waits until scrolling has stopped, since a visitor often taps what they've scrolled to.
 */
export function startAppLate(
  templateId: string,
  dataId: string,
  interactiveEvent: string,
  noteId: string,
  consentKey: string,
  clockMs: string,
): void {
  const signs = ["pointermove", "pointerdown", "pointerup", "pointercancel", "click", "scroll", "keydown", "focusin"]
  const template = document.querySelector<HTMLTemplateElement>("#" + templateId)
  const root = document.documentElement
  const note = document.getElementById(noteId)
  let stillness: ReturnType<typeof setTimeout>
  let heldButton: HTMLElement | null = null
  let hasFailed = false
  let isPressed = false
  let hasStarted = false

  function startApp() {
    if (hasStarted) return
    hasStarted = true
    signs.forEach(type => removeEventListener(type, handleVisitorSign, true))
    addEventListener("error", handleStartFailure, true)
    addEventListener("unhandledrejection", handleStartFailure)
    if (!template) return
    Object.assign(window, JSON.parse(template.content.getElementById(dataId)?.textContent ?? "{}"))
    document.body.append(document.importNode(template.content, true))
  }

  function startAppSoon() {
    requestAnimationFrame(() => setTimeout(startApp))
  }

  function handleVisitorSign({ type }: Event) {
    if (/move|down|scroll/.test(type)) root.toggleAttribute("data-acted", true)
    isPressed = type === "pointerdown" || (isPressed && !/up|cancel|click/.test(type))
    clearTimeout(stillness)
    if (isPressed || type === "pointerup") return
    if (/scroll|cancel/.test(type)) stillness = setTimeout(startAppSoon, 300)
    else startAppSoon()
  }

  function startAppByClock() {
    if (hasStarted) return
    if (document.hidden) return document.addEventListener("visibilitychange", startAppByClock, { once: true })
    root.toggleAttribute("data-by-clock", true)
    startApp()
  }

  function hasAgreedToAnalytics() {
    try {
      return localStorage.getItem(consentKey)?.includes("granted")
    } catch {
      return
    }
  }

  function startOrPrefetch() {
    if (!template) return
    const [visit]: Navigations = performance.getEntriesByType("navigation")
    const { saveData, effectiveType = "" } = navigator.connection || {}
    const isSlow = saveData || /2g/.test(effectiveType)
    const hasMouse = !isSlow && matchMedia("(hover: hover)").matches
    if (template.dataset.soon || hasMouse || hasAgreedToAnalytics() || visit?.type === "back_forward") startApp()
    if (hasStarted || isSlow) return
    for (const [, href] of template.innerHTML.matchAll(/="(\/.+?)"/g))
      document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }))
  }

  function showIfBusy(button: HTMLElement, isBusy: boolean) {
    if (isBusy) button.setAttribute("aria-busy", "true")
    else button.removeAttribute("aria-busy")
    if (note) note.textContent = (isBusy && note.dataset.text) || ""
  }

  function handleSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    const button = form.querySelector<HTMLElement>("[data-late-submit]")
    if (!button || form.hasAttribute("data-interactive")) return
    if (!navigator.onLine) showOfflineNote(form)
    else if (hasFailed) return
    else {
      if (heldButton) showIfBusy(heldButton, false)
      showIfBusy((heldButton = button), true)
      startAppSoon()
    }
    event.preventDefault()
  }

  function showOfflineNote(form: HTMLFormElement) {
    // Whatever is outside an open dialog can't be seen or used.
    const dialog = form.closest("dialog")
    const box = dialog && note ? (dialog.appendChild(note.cloneNode()) as HTMLElement) : note
    const phones = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")]
    // On a phone, the link in the header is a drawing.
    const phone = phones.find(({ textContent }) => /^[\d ]+$/.test(textContent ?? "")) ?? phones[0]
    if (!box || !phone) return
    if (dialog) box.id = ""
    box.textContent = box.dataset.offline + " "
    box.append(Object.assign(document.createElement("a"), { href: phone.href, textContent: phone.textContent }))
    addEventListener("online", () => box.replaceChildren(), { once: true })
  }

  function releaseSubmit() {
    const button = heldButton
    heldButton = null
    if (!button) return
    showIfBusy(button, false)
    button.click()
  }

  function handleStartFailure({ target }: Event) {
    if (target instanceof HTMLImageElement) return
    hasFailed = true
    releaseSubmit()
  }

  signs.forEach(type => addEventListener(type, handleVisitorSign, true))
  addEventListener("submit", handleSubmit, true)
  // Not while the app is still drawing the form.
  addEventListener(interactiveEvent, () => setTimeout(releaseSubmit))
  setTimeout(startAppByClock, +clockMs)
  if (location.hash === "#openRaq") startApp()
  else
    onload = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(startOrPrefetch, { timeout: 3000 })
        : setTimeout(startOrPrefetch, 300)
}

/**
 * Creates the text of an inline script that calls `run` with `args`. `run` can't use anything outside itself.
 *
 * @param texts The minified texts of functions, by the functions' names.
 */
export const createInlineScript =
  (texts: Readonly<Record<string, string>> = {}) =>
  <Args extends readonly string[]>(run: (...args: Args) => void, ...args: Args): string =>
    `(${texts[run.name] ?? run.toString()})(${args.map(arg => JSON.stringify(arg)).join(",")})`

/** The key of the script that gatsby-plugin-google-tagmanager adds to the head, and of its frame for browsers without scripts. */
const PLUGIN_KEY = "plugin-google-tagmanager"

const isTagManagerNode = (node: ReactNode): boolean => isValidElement(node) && node.key === PLUGIN_KEY

const isTagManagerFrame = (node: ReactNode): boolean =>
  isTagManagerNode(node) && isValidElement(node) && node.type === "noscript"

/** The plugin pushes each page view to `dataLayer`. Until the visitor agrees, this stand-in receives page views and discards them. */
const standIn = <script key="data-layer" dangerouslySetInnerHTML={{ __html: "window.dataLayer={push(){}}" }} />

/**
 * Removes what the plugin adds to every page before the visitor has agreed: a script that fetches the tag manager's container
 * at once, and a frame that does so without scripts. A placeholder replaces the script, since the plugin's code in the browser
 * needs an object to push to.
 */
export const withoutTagManager = (nodes: ReactNode[]): ReactNode[] =>
  nodes.filter(node => !isTagManagerFrame(node)).map(node => (isTagManagerNode(node) ? standIn : node))
