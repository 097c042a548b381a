import { copyFixtureFirmContent, readFixtureContent, buildPageText } from "../../testing/content-lines"
import { createTemporaryFolder } from "../../testing/build-folder"
import { checkSiteRedirects, checkRedirects } from "./check-redirects"
import { buildRedirectMatcher, findRedirectTarget } from "../../domain/redirects"
import { readNetlifyRedirects } from "./read-redirects"
import { listStateShortNameRedirects } from "./site-redirects"

const PAGES = ["/", "/buying", "/request-a-quote", "/blogs", "/blogs/section-32", "/quotes/:id/offer", "/api/*"]

const renderRule = (from: string, to: string, status: unknown = 301) =>
  `[[redirects]]\nfrom = ${JSON.stringify(from)}\nto = ${JSON.stringify(to)}\nstatus = ${JSON.stringify(status)}\n`

const checkRules = (...rules: string[]): string[] => checkRedirects(rules.join("\n"), PAGES)

const AT_ONCE = "at once, above this rule"

test("good redirects are silent: exact, splat, placeholder, another site, a hash", () => {
  expect(
    checkRules(
      renderRule("/quote", "/request-a-quote"),
      renderRule("/blog/old", "/blogs/section-32"),
      renderRule("/blog/:guide", "/blogs/:guide"),
      renderRule("/news/*", "/blogs"),
      renderRule("/go/lots/*", "https://www.example.gov.au/lots/:splat"),
      renderRule("/guides/:state/:guide", "/blogs/:guide", 302),
      renderRule("/go/acma", "https://www.acma.gov.au/"),
      renderRule("/costs", "/buying#costs"),
    ),
  ).toEqual([])
})

test.each([
  [["/a /a"], ["1, /a: goes round in a circle: /a, /a; take a step out"]],
  [
    ["/a /b", "/b /a"],
    [
      "1, /a: goes round in a circle: /a, /b, /a; take a step out",
      "2, /b: goes round in a circle: /b, /a, /b; take a step out",
    ],
  ],
  [["/a/* /a/b"], [expect.stringMatching(/^1, \/a\/\*: goes round in a circle: /)]],
  [["/a /b", "/b /buying"], [`1, /a: is a chain: /a, /b, /buying; send /a to /buying ${AT_ONCE}`]],
  [
    ["/blog/:guide /blogs/:guide", "/blogs/old /buying"],
    [`1, /blog/:guide: is a chain: /blog/old, /blogs/old, /buying; send /blog/old to /buying ${AT_ONCE}`],
  ],
  // The rule that the previous message asks for fixes the chain.
  [["/blog/old /buying", "/blog/:guide /blogs/:guide", "/blogs/old /buying"], []],
  [
    ["/a/:year/:name /b/:name", "/b/x /buying"],
    expect.arrayContaining([
      `1, /a/:year/:name: is a chain: /a/any/x, /b/x, /buying; send /a/any/x to /buying ${AT_ONCE}`,
    ]),
  ],
  [["/quote /buying", "/quote /request-a-quote"], ["2, /quote: is there twice; take one out"]],
  // A specific rule above a general one isn't a duplicate.
  [["/blog/:guide /buying", "/blog/* /buying"], []],
  [["/a /byuing"], ["1, /a: /byuing leads nowhere; correct the address"]],
])("of the redirects %j is told: %j", (rules, lines) => {
  const problems = checkRules(...rules.map(one => renderRule(...(one.split(" ") as [string, string]))))
  expect(problems.map(line => line.replace("netlify.toml: redirect ", ""))).toEqual(lines)
})

test("a redirect to a page that lost in a test is a chain too, and nothing is wrong with one to the page that won", () => {
  const testRedirects = [{ from: "/lp/long", to: "/buying", status: 302 } as const]
  expect(checkRedirects(renderRule("/old", "/lp/long"), PAGES, testRedirects)).toEqual([
    "netlify.toml: redirect 1, /old: is a chain: /old, /lp/long, /buying; send /old to /buying at once, above this rule",
  ])
  expect(checkRedirects(renderRule("/old", "/buying"), PAGES, testRedirects)).toEqual([])
})

