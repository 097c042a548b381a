import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { readFixtureContent } from "../../src/testing/content-lines"
import { parseContentEntry } from "../../src/gatsby/content-types/read-entry"
import { typesByKind } from "../../src/gatsby/content-types"
import { addDraftArticle, findDraftInBuild } from "./drafts"

test("the draft is a valid article, and each file that says anything of it is found", () => {
  const site = createTemporaryFolder({ "content/blog/one.mdx": readFixtureContent("blog/_example.mdx") })
  addDraftArticle(site, { file: "content/blog/one.mdx", slug: "one" })
  const text = readFileSync(join(site, "content/blog/quokkadraft.mdx"), "utf8")
  const read = parseContentEntry(typesByKind.blog, "quokkadraft", text)
  expect(read).toMatchObject({ ok: true, entry: { fields: { draft: true, heading: "A guide named quokkadraft" } } })

  const build = createTemporaryFolder({
    "blogs/quokkadraft/index.html": "",
    "blogs/one/index.html": "One",
    "sitemap-0.xml": "/blogs/quokkadraft",
    "pagefind/fragment/en_1.pf_fragment": gzipSync("A guide named quokkadraft"),
    "pagefind/fragment/en_2.pf_fragment": gzipSync("One"),
  })
  expect(findDraftInBuild(build).sort()).toEqual([
    "blogs/quokkadraft",
    "blogs/quokkadraft/index.html",
    "pagefind/fragment/en_1.pf_fragment",
    "sitemap-0.xml",
  ])
})
