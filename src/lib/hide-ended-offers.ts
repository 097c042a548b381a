import { today as todayInSydney } from "./today"

/**
 * Takes away each offer of the page whose last day is over, also one that is drawn later: the page may have been built
 * while the offer ran. Gives the way to stop.
 */
export function hideEndedOffers(today = todayInSydney): () => void {
  const hide = () => {
    for (const offer of document.querySelectorAll<HTMLElement>("[data-until]:not([hidden])"))
      if (String(offer.dataset.until) < today()) offer.hidden = true
  }
  const drawn = new MutationObserver(hide)
  drawn.observe(document.body, { childList: true, subtree: true })
  hide()
  return () => drawn.disconnect()
}
