import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"

test("a table of figures can be downloaded as CSV and as JSON, and both have the same days", async ({ page }) => {
  await page.goto(paths.figures)
  const tables = page.getByRole("region", { name: `Figures for ${FIRST_STATE_NAME}` })
  const address = async (format: string) =>
    (await tables.getByRole("link", { name: format, exact: true }).first().getAttribute("href")) ?? ""

  const csv = await page.request.get(await address("CSV"))
  expect(csv.status()).toBe(200)
  expect(csv.headers()["content-type"]).toContain("text/csv")
  const [columns = "", first = ""] = (await csv.text()).split("\r\n")
  expect(columns).toMatch(/^table,state,from,until,checked,source,/)

  const json = await page.request.get(await address("JSON"))
  expect(json.headers()["content-type"]).toContain("application/json")
  const { table, state, periods, licence, howToCite } = await json.json()
  expect(first.startsWith([table, state, periods[0].from, periods[0].until ?? ""].join(","))).toBe(true)

  // Whoever has only the file knows how to use it.
  expect(licence).toContain(paths.figures)
  expect(howToCite).toMatch(/, checked on \d+ \w+ \d{4}, https?:\/\/\S+\/figures$/)
  expect(first.endsWith("/figures")).toBe(true)
})
