import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { VERDICTS, type Verdict } from "../src/domain/content/choices"
import { expect, test } from "./journey"

const locateSigns = (page: Page, verdict: Verdict) => page.locator(`main input[type=checkbox][value=${verdict}]`)

const readVisibleVerdicts = (page: Page): Promise<(string | null)[]> =>
  page
    .locator("[data-verdict]")
    .filter({ visible: true })
    .evaluateAll(all => all.map(one => one.getAttribute("data-verdict")))

const WAYS: Verdict[][] = VERDICTS.reduce<Verdict[][]>(
  (ways, one) => [...ways, ...ways.map(way => [...way, one])],
  [[]],
)

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test(
    "the worst of what's ticked is the verdict that's seen, and its sign says what it means",
    { tag: "@daily" },
    async ({ page }) => {
      await page.goto(paths.messageCheck)
      const meaning = page.locator("label:has(input[value=stop]) + div").first()
      for (const way of WAYS) {
        for (const verdict of VERDICTS) await locateSigns(page, verdict).first().setChecked(way.includes(verdict))
        expect(await readVisibleVerdicts(page), way.join(" and ")).toEqual([
          VERDICTS.find(verdict => way.includes(verdict)) ?? "open",
        ])
        await expect(meaning).toBeVisible({ visible: way.includes("stop") })
        await expect(page.getByRole("status").filter({ visible: true })).toContainText(/\w/)
      }
    },
  )
})

// The verdict once stood 1,646 pixels below the first sign on a phone.
test("the verdict on the first sign is in view on a phone, and covers no sign on a short screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.messageCheck)
  await locateSigns(page, "stop").first().check()
  await expect(page.locator("[data-verdict=stop]")).toBeInViewport({ ratio: 1 })
  await expect(page.locator("[data-verdict=stop]").getByRole("link", { name: /^Call [\d ]+$/ })).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 200 })
  await locateSigns(page, "stop").first().focus()
  await expect(page.locator("[data-verdict=stop]")).not.toBeInViewport()
})

for (const [way, size] of [
  ["upright", { width: 390, height: 844 }],
  ["on its side", { width: 844, height: 390 }],
] as const)
  test(`on a phone ${way} the verdict covers no sign that has the focus`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(paths.messageCheck)
    const signs = await page.locator("main input[type=checkbox][value]").all()
    await signs[0]?.focus()
    for (const sign of signs) {
      await expect(sign).toBeFocused()
      await page.keyboard.press("Space")
      const [verdict, box] = [await page.locator("[data-verdict=stop]").boundingBox(), await sign.boundingBox()]
      expect(verdict && box && box.y + box.height).toBeLessThanOrEqual(verdict?.y ?? 0)
      await page.keyboard.press("Tab")
    }
  })

test("on paper every sign has its meaning, and all verdicts are there with the number to call", async ({ page }) => {
  await page.goto(paths.messageCheck)
  await page.emulateMedia({ media: "print" })
  expect(await readVisibleVerdicts(page)).toEqual(["open", ...VERDICTS])
  await expect(page.locator("label:has(input[value=verify]) + div").last()).toBeVisible()
  for (const link of await page.locator("[data-verdict] > a").all()) await expect(link).toBeVisible()
})
