import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { restorePages } from "./restore-pages"

test("a page that the adapter moved stands again where Gatsby looks for it, and data is left alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"))
  mkdirSync(join(folder, "lp"))
  mkdirSync(join(folder, "page-data/404.html"), { recursive: true })
  writeFileSync(join(folder, "index.html"), "home")
  writeFileSync(join(folder, "lp/sydney.html"), "Sydney")
  restorePages(folder)
  expect(readFileSync(join(folder, "lp/sydney/index.html"), "utf8")).toBe("Sydney")
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("home")
  rmSync(folder, { recursive: true })
})
