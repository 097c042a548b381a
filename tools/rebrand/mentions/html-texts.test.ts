import { listHtmlTexts } from "./html-texts"

const listTextsOfHtml = (html: string): string[] => listHtmlTexts("/page", html).map(({ text }) => text)

test("each block is read as one, with what's inside its lines", () => {
  const html =
    "<header><a href='/a'>Home</a></header><main><h1>Fees</h1><p>The <b>seller’s\n lawyer</b> asks.</p><ul><li>One<li>Two</ul></main>"
  expect(listTextsOfHtml(html)).toEqual(["Home", "Fees", "The seller’s lawyer asks.", "One", "Two"])
})

test("two words in elements of their own stay two", () => {
  expect(listTextsOfHtml("<p><span>Victoria</span><span>NSW</span></p>")).toEqual(["Victoria NSW"])
})

test("what search engines show and screen readers say is read, and scripts aren't", () => {
  const html = `<head><title>Fees</title><meta name="description" content="What it costs"><meta name="viewport" content="no words">
    <style>p { color: red }</style></head><body><script>lawyer()</script><img alt="A house"><input placeholder="Suburb"></body>`
  expect(listTextsOfHtml(html)).toEqual(["Fees", "What it costs", "A house", "Suburb"])
})

test("what structured data says is read, and its addresses aren't", () => {
  const data = { "@type": "Service", url: "https://a.example/sydney", areaServed: [{ name: "Queensland" }] }
  expect(listTextsOfHtml(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual([
    "Service",
    "Queensland",
  ])
})
