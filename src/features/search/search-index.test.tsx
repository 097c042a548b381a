import { searchPages, splitExcerpt, removeHeadingFromExcerpt } from "./search-index"

test.each([
  ["4: <mark>cooling-off</mark> and 66W. In NSW, you can cool off.", "In NSW, you can cool off."],
  ["Stage 4: <mark>cooling-off</mark> and <mark>66W.</mark> In NSW, you can cool off.", "In NSW, you can cool off."],
  ["In NSW, you can <mark>cool</mark> off.", "In NSW, you can <mark>cool</mark> off."],
  ["66W. In NSW, you can cool off.", "In NSW, you can cool off."],
  ["and 66W certificates are signed by", "and 66W certificates are signed by"],
])("an excerpt doesn't begin with words of the page's heading: %s", (excerpt, expected) => {
  expect(removeHeadingFromExcerpt(excerpt, "Stage 4: cooling-off and 66W")).toBe(expected)
})

test("marked words stand apart from the others", () => {
  expect(splitExcerpt("a <mark>caveat</mark> warns of a <mark>caveat</mark>")).toEqual([
    { text: "a ", isMarked: false },
    { text: "caveat", isMarked: true },
    { text: " warns of a ", isMarked: false },
    { text: "caveat", isMarked: true },
  ])
})

test("what was escaped is text, and stays text", () => {
  expect(splitExcerpt("&lt;img onerror=x&gt; &amp;amp; Q&amp;A &unknown;")).toEqual([
    { text: "<img onerror=x> &amp; Q&A &unknown;", isMarked: false },
  ])
})

/** Finds with an index of two pages, in which each word scores one. Returns the address and the excerpt of each page. */
async function findInFakeIndex(question: string) {
  const texts: Record<string, string> = { "/faqs": "you can end a contract in time", "/states": "a contract near us" }
  const search = (words: string) => {
    const searched = words.replaceAll('"', "").split(" ")
    const pages = Object.entries(texts).filter(([, text]) => searched.every(word => text.split(" ").includes(word)))
    return Promise.resolve({
      results: pages.map(([url]) => ({ id: url, score: 1, data: async () => ({ url, excerpt: words, meta: {} }) })),
    })
  }
  const { fetch } = await searchPages(question, Promise.resolve({ search }))
  return (await fetch(0, 9)).map(({ url, excerpt }) => `${url} ${excerpt}`)
}

// A question once found only the pages with all its words, small ones too, and often not the page that answers it.
test.each([
  ["How can I end the contract", ["/faqs end contract", "/states contract"]],
  ["end a deal", ["/faqs end"]],
  ["can you", ["/faqs can you"]],
  ["a contract near me", ["/faqs contract", "/states contract"]],
  ['"a contract"', ['/faqs "a contract"', '/states "a contract"']],
])("%s finds the page with most of its words first, whatever small words it has", async (question, pages) => {
  expect(await findInFakeIndex(question)).toEqual(pages)
})

// The third and fourth result once showed the start of the page, since one word was only in its title.
test("a result quotes a place with a match, where there's one for any of the words", async () => {
  const excerpts: Record<string, string> = {
    "asking money": "Our pages",
    asking: "Our pages",
    money: "send <mark>money</mark>",
  }
  const search = async (words: string) => ({
    results: [{ id: "1", score: 1, data: async () => ({ url: "/", excerpt: excerpts[words] ?? "", meta: {} }) }],
  })
  const { fetch } = await searchPages("asking for money", Promise.resolve({ search }))
  expect((await fetch(0, 9)).map(({ excerpt }) => excerpt)).toEqual(["send <mark>money</mark>"])
})
