import { withoutScripts } from "./without-scripts"

test("inline scripts, scripts of files and those that wait in a template are taken out, over several lines", () => {
  const html =
    "<head><script>first(\n)</script><script async src=/a.js></script></head><body><h1>Costs</h1>" +
    '<template id="late-scripts"><script src="/b.js"></script><script type="application/json">{}</script></template>' +
    "<script>last()</script></body>"
  expect(withoutScripts(html)).toBe("<head></head><body><h1>Costs</h1></body>")
})

test("the template of a page that starts by itself is taken out like any other's", () => {
  expect(withoutScripts('<p>Text</p><template id="late-scripts" data-soon="yes"><link href="/a.css"></template>')).toBe(
    "<p>Text</p>",
  )
})

test("rules for loading the next page are taken out: a page without scripts has none", () => {
  expect(withoutScripts('<p>Text</p><script type="speculationrules">{"prefetch":[]}</script>')).toBe("<p>Text</p>")
})

test("data for search engines, other templates, the typeface and styles stay", () => {
  const html =
    '<link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/print.css"><style>p{}</style>' +
    '<script type="application/ld+json">{"@type":"Question"}</script><template id="row"><tr></tr></template>'
  expect(withoutScripts(html)).toBe(html)
})

test.each([
  '<link rel="modulepreload" href="/a.mjs">',
  '<link rel="preload" href="/a.js" as="script"/>',
  "<link as=script rel=preload href=/a.js>",
  '<link as="fetch" rel="preload" href="/page-data/index/page-data.json" crossorigin="anonymous"/>',
  '<link rel="prefetch" as="script" href="/a.js">',
])("%s is fetched for scripts, so it's taken out", link => {
  expect(withoutScripts(`<head>${link}<meta name="a"></head>`)).toBe('<head><meta name="a"></head>')
})
