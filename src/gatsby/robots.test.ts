import { robotsText } from "./sitemap"

test("robots.txt names the sitemap, keeps the endpoints out, and hides no page that must say noindex itself", () => {
  const lines = robotsText("https://www.example.com").trim().split("\n")
  expect(lines).toContain("Sitemap: https://www.example.com/sitemap-index.xml")
  expect(lines.filter(line => line.startsWith("Disallow:"))).toEqual(["Disallow: /api/"])
})
