import { getVisibleTexts } from "./site-texts"

const listVisibleTexts = (text: string, where = "somewhere") => getVisibleTexts({ where, text }).map(one => one.text)

test("of a page the blocks are read", () => {
  expect(listVisibleTexts("<!DOCTYPE html><title>Costs</title><p>One <b>price</b></p><script>hidden</script>")).toEqual(
    ["Costs", "One price"],
  )
})

test("of what programs get the values are read", () => {
  expect(listVisibleTexts('{"errors":[{"field":"state","message":"We act in Victoria only."}],"count":1}')).toEqual([
    "state",
    "We act in Victoria only.",
  ])
})

test("of an email the lines are read, and of a calendar the lines that go on", () => {
  expect(listVisibleTexts("Hello Mai,\n\nHere is your quote.\n")).toEqual(["Hello Mai,", "Here is your quote."])
  expect(listVisibleTexts("BEGIN:VCALENDAR\r\nSUMMARY:Pay the dep\r\n osit\\, now\\nor later\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "SUMMARY:Pay the deposit, now",
    "or later",
  ])
})

test("of a guide as Markdown the lines are read without marks, and of a list titles apart from what's below them", () => {
  const guide = "---\ntitle: Costs\n---\n\n## In _Victoria_\n\nAsk [a lawyer](https://a.example/b) \\(or us).\n"
  expect(listVisibleTexts(guide, "public/blogs/costs.md")).toEqual([
    "---",
    "title: Costs",
    "---",
    "## In Victoria",
    "Ask a lawyer (or us).",
  ])
  expect(listVisibleTexts("- [Lawyer?](https://a.example/c): We say.\n", "public/llms.txt")).toEqual([
    "Lawyer?",
    "We say.",
  ])
})

test("of a feed the titles and descriptions are read", () => {
  const item =
    "<item><title><![CDATA[Costs & <fees>]]></title><link>https://a.example</link><description>A &amp; B</description></item>"
  const feed = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Guides</title>${item}</channel></rss>`
  expect(listVisibleTexts(feed, "public/blogs/rss.xml")).toEqual(["Guides", "Costs & <fees>", "A & B"])
})
