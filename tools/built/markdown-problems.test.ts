import { renderPageMarkdown } from "../../src/gatsby/markdown/page-markdown"
import { comparePagesWithMarkdown } from "./markdown-problems"

const SITE = "https://www.example.com"

const html = `<!doctype html><html><head><link rel="alternate" type="text/markdown" href="${SITE}/blogs/section-32.md">
<title>Section 32</title></head><body><header>Menu</header><main><article>
<header><nav>Home</nav><h1>What is a Section 32?</h1><p>The seller tells you in writing.</p><p>Checked on 21 November 2026</p></header>
<div class="text-prose"><p>You pay 0.2%<a class="piece-sourced" href="https://law.example" aria-label="Source: The Act, checked on 21 November 2026"></a>.</p>
<p>A <dfn class="piece-term">caveat<span>A warning. <a href="/faqs#caveat">All terms</a></span></dfn> stops it; read_this &amp; that.</p>
<table><thead><tr><th>State</th><th>Days</th></tr></thead><tbody><tr><th>Victoria</th><td>3</td></tr></tbody></table>
<form><button>Send</button></form><a class="buttons-primary" href="/quote">Get a quote</a>
<aside class="piece-sources"><h2>Sources</h2><ul><li><a href="https://law.example">The Act</a>, checked on 21 November 2026</li></ul></aside>
</div></article></main></body></html>`

const pages = [{ path: "/blogs/section-32", html }]

const findProblemsWithMarkdown = (markdown: string | null) =>
  comparePagesWithMarkdown(pages, path => (path === "/blogs/section-32.md" ? markdown : null))

const markdown = `---\ntitle: What is a Section 32?\nchecked: 2026-11-21\n---\n\n${renderPageMarkdown(html, SITE)}`

test("a file with every word of its page, its tables and its sources is right, whatever it says of itself at its top", () => {
  expect(findProblemsWithMarkdown(markdown)).toEqual([])
})

test.each([
  ["leaves out a table", /\| State.*?3 +\|\n/s, ""],
  ["leaves out the sources", /## Sources.*$/s, ""],
  ["leaves out a figure's source", / \(\[Source[^)]*\)\)/, ""],
  ["leaves out its heading", /# What is a Section 32\?\n/, ""],
  ["says something else", "0.2%", "0.3%"],
  ["says more", "stops it", "always stops it"],
  ["ends with more", /$/, "Call us."],
  ["has the words of a row in another order", /\| Victoria \| 3 /, "| 3 | Victoria "],
])("one that %s isn't", (_, words, instead) => {
  const changedMarkdown = markdown.replace(words, instead)
  expect(changedMarkdown).not.toBe(markdown)
  expect(findProblemsWithMarkdown(changedMarkdown)).toEqual([
    expect.stringMatching(/^\/blogs\/section-32\.md: isn't in the words of its page/),
  ])
})

test("a version that a page names and that's missing is told, and a page without one is left alone", () => {
  expect(findProblemsWithMarkdown(null)).toEqual([
    "/blogs/section-32: names /blogs/section-32.md, and there's no such file",
  ])
  expect(comparePagesWithMarkdown([{ path: "/", html: "<main><p>Words</p></main>" }], () => null)).toEqual([])
})
