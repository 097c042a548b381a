import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { openReady } from "./visit"

test(
  "an icon named at run time comes from the site's own endpoint, and the public service is not asked",
  { tag: "@daily" },
  async ({ page, request, baseURL }) => {
    const requests: string[] = []
    page.on("request", one => {
      if (/icons=/.test(one.url())) requests.push(one.url())
    })
    const address = `${baseURL}${paths.api.icons("lucide")}?icons=anchor`
    // On a busy machine the response may take longer than the 1500 ms that the page waits, so it's fetched beforehand.
    const answer = await request.get(address)
    await page.route(address, async route =>
      route.fulfill({ status: answer.status(), headers: answer.headers(), body: await answer.body() }),
    )
    await openReady(page, paths.page("component-library"))
    expect(requests).toEqual([])
    await page.getByRole("button", { name: "Show the icon" }).click()
    await expect(page.locator('svg[data-icon="lucide:anchor"] path').first()).toBeAttached()
    expect(requests).toEqual([address])
  },
)
