import { createHash } from "node:crypto"
import { hashInlineCode } from "./inline-code"

// The source as the CSP specification defines it: the SHA-256 of the text between the tags, in Base64.
const hashAsCspSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const hashScripts = (...pages: string[]) => [...hashInlineCode(pages).scripts]

test("a script is allowed by the base64 of the SHA-256 of its text", () => {
  // printf 'doSubmit()' | openssl dgst -sha256 -binary | base64
  expect(hashScripts("<script>doSubmit()</script>")).toEqual(["'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='"])
})

test("inline scripts and styles are found wherever they stand, each once", () => {
  const page = `<head><style data-href="/a.css">a{}</style><script>one()</script></head>
    <body><template id="late"><script
      id="two">two()</script></template><script>one()</script></body>`
  const { scripts, styles } = hashInlineCode([page, page])
  expect([...scripts]).toEqual([hashAsCspSource("one()"), hashAsCspSource("two()")])
  expect([...styles]).toEqual([hashAsCspSource("a{}")])
})

test.each([
  ["a script of a file", '<script src="/app.js" async></script>'],
  ["a block of JSON", '<script id="data" type="application/json">{"a":1}</script>'],
  ["structured data", '<script type="application/ld+json">{"@context":"x"}</script>'],
])("%s needs no hash", (_, html) => {
  expect(hashScripts(html)).toEqual([])
})

test.each(["module", "text/javascript", ""])("a script of type %p runs", type => {
  expect(hashScripts(`<script type="${type}">run()</script>`)).toEqual([hashAsCspSource("run()")])
})

test("an attribute that looks like the end of a tag, or like another attribute, changes nothing", () => {
  expect(hashScripts(`<script data-x="a > b" data-y=' src=z'>run()</script>`)).toHaveLength(1)
})
