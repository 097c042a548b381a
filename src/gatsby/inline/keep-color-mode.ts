/**
 * Keeps the page in its colour mode: the one that the page forces, else the visitor's choice, else the operating
 * system's. Runs in the head as an inline script, from its own source text, before the first paint and for as long as
 * the page lives: it may use nothing outside itself.
 *
 * It sets `data-color-mode` on the root, picks the `theme-color` of the mode, and looks after every radio named `key`.
 * A page cannot force `system`: that is refused with a warning, and the visitor's choice holds. Where nothing may be kept, a
 * choice holds until the page is left. Between two pages Gatsby takes the page's own attributes off the root, and `lang` says
 * when they're back.
 */
export function keepColorMode(key: string): void {
  const root = document.documentElement
  const system = matchMedia("(prefers-color-scheme: dark)")
  let choice: string | null = null

  const toPlainMode = (mode: string | null) => (mode === "light" || mode === "dark" ? mode : null)

  function getForcedMode() {
    const request = root.getAttribute("data-forced-color-mode")
    if (request && !toPlainMode(request)) {
      console.warn(`A page may force light or dark, not "${request}"`)
      root.removeAttribute("data-forced-color-mode")
    }
    return toPlainMode(request)
  }

  function apply() {
    if (!root.lang) return
    const mode = getForcedMode() || toPlainMode(choice) || (system.matches ? "dark" : "light")
    root.dataset.colorMode = mode
    document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]").forEach(meta => {
      meta.media = meta.dataset.mode === mode ? "all" : "not all"
    })
    document.querySelectorAll<HTMLInputElement>(`input[name=${key}]`).forEach(radio => {
      radio.checked = radio.value === (toPlainMode(choice) || "system")
    })
  }

  function read() {
    try {
      choice = localStorage.getItem(key)
    } catch {
      choice = null
    }
    apply()
  }

  function choose({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.name !== key) return
    choice = target.value
    apply()
    try {
      localStorage.setItem(key, choice)
    } catch {
      return
    }
  }

  read()
  addEventListener("change", choose)
  addEventListener("storage", read)
  system.addEventListener("change", apply)
  document.addEventListener("DOMContentLoaded", apply)
  new MutationObserver(apply).observe(root, { attributeFilter: ["lang", "data-forced-color-mode"] })
}