test.each([
  ["/blog/*", "/blog/old"],
  ["/blog/:guide", "/blog/:name"],
  ["/blog/*", "/blog/nsw/*"],
  ["/blog/*", "/blog"],
])("%s takes what %s below it names", (above, below) => {
  expect(checkRules(renderRule(above, "/buying"), renderRule(below, "/buying"))).toEqual([
    `netlify.toml: redirect 2, ${below}: is never reached, since ${above} above takes the same addresses; ` +
      "move it up or take it out",
  ])
})

test.each([
  ["/buying", "/buying"],
  ["/blogs/*", "/blogs"],
  ["/:page", "/buying"],
  ["/*", "/"],
  ["/blogs/:guide", "/blogs/section-32"],
  ["/quotes/*", "/quotes/:id/offer"],
  ["/quotes/:any/offer", "/quotes/:id/offer"],
  ["/api/old", "/api/*"],
])("%s shadows the page %s", (from, page) => {
  expect(checkRules(renderRule(from, "/request-a-quote"))).toContain(
    `netlify.toml: redirect 1, ${from}: shadows the page ${page}; redirect another address or take it out`,
  )
})

const MAY_END_IN_A_SLASH =
  'to: :splat may be empty or end in "/", and so would the address; give each part a ":name" in a rule of its own'

test.each([
  ["/quote/", "/buying", 301, 'from: leave out the "/" at the end'],
  ["/quote", "/buying/", 301, 'to: leave out the "/" at the end'],
  ["/quote", "/buying/?a=1", 301, 'to: leave out the "/" at the end'],
  ["quote", "/buying", 301, 'from: begin with "/": only a path of this site can be sent elsewhere'],
  ["/quote?a=1", "/buying", 301, 'from: a path alone, without "?" and "#"'],
  ["/a/*/b", "/buying", 301, 'from: a "*" may only be at the end, after a "/"'],
  ["/a*", "/buying", 301, 'from: a "*" may only be at the end, after a "/"'],
  ["/a/b:c", "/buying", 301, 'from: a ":name" is a whole part of the path and begins with a letter'],
  ["/a/:1", "/buying", 301, 'from: a ":name" is a whole part of the path and begins with a letter'],
  ["/a//b", "/buying", 301, 'from: letters, digits, "-", "_" and "." between single "/"'],
  ["/a(b)", "/buying", 301, 'from: letters, digits, "-", "_" and "." between single "/"'],
  ["/a b", "/buying", 301, "from: an address has no blanks"],
  ["/a/:b/:b", "/buying", 301, "from: give each part a name of its own"],
  ["/a/:splat", "/buying", 301, 'from: write "/*" at the end; only "to" names it :splat'],
  ["/a", "http://www.acma.gov.au", 301, 'to: begin with "/" for this site or https:// for another'],
  ["/a", "//www.acma.gov.au", 301, 'to: begin with "/" for this site or https:// for another'],
  ["/a/*", "/:splat", 301, "to: begin with a part that is the same for everyone"],
  ["/a/*", "/blogs/*", 301, 'to: write :splat for what "/*" matches'],
  ["/a/*", "https://www.acma.gov.au/:splat/x", 301, "to: :splat may only be at the end of the path"],
  ["/a/*", "/blogs/:splat", 301, MAY_END_IN_A_SLASH],
  ["/a/*", "/blogs/:splat?b=1#c", 301, MAY_END_IN_A_SLASH],
  ["/a", "https://www.acma.gov.au/:splat", 301, 'to: a ":name" here is one that "from" gives'],
  ["/a/:b", "/blogs/:c", 301, 'to: a ":name" here is one that "from" gives'],
  ["/a", "/buying", 200, "status: 301 for good or 302 for now; nothing else is a redirect here"],
  ["/a", "/buying", "301", "status: 301 for good or 302 for now; nothing else is a redirect here"],
])("from %s to %s with %s is refused", (from, to, status, message) => {
  expect(checkRules(renderRule(from, to, status))).toEqual([`netlify.toml: redirect 1, ${message}`])
})

