/** What the menu, a `details` element, can't do: Escape and following a link close it, and Tab stays inside. */
export function listenToMenu(): void {
  document.addEventListener("keydown", handleMenuKey)
  document.addEventListener("click", closeMenuAfterLink)
}

const findMenu = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>("details[data-menu]") : null

function handleMenuKey(event: KeyboardEvent): void {
  const menu = findMenu(event.target)
  if (!menu?.open) return
  if (event.key === "Tab") keepFocusAmong([...menu.querySelectorAll<HTMLElement>("summary, a[href]")], event)
  if (event.key !== "Escape") return
  menu.open = false
  menu.querySelector("summary")?.focus()
}

function closeMenuAfterLink({ target }: MouseEvent): void {
  const menu = findMenu(target)
  if (menu && target instanceof Element && target.closest("a")) menu.open = false
}

/** Keeps the focus among the controls of an open menu or dialog: Tab goes from the last to the first, and Shift+Tab back. */
export function keepFocusAmong(stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
