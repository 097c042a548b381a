import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkContentFolder } from "../../src/gatsby/check-content"
import { copyFixtureFirmContent } from "../../src/testing/content-lines"
import { buildFirmFile } from "../../src/testing/firm-file"
import { listHandMadeRoutes } from "../../src/gatsby/addresses"
import { formatProblem } from "../../src/gatsby/read-content"
import { NEW_KINDS, createContentFile, getMissingPageReason } from "./new-entry"

let content: string
beforeEach(() => {
  content = copyFixtureFirmContent()
})
afterEach(() => rmSync(join(content, ".."), { recursive: true }))

/** Returns the problems of the content or of one file, except for placeholder texts that a writer has yet to replace. */
const listProblemsOtherThanPlaceholders = (file?: string): string[] =>
  checkContentFolder(content, listHandMadeRoutes("src/pages"))
    .filter(problem => file === undefined || problem.file === file)
    .map(formatProblem)
    .filter(line => !isPlaceholderProblem(line))

const isPlaceholderProblem = (line: string): boolean =>
  line.endsWith(": still says what the example says; write your own words")

function createEntryAndReadText(kind: string, slug: string): string {
  const result = createContentFile(kind, slug, content)
  if (!result.ok) throw new Error(result.message)
  return readFileSync(join(content, result.file), "utf8")
}

const listFilesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()

test.each([
  ["place", "testville", "places/testville.yaml"],
  ["blog", "vic/what-a-caveat-is", "blog/vic/what-a-caveat-is.mdx"],
  ["blog", "what-a-caveat-is", "blog/what-a-caveat-is.mdx"],
  ["partner", "harbour-bank", "partners/harbour-bank.mdx"],
  [
    "partner",
    "a-partner-with-a-name-that-no-title-can-hold",
    "partners/a-partner-with-a-name-that-no-title-can-hold.mdx",
  ],
  ["page", "misc/how-we-answer", "pages/misc/how-we-answer.mdx"],
  [
    "landing",
    "a-name-that-is-longer-than-a-title-may-be-in-search-results",
    "landing/a-name-that-is-longer-than-a-title-may-be-in-search-results.mdx",
  ],
  ["city", "cairns", "cities/cairns.mdx"],
  ["offer", "spring", "offers/spring.yaml"],
  ["faq", "off-the-plan", "faqs/off-the-plan.yaml"],
  ["person", "jane-doe", "people/jane-doe.yaml"],
])(
  "a new %s named %s lacks the writer's words and nothing else, and taking it out leaves the folder as it was",
  (kind, slug, file) => {
    const before = listFilesBelow(content)
    expect(createContentFile(kind, slug, content)).toEqual({ ok: true, file })
    expect(listProblemsOtherThanPlaceholders(file)).toEqual([])
    expect(readFileSync(join(content, file), "utf8")).not.toMatch(/Copy this file|example-offer|another-article/)

    rmSync(join(content, file))
    expect(listFilesBelow(content)).toEqual(before)
  },
)

const makeFirmActOnlyInQueensland = (): void => writeFileSync(join(content, "site.yaml"), buildFirmFile("QLD"))

test.each([
  ["place", "testville", /^state: QLD$/m],
  ["city", "cairns", /^state: QLD$/m],
  ["city", "cairns", /^ {2}address: .* QLD 40\d\d\n {2}phone: 07 5550 0123$/m],
  ["place", "testville", /^postcodes: \[ "4000", "4001" \]$/m],
  ["documents", "testville", /^state: QLD$/m],
  ["blog", "qld/a-caveat", /<ExampleQuote side="buying" state="QLD"/],
  ["landing", "a-campaign", /^state: QLD$/m],
  ["person", "jane-doe", /^states: \[ QLD \]$/m],
  ["person", "jane-doe", /register: Queensland Law Society$/m],
])("a new %s of a firm in Queensland only is about Queensland", (kind, slug, state) => {
  makeFirmActOnlyInQueensland()
  expect(createEntryAndReadText(kind, slug)).toMatch(state)
})

