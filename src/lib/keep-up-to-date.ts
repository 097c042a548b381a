import { type OfficeHours, getOfficeOpeningStatus } from "../domain/business-hours/business-hours"
import { formatShortOfficeOpeningStatus, formatOfficeOpeningStatus } from "../domain/business-hours/format-hours"
import type { IsoDate } from "../domain/iso-date"

/** In milliseconds: how late a page may show that the office has opened or closed. */
const LATEST = 15_000

type OfficeTimes = {
  hours: OfficeHours
  /** Days on which the office stays closed, as `YYYY-MM-DD`. */
  closedDays: readonly string[]
}

function watchElementChanges(update: () => void): () => void {
  const observer = new MutationObserver(update)
  observer.observe(document.body, { childList: true, subtree: true })
  update()
  return () => observer.disconnect()
}

/** Writes into every `[data-office-now]`, also one added later, whether the office is open now. Returns a cleanup function. */
export function showWhetherOfficeIsOpen({ hours, closedDays }: OfficeTimes): () => void {
  /** What each element got last. It isn't compared with what's shown, which a translator may have changed. */
  const writtenTexts = new WeakMap<HTMLElement, string>()
  const update = () => {
    const status = getOfficeOpeningStatus(new Date(), hours, closedDays)
    const words = {
      short: formatShortOfficeOpeningStatus(status, hours),
      sentence: formatOfficeOpeningStatus(status, hours),
    }
    for (const place of document.querySelectorAll<HTMLElement>("[data-office-now]")) {
      const text = words[place.dataset.officeNow === "short" ? "short" : "sentence"]
      if (writtenTexts.get(place) === text) continue
      writtenTexts.set(place, text)
      place.textContent = text
    }
  }
  const timer = setInterval(update, LATEST)
  const stop = watchElementChanges(update)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/**
 * Hides offers whose last day has passed since the build, also those added later. `today` is the date at the firm. Returns a
 * cleanup function.
 */
export const hideEndedOffers = (today: () => IsoDate): (() => void) =>
  watchElementChanges(() => {
    for (const offer of document.querySelectorAll<HTMLElement>("[data-until]:not([hidden])"))
      if (String(offer.dataset.until) < today()) offer.hidden = true
  })
