import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { clientOnlyRoutes, handMadeRoutes } from "./addresses"

function pages(): string {
  const dir = mkdtempSync(join(tmpdir(), "pages-"))
  for (const file of [
    "index.tsx",
    "blogs/index.tsx",
    "calculator.tsx",
    "quotes/[id]/offer.tsx",
    "404.tsx",
    "a.test.tsx",
  ]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), "")
  }
  return dir
}

test("pages with one address each are routes; client-only pages, the 404 page and tests are not", () => {
  expect(handMadeRoutes(pages())).toEqual(["/", "/blogs", "/calculator"])
})

test("client-only pages are patterns", () => {
  expect(clientOnlyRoutes(pages())).toEqual(["/quotes/:id/offer"])
})
