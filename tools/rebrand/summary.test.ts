import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { changesBetween, summaryOf } from "./summary"

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "summary-"))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const BEFORE = { "site.yaml": "a", "partners/a.mdx": "", "partners/b.mdx": "", "pages/a.mdx": "a", "offers/a.yaml": "" }
const AFTER = { "site.yaml": "b", "pages/a.mdx": "a", "brand/mark.svg": "" }

test("what would change is counted by folder", () => {
  const changes = changesBetween(folderOf(BEFORE), folderOf(AFTER))
  expect(changes).toEqual({
    written: ["brand/mark.svg", "site.yaml"],
    removed: ["offers/a.yaml", "partners/a.mdx", "partners/b.mdx"],
  })
  expect(summaryOf(changes)).toBe(
    "  write  brand/mark.svg\n  write  site.yaml\n  remove offers/a.yaml\n  remove 2 files of partners\n",
  )
})

test("the same files need no change", () => {
  expect(summaryOf(changesBetween(folderOf(AFTER), folderOf(AFTER)))).toBe("Nothing would change.\n")
})
