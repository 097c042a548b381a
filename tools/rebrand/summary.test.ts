import { createTemporaryFolder } from "../../src/testing/build-folder"
import { compareFolders, summariseFileChanges } from "./summary"

const BEFORE = { "site.yaml": "a", "partners/a.mdx": "", "partners/b.mdx": "", "pages/a.mdx": "a", "offers/a.yaml": "" }
const AFTER = { "site.yaml": "b", "pages/a.mdx": "a", "brand/mark.svg": "" }

test("what would change is counted by folder", () => {
  const changes = compareFolders(createTemporaryFolder(BEFORE), createTemporaryFolder(AFTER))
  expect(changes).toEqual({
    written: ["brand/mark.svg", "site.yaml"],
    removed: ["offers/a.yaml", "partners/a.mdx", "partners/b.mdx"],
  })
  expect(summariseFileChanges(changes)).toBe(
    "  write  brand/mark.svg\n  write  site.yaml\n  remove offers/a.yaml\n  remove 2 files of partners\n",
  )
})

test("the same files need no change", () => {
  expect(summariseFileChanges(compareFolders(createTemporaryFolder(AFTER), createTemporaryFolder(AFTER)))).toBe(
    "Nothing would change.\n",
  )
})
