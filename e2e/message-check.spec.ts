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

test("on paper every sign has its meaning, and all verdicts are there", async ({ page }) => {
  await page.goto(paths.messageCheck)
  await page.emulateMedia({ media: "print" })
  expect(await readVisibleVerdicts(page)).toEqual(["open", ...VERDICTS])
  await expect(page.locator("label:has(input[value=verify]) + div").last()).toBeVisible()
})
