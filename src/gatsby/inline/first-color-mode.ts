/** The one key of local storage that keeps the visitor's colour mode: `light`, `dark` or `system`. */
export const COLOR_MODE_KEY = "color-mode"

/**
 * Runs in the head as an inline script, from its own source text, before the first paint: sets the colour mode that
 * the page forces, else the one that the visitor chose, else the operating system's.
 */
export function firstColorMode(key: string): void {
  const root = document.documentElement
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {
    chosen = null
  }
  const mode = root.dataset.forcedColorMode ?? chosen
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  root.dataset.colorMode = dark ? "dark" : "light"
}
