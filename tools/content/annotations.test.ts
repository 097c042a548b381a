import { formatAnnotation } from "./annotations"

// Each form of a line that the content check prints, and the command as GitHub documents it.
test.each([
  [
    "content/places/glebe.yaml: line 6, postcodes: four digits, in quotes",
    "file=content/places/glebe.yaml,line=6::postcodes: four digits, in quotes",
  ],
  [
    "content/blog/costs.mdx: line 40: /victorja leads nowhere; did you mean /victoria?",
    "file=content/blog/costs.mdx,line=40::/victorja leads nowhere; did you mean /victoria?",
  ],
  [
    'content/blog/costs.mdx:12: "somebody": write "someone"',
    'file=content/blog/costs.mdx,line=12::"somebody": write "someone"',
  ],
  [
    "content/offers/a.yaml: file: is missing, and the site needs it",
    "file=content/offers/a.yaml,line=1::file: is missing, and the site needs it",
  ],
  ["content/fees/a.json: percent: 10% of\nwhat?", "file=content/fees/a.json,line=1::percent: 10%25 of%0Awhat?"],
  ["netlify.toml: redirect 4, /a: is a chain", "::netlify.toml: redirect 4, /a: is a chain"],
])("%s is shown beside its line in a review", (text, command) => {
  expect(formatAnnotation("error", text)).toBe(`::error ${command}`)
})
