import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"

for (const width of [360, 1440])
  test(`${width} pixels wide: where half of a long page has come, its text is where it stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // A typeface that loads late isn't used, so only one of the two loads might use it, and lines would break differently.
    await page.route("**/*.woff2", route => route.abort())
    const text = page.locator(".text-prose").first()
    let pageCount = 0
    for (const { kind, path } of PAGE_KINDS) {
      const html = await (await page.request.get(path)).text()
      const [start, end] = [html.indexOf('class="text-prose'), html.lastIndexOf("</main>")]
      if (start < 0 || !html.includes('id="contents"')) continue
      pageCount += 1
      await page.goto(path)
      const whole = await text.boundingBox()
      await page.route(`**${path}`, route =>
        route.fulfill({ contentType: "text/html", body: html.slice(0, (start + end) / 2) }),
      )
      await page.goto(path)
      expect((await text.boundingBox())?.y, kind).toBe(whole?.y)
    }
    expect(pageCount).toBeGreaterThan(0)
  })
