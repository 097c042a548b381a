import { readFixtureContent, listCheckLines, buildPageText } from "../testing/content-lines"

const place = readFixtureContent("places/_example.yaml")
const article = readFixtureContent("blog/_example.mdx").replace("related: [another-article]", "related: []")

/** A page with every kind of mistake that the check can find in a page. */
const WRONG_PAGE = buildPageText(
  '[a](/nowhere)\n\n<Wobble />\n\n{1 + 1}\n\nIt costs $500.\n\n<Faqs group="fees" />\n\n# A heading',
)

test("an .md file is checked as an .mdx file is, with the same lines", () => {
  const wrong = [WRONG_PAGE, WRONG_PAGE.replace("heading: A page\n", ""), "no fields", buildPageText("[a](/nowhere)")]
  for (const text of wrong) {
    const lines = listCheckLines({ "pages/wrong.mdx": text })
    expect(lines).not.toEqual([])
    expect(listCheckLines({ "pages/wrong.md": text })).toEqual(lines.map(line => line.replace("wrong.mdx", "wrong.md")))
  }
  expect(listCheckLines({ "pages/good.md": buildPageText("Words, and [a link](/good).") })).toEqual([])
})

test("an .md file is known to the other files: by its address, its headings and its title", () => {
  const files = {
    "pages/costs.md": buildPageText("## What we pay\n\nWords."),
    "pages/links.mdx": buildPageText("[one](/costs#what-we-pay) and [two](/costs#what-you-pay)").replace(
      "long",
      "wide",
    ),
  }
  expect(listCheckLines(files)).toEqual([
    "content/pages/links.mdx: line 8: /costs#what-you-pay: no heading of that page has the id what-you-pay",
    "content/pages/links.mdx: title: the same as in content/pages/costs.md; change one",
  ])
})

test("an entry with both an .md and an .mdx file is refused, once, in a line that names both", () => {
  for (const [one, kind] of [
    ["pages/same", buildPageText("Words.")],
    ["blog/nsw/same", article],
    ["blog/_example", article],
  ] as const)
    expect(listCheckLines({ [`${one}.md`]: kind, [`${one}.mdx`]: kind })).toEqual([
      `content/${one}.md: file: is the same entry as content/${one}.mdx; keep one of the two`,
    ])
})

test("only kinds with a text may end in .md", () => {
  expect(listCheckLines({ "places/glebe.md": place, "blog/duty.markdown": article })).toEqual([
    "content/blog/duty.markdown: file: files here end in .mdx or .md",
    "content/places/glebe.md: file: files here end in .yaml",
  ])
})
