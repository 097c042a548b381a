import { pruneBody, type Gone } from "./prune-body"

const GONE: Gone = {
  page: path => path === "/partners/first-door" || path === "/queensland",
  entry: (kind, slug) => kind === "offer" && slug === "first-call",
}

test.each([
  ["a link leaves its words", "See [**our** partner](/partners/first-door#offer) first.", "See **our** partner first."],
  ["a link that leads somewhere stays", "See [Victoria](/victoria).", "See [Victoria](/victoria)."],
  ["a link to another site stays", "[x](https://example.org/queensland)", "[x](https://example.org/queensland)"],
  [
    "an item of a list that begins with a link goes",
    "- [Queensland](/queensland): deeds\n- [Victoria](/victoria)\n- Or [Queensland](/queensland)\n",
    "- [Victoria](/victoria)\n- Or Queensland\n",
  ],
  [
    "a row of a table that begins with a link goes",
    "| Where | What |\n| --- | --- |\n| [Queensland](/queensland) | a |\n| Victoria | b |\n",
    "| Where | What |\n| --- | --- |\n| Victoria | b |\n",
  ],
  [
    "a component that leads there goes",
    '<Cards>\n<Card title="A" href="/queensland">\nText\n</Card>\n<Card title="B" href="/victoria">\nText\n</Card>\n</Cards>\n',
    '<Cards>\n<Card title="B" href="/victoria">\nText\n</Card>\n</Cards>\n',
  ],
  [
    "a component that shows an entry goes",
    'Before.\n\n<OfferSnippet offer="first-call" />\n\nAfter.\n\n<OfferSnippet offer="other" />\n',
    'Before.\n\nAfter.\n\n<OfferSnippet offer="other" />\n',
  ],
  [
    "what is said of a sample goes",
    'Before.\n\n<In sample="yes">\n\n<Notice kind="info">\nA [sample](/queensland).\n</Notice>\n\n</In>\n\nAfter <In sample="yes">as a sample </In>all.\n',
    "Before.\n\nAfter all.\n",
  ],
  ["a body without any stays", "\nOne.\n\nTwo {`x`}\n", "\nOne.\n\nTwo {`x`}\n"],
])("%s", (_, body, pruned) => {
  expect(pruneBody(body, GONE)).toBe(pruned)
})
