import { renderPageMarkdown } from "./page-markdown"

const SITE = "https://www.example.com"

/** Renders a page as the build does, with `text` as its text. */
const renderPageHtml = (text: string): string => `<!doctype html><html><body><header>Menu</header><main><article>
  <header><nav><ol><li>Home</li></ol></nav><h1>What is a Section 32?</h1><p>The seller tells you in writing.</p>
  <p>Checked on <time>21 November 2026</time></p><svg><text>Art</text></svg></header>
  <div><div class="text-prose">${text}</div><aside><nav>On this page</nav></aside></div></article></main></body></html>`

const HEAD = `# What is a Section 32?

The seller tells you in writing.

Checked on 21 November 2026
`

const toMarkdown = (text: string): string => renderPageMarkdown(renderPageHtml(text), SITE)

test("a guide begins with its heading, lead and day, and has none of what's around it", () => {
  expect(toMarkdown("<p>Read it first.</p>")).toBe(`${HEAD}\nRead it first.\n`)
})

test("headings, lists and tables are Markdown's own, and links lead to the site", () => {
  expect(
    toMarkdown(`<h2 id="cost">What does it cost?</h2><ul><li>See <a href="/calculator">the calculator</a></li></ul>
      <table><thead><tr><th>State</th><th>Days</th></tr></thead><tbody><tr><th>Victoria</th><td>3</td></tr></tbody></table>
      <p>More <a href="#cost">above</a>, or from the <a href="https://www.sro.vic.gov.au">SRO</a>.</p>`),
  ).toBe(`${HEAD}
## What does it cost?

- See [the calculator](https://www.example.com/calculator)

| State    | Days |
| -------- | ---- |
| Victoria | 3    |

More [above](#cost), or from the [SRO](https://www.sro.vic.gov.au).
`)
})

test("a figure names its source, and a term its meaning", () => {
  expect(
    toMarkdown(`<p>You pay 0.2%<a class="piece-sourced" href="https://law.example" aria-label="Source: The Act, checked on 21 November 2026" title="Source: The Act"></a>.</p>
      <p>A <dfn class="piece-term">caveat<span>A warning on the title.<!-- --> <a href="/faqs#caveat">All terms</a></span></dfn> stops it.</p>`),
  ).toBe(`${HEAD}
You pay 0.2% ([Source: The Act, checked on 21 November 2026](https://law.example)).

A caveat (A warning on the title.) stops it.
`)
})

test("amounts of a quote are in it; forms, buttons and calls to action aren't", () => {
  expect(
    toMarkdown(`<article class="quote-sheet"><h3>Buying at $850,000</h3><dl><div><dt>Our fixed fee</dt><dd>$1,450</dd></div></dl>
      <p><!--$-->Title search<span class="quote-amount">$18.70</span><!--/$--></p>
      <a href="/request-a-quote" class="buttons-primary">Get a quote</a></article><form><input /><button>Send</button></form>
      <div class="piece-quoteCard"><p>Ask us</p></div>`),
  ).toBe(`${HEAD}
### Buying at $850,000

- Our fixed fee

  $1,450

Title search $18.70
`)
})

test("a page without an article is refused", () => {
  expect(() => renderPageMarkdown("<main><p>Words</p></main>", SITE)).toThrow("the page has no article with a text")
})
