import type { Locator } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { holdRequests, recordRequests } from "./intercept-requests"

const LIBRARY = paths.page("component-library")
const DESCRIPTION = "Headlands one behind the other above a still sea, with the sun low over the water"

/** `announced` is the width according to `sizes`; sizes are in CSS pixels. */
const readPictureSizes = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => ({
    announced: image.naturalWidth,
    width: image.clientWidth,
    height: image.clientHeight,
    isLoaded: image.complete && image.naturalWidth > 0,
  }))

for (const width of [360, 1000, 1440]) {
  test(
    `${width} pixels wide: a picture in a text keeps its room, and comes once, in the best format and a size that fits`,
    { tag: width === 360 ? "@daily" : [] },
    async ({ page }) => {
      const urls = recordRequests(page, request => /\/static\/.*\/coast\.\w+$/.exec(request.url())?.[0])
      await page.setViewportSize({ width, height: 800 })
      const release = await holdRequests(page, /\/static\/.*\.(?:avif|webp|png)$/)
      await page.goto(LIBRARY)
      const picture = page.getByRole("img", { name: DESCRIPTION })
      await picture.scrollIntoViewIfNeeded()
      const before = await readPictureSizes(picture)
      expect(before.isLoaded).toBe(false)
      expect(before.width / before.height).toBeCloseTo(1600 / 900, 1)

      release()
      await expect.poll(async () => (await readPictureSizes(picture)).isLoaded).toBe(true)
      const after = await readPictureSizes(picture)
      expect([after.width, after.height]).toEqual([before.width, before.height])
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
      expect(urls).toEqual([expect.stringMatching(/\.avif$/)])
      // With srcset, the browser's natural width is the width that `sizes` gives.
      expect(after.announced).toBeGreaterThanOrEqual(after.width)
      expect(after.announced).toBeLessThan(after.width * 1.3)
    },
  )
}
