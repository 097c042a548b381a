import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { contentText, pageText } from "../../testing/content-lines"
import { unreadablePages } from "./unreadable-pages"

test("an entry that can't be read has a page at its address, unless another page is there", () => {
  const content = mkdtempSync(join(tmpdir(), "content-"))
  const files = {
    "site.yaml": contentText("site.yaml"),
    "pages/right.mdx": pageText("Words."),
    "pages/no-fields.mdx": "Words.",
    "pages/as-it-was.mdx": pageText("<Wobble />"),
    "blog/nsw/bold.md": pageText("It is **bold."),
    "places/glebe.yaml": 'title: "Glebe\nlead: Words.\n',
    "cities/sydney.mdx": "---\n\tstate: NSW\n---\n",
    "offers/call.yaml": "title: [",
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  expect(unreadablePages(content, new Set(["/as-it-was"]))).toEqual([
    { path: "/blogs/nsw/bold", file: "content/blog/nsw/bold.md" },
    { path: "/no-fields", file: "content/pages/no-fields.mdx" },
    { path: "/lp/glebe-property-law", file: "content/places/glebe.yaml" },
  ])
  rmSync(content, { recursive: true })
})
