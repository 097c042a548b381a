import { buildReadableFile } from "../../src/testing/readable-file"
import { readFixtureContent } from "../../src/testing/content-lines"
import { checkPagesMatchCode, listPossibleContentMistakes } from "./statements-of-code"

const KEYS =
  "documents-sent document-checks draft:phone draft:contact-form draft:feedback-form draft:unsubscribe-form draft:popup-shown popup-dismissed draft:quote draft:submitted reloaded: attribution draft:visit draft:partner draft:place draft:page-tests color-mode consent draft:enquiry: state _ga _gid _gat _gcl_"
const buildCookiesPage = (keys: string) =>
  keys
    .split(" ")
    .map(key => `| \`${key}\` | a thing | a reason | a day |`)
    .join("\n")

test("the page about cookies lists every key that is kept, and no other", () => {
  const checkPageText = (text: string) => checkPagesMatchCode(new Map([["pages/cookies.mdx", text]]))
  expect(checkPageText(buildCookiesPage(KEYS))).toEqual([])
  expect(checkPageText(buildCookiesPage(KEYS.replace("consent", "agreed")))).toEqual([
    { file: "pages/cookies.mdx", where: "consent", message: "is kept in the browser; add it to the table" },
    { file: "pages/cookies.mdx", where: "agreed", message: "isn't kept in the browser; take it out of the table" },
  ])
})

test("the privacy policy says how long a lead that was never delivered is kept", () => {
  const policy = `| A request held as possible junk | 30 days; then it's deleted |
| A request that could not be delivered | 90 days after the last try; then it's deleted |`
  const checkPageText = (text: string) => checkPagesMatchCode(new Map([["pages/privacy-policy.mdx", text]]))
  expect(checkPageText(policy)).toEqual([])
  expect(checkPageText(policy.replace("30", "3")).map(({ message }) => message)).toEqual([
    'must have a row "A request held as possible junk" that says "30 days;"',
  ])
})

test("a page that a firm doesn't have says nothing otherwise", () => {
  expect(checkPagesMatchCode(new Map())).toEqual([])
  expect(listPossibleContentMistakes(new Map(), [])).toEqual([])
})

test.each([
  ["ask the icon service", "<IconFinder />", "component-library"],
  ["frame a tool", '<EmbedExample tool="quote" />', "misc/embed"],
])("one page alone may %s", (_, component, page) => {
  const texts = new Map([page, "another"].map(name => [`pages/${name}.mdx`, component] as const))
  expect(checkPagesMatchCode(texts).map(({ file }) => file)).toEqual(["pages/another.mdx"])
})

test("a firm without offers needs no example of one", () => {
  const library = new Map([["pages/component-library.mdx", ""]])
  const offer = buildReadableFile("offers/spring.yaml", readFixtureContent("offers/_example.yaml"))
  const listMissingExamples = (files: Parameters<typeof listPossibleContentMistakes>[1]) =>
    listPossibleContentMistakes(library, files).map(({ where }) => where)
  expect(listMissingExamples([])).not.toContain("OfferSnippet")
  expect(listMissingExamples([offer])).toContain("OfferSnippet")
})

test("a legal page with a popup, a component that the library lacks, and places too alike are pointed out", () => {
  const texts = new Map([
    ["navigation.yaml", "legal: [{ label: A, path: /privacy-policy }, { label: B, path: /complaints }]"],
    ["pages/component-library.mdx", "<Notice"],
  ])
  const place = readFixtureContent("places/_example.yaml")
  const alike = [buildReadableFile("places/one.yaml", place), buildReadableFile("places/two.yaml", place)]
  const lines = listPossibleContentMistakes(texts, alike).map(({ file, where }) => `${file} ${where}`)
  expect(lines).toContain("navigation.yaml legal")
  expect(lines.filter(line => line.startsWith("navigation"))).toHaveLength(1)
  expect(lines).toContain("pages/component-library.mdx QuoteButton")
  expect(lines).not.toContain("pages/component-library.mdx Notice")
  expect(lines.filter(line => line.startsWith("places/"))).not.toEqual([])
})