test("a new office of a firm in two states is in the first of them", () => {
  writeFileSync(join(content, "site.yaml"), buildFirmFile("QLD", "NSW"))
  expect(createEntryAndReadText("city", "cairns")).toMatch(/^state: QLD$/m)
})

test("who makes an entry about a state in which the firm doesn't act is told that it isn't built", () => {
  makeFirmActOnlyInQueensland()
  for (const slug of ["vic/what-a-caveat-is", "what-a-caveat-is"]) createContentFile("blog", slug, content)
  createContentFile("place", "testville", content)
  const files = ["blog/vic/what-a-caveat-is.mdx", "blog/what-a-caveat-is.mdx", "places/testville.yaml"]
  expect(files.map(file => getMissingPageReason(file, content))).toEqual([
    "It isn't built: it's about Victoria, which isn't among the states of content/site.yaml.",
    null,
    null,
  ])
})

test("the check asks for the words of a new entry, field by field", () => {
  createContentFile("offer", "spring", content)
  const lines = checkContentFolder(content, listHandMadeRoutes("src/pages"))
    .map(formatProblem)
    .filter(isPlaceholderProblem)
  expect(lines).toEqual([
    "content/offers/spring.yaml: summary: still says what the example says; write your own words",
    "content/offers/spring.yaml: terms: still says what the example says; write your own words",
  ])
})

test("two of a kind, and one of each kind with the same name, do not get in each other's way", () => {
  for (const kind of ["place", "partner", "landing"])
    for (const slug of ["testville", "testburg"])
      expect(createContentFile(kind, slug, content)).toMatchObject({ ok: true })
  expect(listProblemsOtherThanPlaceholders().filter(line => /testville|testburg/.test(line))).toEqual([])
})

test("a new partner is called by its name in its words and in its collection statement", () => {
  const text = createEntryAndReadText("partner", "harbour-bank")
  expect(text).toContain("\n  title: Harbour Bank and your details\n")
  expect(text).toContain("\nreferralDisclosure: We pay Harbour Bank nothing")
  expect(text).toContain("\n    From Harbour Bank: ")
  expect(text).not.toContain("Example Partner")
})

test("the page of a new entry is not listed before a writer has taken out the line that says so", () => {
  expect(createEntryAndReadText("place", "testville")).toMatch(/\n# While this line is here.*\nindex: false\n/)
})

test("a state's page is made again for the state of its name", () => {
  rmSync(join(content, "states/victoria.mdx"))
  expect(createEntryAndReadText("state", "victoria")).toContain("state: VIC")
})

test.each([
  ["suburb", "glebe", `There is no kind "suburb" to make a file of. Say one of ${NEW_KINDS.join(", ")}.`],
  ["rates", "a-table", `There is no kind "rates" to make a file of. Say one of ${NEW_KINDS.join(", ")}.`],
  ["place", "Byron Bay", '"Byron Bay" cannot be a name. Use small letters, digits and hyphens, such as byron-bay.'],
  ["place", "../../etc", '"../../etc" cannot be a name. Use small letters, digits and hyphens, such as etc.'],
  ["place", "nsw/glebe", "content/places/nsw/glebe.yaml cannot be: put it right into places/."],
  ["place", "sydney", "content/places/sydney.yaml is there already. Open that file, or choose another name."],
  ["state", "tasmania", "content/states/tasmania.mdx cannot be: state is VIC, so name the file victoria.mdx."],
])("a %s named %s is refused in a sentence, and nothing is written", (kind, slug, message) => {
  const before = listFilesBelow(content)
  expect(createContentFile(kind, slug, content)).toEqual({ ok: false, message })
  expect(listFilesBelow(content)).toEqual(before)
})

test("an entry that is there as an .md file is not made again as .mdx", () => {
  writeFileSync(join(content, "pages/how-we-answer.md"), "")
  const message = "content/pages/how-we-answer.md is there already. Open that file, or choose another name."
  expect(createContentFile("page", "how-we-answer", content)).toEqual({ ok: false, message })
})
