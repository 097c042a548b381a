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
  if (event.key === "Tab") keepFocusInMenu(event, menu)
  if (event.key !== "Escape") return
  menu.open = false
  menu.querySelector("summary")?.focus()
}

function closeMenuAfterLink({ target }: MouseEvent): void {
  const menu = findMenu(target)
  if (menu && target instanceof Element && target.closest("a")) menu.open = false
}

function keepFocusInMenu(event: KeyboardEvent, menu: HTMLElement): void {
  const stops = [...menu.querySelectorAll<HTMLElement>("summary, a[href]")]
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
