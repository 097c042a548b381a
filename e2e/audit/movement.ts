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
