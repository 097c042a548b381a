import { useRef, type KeyboardEvent, type MouseEvent, type RefObject } from "react"

type Menu = {
  box: RefObject<HTMLDetailsElement>
  onKeyDown: (event: KeyboardEvent) => void
  onClick: (event: MouseEvent) => void
}

const focusable = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("summary, a[href]")]

/** Keeps the focus inside an open menu: after the last stop comes the first, and before the first the last. */
function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const stops = focusable(box)
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}

/** What a menu made of `details` gains from a script: Escape and following a link close it, Tab stays inside. */
export function useMenu(): Menu {
  const box = useRef<HTMLDetailsElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const details = box.current
    if (!details?.open) return
    if (event.key === "Tab") keepInside(event, details)
    if (event.key !== "Escape") return
    details.open = false
    details.querySelector("summary")?.focus()
  }

  const onClick = (event: MouseEvent) => {
    if (box.current && event.target instanceof Element && event.target.closest("a")) box.current.open = false
  }

  return { box, onKeyDown, onClick }
}
