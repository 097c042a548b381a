import type { Page } from "@playwright/test"

/** Adds up, at the root of each page from now on, every shift that no press of the visitor's explains. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const shift = { value: 0, hadRecentInput: false, ...entry.toJSON() }
        if (!shift.hadRecentInput) sum += shift.value
      }
      document.documentElement.setAttribute("data-layout-shift", String(sum))
    }).observe({ type: "layout-shift", buffered: true })
  })

/** The sum of all shifts until two frames from now: at least the cumulative layout shift, which takes the worst window. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const resolveSum = () => resolve(Number(document.documentElement.getAttribute("data-layout-shift") ?? 0))
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolveSum)))
      }),
  )
