import { readdirSync, readFileSync } from "node:fs"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { needsEntry } from "./own-site"

/** The slug and the name of each partner that has a file. */
const PARTNERS = readdirSync("content/partners")
  .filter(file => !file.startsWith("_"))
  .map(file => ({
    slug: file.replace(/\.mdx?$/, ""),
    name: /^name: (.+)$/m.exec(readFileSync(`content/partners/${file}`, "utf8"))?.[1] ?? "",
  }))

test("the page about partners leads to each one that has a file, and to no other", async ({ page }) => {
  const list = needsEntry("page", ({ slug }) => slug === "misc/partners", "page about partners")
  await page.goto(list.path)
  const addresses = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll(links => links.map(link => link.getAttribute("href") ?? ""))
  const listed = addresses.filter(address => address.startsWith(paths.partner("")))
  expect(listed.sort()).toEqual(PARTNERS.map(({ slug }) => paths.partner(slug)).sort())
})

test("each partner's page leads to the collection statement in its file", async ({ page }) => {
  needsEntry("partner")
  for (const { slug, name } of PARTNERS) {
    await page.goto(paths.partner(slug))
    await page.getByRole("link", { name: "What happens to your details" }).click()
    await page.waitForURL(`**${paths.collectionStatement(slug)}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Collection statement: ${name}`)
  }
})
