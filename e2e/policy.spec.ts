import { paths } from "../src/domain/paths"
import { QUOTE_PAGES } from "./built-page"
import { expect, test } from "./journey"
import { watchPageProblems } from "./violations"
import { openReady, twoFrames } from "./visit"
import { triggerDeferredFeatures } from "./with-tags"

test("on the search and a quote's pages nothing is refused by their policy, asked of another origin or called an error by the console", async ({
  page,
  baseURL,
}) => {
  const problems = await watchPageProblems(page, baseURL)
  for (const path of [paths.search, ...QUOTE_PAGES]) {
    await openReady(page, path)
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1)
    await triggerDeferredFeatures(page)
    await page.mouse.wheel(0, 10_000)
    await twoFrames(page)
  }
  expect(problems).toEqual([])
})
