import { pageFacts } from "./page-facts"

test("a page's own words about itself are read from its HTML", () => {
  const html = `<!DOCTYPE html><html><head><title>Sydney | Firm</title><meta name="robots" content="noindex">
    <link rel="canonical" href="https://www.example.com/new-south-wales/sydney"></head>
    <body><header class="header-bar"><abbr>NSW</abbr><nav aria-label="Main"></nav></header>
    <main><div class="layout-boxed"><header><h1>Sydney</h1><abbr>VIC</abbr></header></div></main></body></html>`
  expect(pageFacts(html)).toEqual({
    title: "Sydney | Firm",
    robots: "noindex",
    canonical: "/new-south-wales/sydney",
    headings: 1,
    parts: { header: true, footer: false, boxed: true },
    state: "NSW",
  })
})

test("a page that says nothing has nothing", () => {
  expect(pageFacts("<p>Loading</p>")).toEqual({
    title: "",
    robots: "",
    canonical: "",
    headings: 0,
    parts: { header: false, footer: false, boxed: false },
    state: "",
  })
})
