import type { Page } from "@playwright/test"

export const getLongestAnimationMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations = [...document.querySelectorAll("*")].flatMap(element =>
      ["", "::before", "::after"].flatMap(part => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part || null)
        return [...transitionDuration.split(","), ...(animationName === "none" ? [] : animationDuration.split(","))]
      }),
    )
    const running = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
    return Math.max(0, ...running, ...durations.map(text => parseFloat(text) * (text.trim().endsWith("ms") ? 1 : 1000)))
  })

/** Makes each page store the sum of its layout shifts on its root element. Shifts right after the visitor's input don't count. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0
    const addShifts = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const shift = { value: 0, hadRecentInput: false, ...entry.toJSON() }
        if (!shift.hadRecentInput) sum += shift.value
      }
      document.documentElement.setAttribute("data-layout-shift", String(sum))
    }
    const observer = new PerformanceObserver(list => addShifts(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    document.addEventListener("read-layout-shift", () => addShifts(observer.takeRecords()))
  })

/**
 * The sum of all layout shifts, at least as large as the metric, which only counts the worst span of time. Shifts that a
 * busy browser hasn't reported yet are in it: counted later, they'd be blamed on what the test does next.
 */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const resolveShiftSum = () => {
          document.dispatchEvent(new Event("read-layout-shift"))
          resolve(Number(document.documentElement.getAttribute("data-layout-shift") ?? 0))
        }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolveShiftSum)))
      }),
  )
