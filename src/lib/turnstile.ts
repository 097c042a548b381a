import { CHALLENGE_ACTION } from "../domain/lead/quote-request-types"

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"

type Options = {
  sitekey: string
  action: string
  appearance: "interaction-only"
  callback: (token: string) => void
  "error-callback": () => void
}

declare global {
  interface Window {
    turnstile?: { render: (place: HTMLElement, options: Options) => string; remove: (widget: string) => void }
  }
}

let script: Promise<boolean> | null = null

const loadTurnstileScript = (): Promise<boolean> =>
  new Promise(resolve => {
    const element = document.createElement("script")
    element.src = SCRIPT
    element.onload = () => resolve(true)
    element.onerror = () => resolve(false)
    document.head.append(element)
  })

/** A test that needs the visitor is shown in the form with the focus. A token is valid for one request. Null if there's none. */
export async function getTurnstileToken(siteKey: string): Promise<string | null> {
  script ??= loadTurnstileScript()
  const isLoaded = await script
  if (!isLoaded) script = null
  const { turnstile } = window
  if (!isLoaded || !turnstile) return null
  const place = document.createElement("div")
  const form = document.activeElement?.closest("form") ?? document.querySelector("dialog[open]") ?? document.body
  form.append(place)
  let widget = ""
  const token = await new Promise<string | null>(resolve => {
    widget = turnstile.render(place, {
      sitekey: siteKey,
      action: CHALLENGE_ACTION,
      appearance: "interaction-only",
      callback: resolve,
      "error-callback": () => resolve(null),
    })
  })
  turnstile.remove(widget)
  place.remove()
  return token
}