test("an unknown or a missing setting is refused", () => {
  expect(checkRules(`${renderRule("/a", "/buying")}force = true\n`)).toEqual([
    "netlify.toml: redirect 1, force: no such field here; check its spelling or take it out",
  ])
  expect(checkRules('[[redirects]]\nfrom = "/a"\nto = "/buying"\n')).toEqual([
    expect.stringMatching(/^netlify\.toml: redirect 1, status: is missing/),
  ])
})

test("what is not TOML is refused with its line", () => {
  expect(checkRules('[[redirects]]\nfrom = "/a\n')).toEqual(["netlify.toml: line 2: cannot be read as TOML"])
  expect(checkRules('redirects = "none"\n')).toEqual(["netlify.toml: begin each redirect with [[redirects]]"])
})

test("everything wrong is told at once", () => {
  expect(checkRules(renderRule("/a/", "/buying"), renderRule("/b", "/buying", 200))).toHaveLength(2)
})

test("the site's own redirects have nothing wrong", () => {
  expect(checkSiteRedirects(copyFixtureFirmContent())).toEqual([])
})

const PAGES_OF_CONTENT = ["request-a-quote", "contact-us", "blogs", "buying", "selling"]

test.each([
  ["- was: /old\n  movedTo: /buying\n"],
  ["- /selling\n- was: /old\n  movedTo: /byuing\n", "line 2, /old: /byuing leads nowhere; correct the address"],
  [
    "- was: /buying\n  movedTo: /selling\n",
    'line 1, /buying: shadows the page /buying; write it without "movedTo", since it has a page again',
  ],
  [
    "- was: /a\n  movedTo: /b\n- was: /b\n  movedTo: /a\n",
    "line 1, /a: goes round in a circle: /a, /b, /a; take a step out",
    "line 3, /b: goes round in a circle: /b, /a, /b; take a step out",
  ],
  ["- /buying\n- buying\n", 'line 2: was: begin with "/": only a path of this site can be sent elsewhere'],
])("of the list of addresses %j what's wrong with those that moved is told", (addresses, ...lines) => {
  const pages = PAGES_OF_CONTENT.map(page => [`pages/${page}.mdx`, buildPageText("Words.")])
  const files = {
    "site.yaml": readFixtureContent("site.yaml"),
    "addresses.yaml": addresses,
    ...Object.fromEntries(pages),
  }
  const problems = checkSiteRedirects(createTemporaryFolder(files)).filter(line => line.startsWith("content/"))
  expect(problems).toEqual(lines.map(line => `content/addresses.yaml: ${line}`))
})

// The addresses that people type, each with and without a slash at the end.
test.each([
  ["/nsw", "/new-south-wales"],
  ["/vic", "/victoria"],
  ["/qld", "/queensland"],
  ["/blog", "/blogs"],
  ["/nsw/sydney", "/new-south-wales/sydney"],
  ["/blog/section-32", "/blogs/section-32"],
  ["/blog/nsw/stage-4-cooling-off", "/blogs/nsw/stage-4-cooling-off"],
])("%s leads to %s by a rule whose target cannot end in a slash", (from, to) => {
  const redirects = [...listStateShortNameRedirects(["NSW", "VIC", "QLD"]), ...readNetlifyRedirects()]
  const rule = redirects.find(one => buildRedirectMatcher(one.from).test(from))
  expect(rule?.to).not.toMatch(/\/$|:splat/)
  expect([from, `${from}/`].map(address => findRedirectTarget(address, redirects))).toEqual([to, to])
})
