import { findBuiltPageProblems } from "./built-problems"

const buildPageHtml = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><h1>A page</h1>${body}</body></html>`

const hasNoFile = () => false

const findPageProblems = (body: string, head?: string) =>
  findBuiltPageProblems([{ path: "/page", html: buildPageHtml(body, head) }], hasNoFile)

test("a good page has no problem", () => {
  const body =
    '<h2 id="cost">Cost</h2><h3>Duty</h3><h2>More</h2><img src="/a.png" alt=""><a href="#cost">a</a><a href="/page?x=1#cost">b</a>'
  expect(findPageProblems(`${body}<a href="#openRaq">c</a><a href="https://www.example.com/#x">d</a>`)).toEqual([])
})

test.each([
  ["<p>Hello {{ name }}</p>", '/page: <p> says "Hello {{ name }}"'],
  ["<p>Costs ${price}</p>", '/page: <p> says "Costs ${price}"'],
  ["<p>Lorem ipsum dolor</p>", '/page: <p> says "Lorem ipsum dolor"'],
  ["<li>TODO: write this</li>", '/page: <li> says "TODO: write this"'],
  ["<p>You pay <b>undefined</b>.</p>", '/page: <b> says "undefined"'],
  ["<p>[object Object]</p>", '/page: <p> says "[object Object]"'],
  ["<td>NaN</td>", '/page: <td> says "NaN"'],
  ['<img src="/a.png" alt="undefined">', '/page: <img> says "undefined"'],
  ["<noscript><p>{{ a }}</p></noscript>", '/page: <p> says "{{ a }}"'],
  ["<p>Can\0’t</p>", "/page: has NUL characters"],
  ["<h1>Another</h1>", "/page: Multiple <h1> are not allowed: html > body > h1:nth-child(2)"],
  [
    "<h2>Costs</h2><h4>Duty</h4>",
    "/page: Heading level can only increase by one, expected <h3> but got <h4>: html > body > h4",
  ],
  ['<img src="/a.png">', '/page: <img> is missing required "alt" attribute: html > body > img'],
  ['<h2 id="a">A</h2><form id="a"></form><p id="b"></p>', '/page: Duplicate ID "a": html > body > form'],
  [
    '<a href="https://www.example.com/[id]">a</a>',
    "/page: the address https://www.example.com/[id] has a character that isn't allowed there",
  ],
  [
    '<td align="right">$1</td>',
    '/page: Attribute "align" is deprecated on <td> element: html > body > table > tr > td',
  ],
])(
  "what a template left behind, a wrong heading, a picture without a text and invalid HTML are found: %s",
  (body, problem) => {
    expect(findPageProblems(body.startsWith("<td") ? `<table><tr>${body}</tr></table>` : body)).toEqual([problem])
  },
)

test("a page without a heading is found", () => {
  expect(findBuiltPageProblems([{ path: "/page", html: "<p>Costs</p>" }], hasNoFile)).toEqual(["/page: has no heading"])
})

test("it is found in what search engines read, and not in code", () => {
  expect(findPageProblems("", '<meta name="description" content="About undefined">')).toEqual([
    '/page: <meta> says "About undefined"',
  ])
  expect(findPageProblems("", '<script type="application/ld+json">{"name":"undefined"}</script>')).toHaveLength(1)
  expect(findPageProblems("<pre><code>${a} {{b}}</code></pre><script>let a = undefined</script>")).toEqual([])
})

test("the shell of a client-only route has no heading, and its addresses the id that's filled in when it's served", () => {
  const link = '<noscript><a href="/quotes/:id/document">a</a></noscript>'
  expect(findBuiltPageProblems([{ path: "/quotes/[id]/offer", html: `<p>Loading …</p>${link}` }], hasNoFile)).toEqual(
    [],
  )
  expect(findPageProblems(link)).toEqual(["/page: the link to /quotes/:id/document leads nowhere"])
})

test("links lead to a page, a part of it, or a file", () => {
  const links = ["/feed.xml", "/gone", "/page#gone", "#gone"].map(href => `<a href="${href}">a</a>`).join("")
  expect(findBuiltPageProblems([{ path: "/page", html: buildPageHtml(links) }], path => path === "/feed.xml")).toEqual([
    "/page: the link to /gone leads nowhere",
    "/page: the link to /page#gone names a part that /page does not have",
    "/page: the link to #gone names a part that /page does not have",
  ])
})
