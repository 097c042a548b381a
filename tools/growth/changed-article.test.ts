import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import {
  addSentenceToArticle,
  findUnnecessaryPageRenders,
  countRenderedPages,
  updateFileTimes,
} from "./changed-article"

/** The output of a build that renders one page, in colour, and of one that renders all pages. */
const one = "\u001b[32msuccess\u001b[39m Building static HTML for pages - 3.264s - 1/1 0.31/s\n"
const all = "success Building static HTML for pages - 2.576s - 203/203 78.81/s\n"
const none = "success Building HTML renderer - 1.628s\nsuccess stitching slices - 0.011s\n"

test("the pages that a build rendered are read from what it prints", () => {
  expect([one, all, none].map(countRenderedPages)).toEqual([1, 203, 0])
})

const article = { file: "content/blog/one.mdx", slug: "one" }

let site: string
beforeEach(() => {
  site = createTemporaryFolder({
    "content/blog/one.mdx": "---\n---\nWords.\n",
    "public/blogs/two.html": "<p>Words.</p>",
    "public/guides.html": '<a href="/blogs/one">One</a>',
  })
  // The host's adapter leaves folders with names of pages.
  mkdirSync(join(site, "public/404.html"))
  addSentenceToArticle(site, article)
})

const writeArticlePage = (): void =>
  writeFileSync(join(site, "public/blogs/one.html"), `/blogs/one ${readFileSync(join(site, article.file), "utf8")}`)

test("a build may render the changed article and the pages that name it, and no others", () => {
  writeArticlePage()
  const two = one.replace("1/1", "2/2")
  expect([one, two].map(output => findUnnecessaryPageRenders(site, article, output))).toEqual([[], []])
  expect(findUnnecessaryPageRenders(site, article, all)).toEqual([
    "After a change in one article the build rendered 203 pages, and only 2 name it.",
  ])
})

test("a changed article whose page stays as it was is told of", () => {
  writeFileSync(join(site, "public/blogs/one.html"), "/blogs/one Words.")
  expect(findUnnecessaryPageRenders(site, article, none)).toEqual([
    "/blogs/one doesn't show the change in its article.",
  ])
})

test("files of the site get a new time, as in a fresh copy, and the cache of the build before keeps its own", () => {
  mkdirSync(join(site, ".cache"))
  const [text, page] = [join(site, article.file), join(site, "public/blogs/two.html")]
  for (const file of [text, page]) utimesSync(file, 1, 1)
  updateFileTimes(site)
  expect([text, page].map(file => statSync(file).mtimeMs > 1000)).toEqual([true, false])
})
