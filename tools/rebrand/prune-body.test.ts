import type { FirmInTexts } from "../../src/domain/content/firm-words"
import { removeDeadReferencesFromMdx, type RemovedTargets } from "./prune-body"

const GONE: RemovedTargets = {
  page: path => path === "/partners/first-door" || path === "/queensland",
  entry: (kind, slug) => kind === "offer" && slug === "first-call",
}

const BARWON: FirmInTexts = {
  name: "Barwon Conveyancing",
  isSample: false,
  practices: [{ state: "VIC", as: "licensed conveyancer", practitioner: "conveyancer" }],
}

test.each([
  ["a link leaves its words", "See [**our** partner](/partners/first-door#offer) first.", "See **our** partner first."],
  [
    "a sentence that only points to it goes",
    "**Alone?** You do it yourself. See [private sellers](/partners/first-door). Then sell.\n\nRead more about [deeds](/queensland).\n",
    "**Alone?** You do it yourself. Then sell.\n\n",
  ],
  ["a link that leads somewhere stays", "See [Victoria](/victoria).", "See [Victoria](/victoria)."],
  ["a link to another site stays", "[x](https://example.org/queensland)", "[x](https://example.org/queensland)"],
  [
    "an item of a list that begins with a link goes",
    "- [Queensland](/queensland): deeds\n- [Victoria](/victoria)\n- Or [Queensland](/queensland)\n",
    "- [Victoria](/victoria)\n- Or Queensland\n",
  ],
  [
    "a row of a table that begins with a link goes",
    "| Where | What |\n| --- | --- |\n| [A door](/partners/first-door) | a |\n| Victoria | b |\n",
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
  [
    "what's about other states stays, whatever it leads to",
    '<Stages>\n<In state="QLD">\n<Stage title="A" href="/queensland">\nText\n</Stage>\n</In>\n</Stages>\n\nSee<In state="NSW QLD"> [it](/queensland)</In>.\n\n## Queensland\n\n- [A](/queensland)\n',
    '<Stages>\n<In state="QLD">\n<Stage title="A" href="/queensland">\nText\n</Stage>\n</In>\n</Stages>\n\nSee<In state="NSW QLD"> [it](/queensland)</In>.\n\n## Queensland\n\n- [A](/queensland)\n',
  ],
  [
    "so does what needs more states than the firm has, but not what's said of a sample inside",
    '<In atLeast="2">[A](/queensland)<In sample="yes"> of a sample</In></In>\n\n<In state="VIC">[B](/queensland)</In>\n',
    '<In atLeast="2">[A](/queensland)</In>\n\n<In state="VIC">B</In>\n',
  ],
  [
    "a column and a row about other states stay",
    "| What | Victoria | Queensland |\n| --- | --- | --- |\n| a | [x](/queensland) | [y](/queensland) |\n\n| Where | What |\n| --- | --- |\n| [Queensland](/queensland) | a |\n| Victoria | b |\n",
    "| What | Victoria | Queensland |\n| --- | --- | --- |\n| a | x | [y](/queensland) |\n\n| Where | What |\n| --- | --- |\n| [Queensland](/queensland) | a |\n| Victoria | b |\n",
  ],
  ["a body without any stays", "\nOne.\n\nTwo {`x`}\n", "\nOne.\n\nTwo {`x`}\n"],
])("%s", (_, body, prunedBody) => {
  expect(removeDeadReferencesFromMdx(body, GONE, BARWON)).toBe(prunedBody)
})
