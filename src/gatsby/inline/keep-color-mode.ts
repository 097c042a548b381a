/**
 * Keeps the page in its colour mode: the one that the page forces, otherwise the visitor's choice, otherwise the operating
 * system's. Runs in the head as an inline script from its own source text, before the first paint and as long as the page is
 * open. It can't use anything outside the function.
 *
 * It sets `data-color-mode` on the root, selects the `theme-color` of the mode, and keeps every radio button named `key` up to
 * date. A page can't force `system`: the script logs a warning and uses the visitor's choice. If the browser doesn't allow
 * storage, a choice lasts until the visitor leaves the page. Between two pages, Gatsby removes the page's own attributes from
 * the root; when `lang` is back, so are the others.
 */
export function keepColorModeUpToDate(key: string): void {
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

  function applyColorMode() {
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

  function readStoredChoice() {
    try {
      choice = localStorage.getItem(key)
    } catch {
      choice = null
    }
    applyColorMode()
  }

  function storeChoice({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.name !== key) return
    choice = target.value
    applyColorMode()
    try {
      localStorage.setItem(key, choice)
    } catch {
      return
    }
  }

  readStoredChoice()
  addEventListener("change", storeChoice)
  addEventListener("storage", readStoredChoice)
  system.addEventListener("change", applyColorMode)
  document.addEventListener("DOMContentLoaded", applyColorMode)
  new MutationObserver(applyColorMode).observe(root, { attributeFilter: ["lang", "data-forced-color-mode"] })
}
