import { readFixtureContent, listCheckLines, buildPageText } from "../../testing/content-lines"

test("a link to a page that isn't published yet says so at its line, and one between two such pages is right", () => {
  const files = {
    "pages/from.mdx": buildPageText("[a](/draft) [b](/later#part) [c](/over) [d](/always)", "from"),
    "pages/draft.mdx": buildPageText("[to another draft](/other)", "draft", "draft: true"),
    "pages/other.mdx": buildPageText("[back](/draft)", "other", "draft: true"),
    "pages/later.mdx": buildPageText("## Part\n\n[to the next](/next)", "later", 'publishFrom: "2999-07-01"'),
    "pages/next.mdx": buildPageText("Words.", "next", 'publishFrom: "2999-07-01"'),
    "pages/over.mdx": buildPageText("Words.", "over", 'until: "2999-06-30"'),
    "pages/always.mdx": buildPageText("Words.", "always"),
  }
  expect(listCheckLines(files)).toEqual([
    "content/pages/from.mdx: line 8: /draft is a draft; take it out, or give both pages the same days",
    "content/pages/from.mdx: line 8: /later#part isn't published before 1 July 2999; take it out, or give both pages the same days",
    "content/pages/from.mdx: line 8: /over is published until 30 June 2999 only; take it out, or give both pages the same days",
  ])
})

test("an article that another names, and the page that a partner brings along, are told in the same way", () => {
  const article = readFixtureContent("blog/_example.mdx").replace("related: [another-article]", "related: [duty]")
  const text = article
    .replace("related: [duty]", "draft: true")
    .replace("An example of an article", "Another article")
    .replace("This file shows", "This one shows")
  const partner = readFixtureContent("partners/_example.mdx").replace("name:", "draft: true\nname:")
  const files = {
    "blog/costs.mdx": article,
    "blog/duty.mdx": text,
    "partners/bank.mdx": partner,
    "pages/from.mdx": buildPageText("[a](/privacy-policy-collection-statement-bank)", "from"),
  }
  expect(listCheckLines(files, ["/", "/privacy-policy", "/example"]).filter(line => line.includes("draft"))).toEqual([
    "content/blog/costs.mdx: related: duty is a draft; take it out, or give both pages the same days",
    "content/pages/from.mdx: line 8: /privacy-policy-collection-statement-bank is a draft; take it out, or give both pages the same days",
  ])
})

test("a page can't end before it begins", () => {
  const wrong = buildPageText("Words.", "wrong", 'publishFrom: "2027-07-02"\nuntil: "2027-07-01"')
  expect(listCheckLines({ "pages/wrong.mdx": wrong })).toEqual([
    "content/pages/wrong.mdx: until: the same day as publishFrom, or a later one",
  ])
})
