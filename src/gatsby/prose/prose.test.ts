import { parseContentFilePath } from "../content-types/locate"
import { parseContentEntry } from "../content-types/read-entry"
import { measureReadingLevelOfTexts } from "../gates/reading-level"
import { listProse } from "./prose"

/** Lists the texts that a visitor reads on a page with this body. */
function listTextsOfBody(body: string): string[] {
  const location = parseContentFilePath("pages/test.mdx")
  if (!location.ok) throw new Error(location.message)
  const description = "A page that is long enough for the search results, made for one test and for nothing else."
  const head = `---\ntitle: A title\ndescription: ${description}\nheading: A heading\nlead: A lead.\nlayout: default\n---\n\n`
  const read = parseContentEntry(location.type, "test", head + body)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return listProse(read.entry).map(({ tag, text }) => `${tag}: ${text}`)
}

test("words of fields come by their names, then the body in order, a line for each paragraph, heading and cell", () => {
  const body =
    '## Costs\n\nWhat *you*\npay, [in all](/a).\n\n- One\n- Two\n\n<Notice kind="tip" title="Ask">\n\nNow.\n\n</Notice>'
  expect(listTextsOfBody(body)).toEqual([
    "title: A title",
    expect.stringMatching(/^description: A page/),
    "heading: A heading",
    "lead: A lead.",
    "h2: Costs",
    "p: What you pay, in all.",
    "li: One",
    "li: Two",
    "title: Ask",
    "p: Now.",
  ])
})

test("what a component says in an attribute is read; addresses, names and code are not", () => {
  const body =
    '<Card title="Duty" href="/calculator" action="Work it out" icon="info">Type `npm`.</Card>\n\nThe <Term meaning="A tax.">duty</Term>.'
  expect(listTextsOfBody(body).slice(4)).toEqual([
    "title: Duty",
    "action: Work it out",
    "p: Type .",
    "meaning: A tax.",
    "p: The duty.",
  ])
})

test("the level of a text is Flesch and Kincaid's", () => {
  // 2 sentences, 6 words, 6 syllables: 0.39 * 3 + 11.8 * 1 - 15.59 = -2.62
  const easy = measureReadingLevelOfTexts(["The cat sat. It was fat."])
  expect(easy.words).toBe(6)
  expect(easy.level).toBeCloseTo(-2.62)
  // 1 sentence, 4 words, 13 syllables (3 + 4 + 3 + 3): 0.39 * 4 + 11.8 * 3.25 - 15.59 = 24.32
  expect(measureReadingLevelOfTexts(["Settlement, conveyancer, property, settlement"]).level).toBeCloseTo(24.32)
})

// Syllables as dictionaries divide the words: state-ment, ev-ery, pe-ri-od, jan-u-ar-y, search-es.
test.each([
  ["statement", 2],
  ["every", 2],
  ["period", 3],
  ["January", 4],
  ["searches", 2],
])("%s is read as a word of %d syllables", (word, count) => {
  expect(measureReadingLevelOfTexts([word]).level).toBeCloseTo(0.39 + 11.8 * count - 15.59)
})

test("a number in digits counts as a word of one syllable", () => {
  expect(measureReadingLevelOfTexts(["1,000"])).toEqual({ words: 2, level: expect.closeTo(0.39 * 2 + 11.8 - 15.59) })
})

test("a text without a word has no level", () => {
  expect(measureReadingLevelOfTexts(["", "…"])).toEqual({ words: 0, level: 0 })
})
