import { readFixtureContent, listCheckLines } from "../testing/content-lines"
import { DESCRIPTION, buildPlaceFile } from "../testing/readable-file"

const EXAMPLE = "still says what the example says; write your own words"

const EXAMPLES = ["blog/_example.mdx", "places/_example.yaml", "partners/_example.mdx", "fees/_example.json"]
const examples = Object.fromEntries(EXAMPLES.map(file => [file, readFixtureContent(file)]))

/** Lists the check's messages about a file beside the example files, without the file's name. */
const listPlaceholderMessages = (file: string, text: string): string[] =>
  listCheckLines({ ...examples, [file]: text, "offers/example-offer.yaml": OFFER }, ["/", "/privacy-policy"])
    .filter(line => line.startsWith(`content/${file}: `))
    .map(line => line.replace(`content/${file}: `, ""))

const OFFER = 'title: A call\nsummary: A call with us.\nterms: None.\nfrom: "2026-07-01"\nuntil: "2027-06-30"\n'

const { text: PLACE } = buildPlaceFile(`  - point: Terraces share walls.
    check: Ask for a survey.
    certainty: verified
    source:
      name: City of Sydney
      url: "https://www.example.com/walls"
      checked: "2026-11-21"
`)

test("an entry whose words are all its own is good", () => {
  expect(listPlaceholderMessages("places/glebe.yaml", PLACE)).toEqual([])
})

test.each([
  ["lead", "lead: One or two sentences that are true of this place and of no other."],
  ["council", "council: Example Council"],
  ["considerations 1, check", "    check: Which search, certificate or office tells you more."],
  ["considerations 1, source, name", "      name: The office that says so"],
  ["lat", "lat: -25.001"],
])("words of the example that stayed in the field %s are told once, at that field", (field, line) => {
  const [name = ""] = /^\s*\w+:/.exec(line) ?? []
  expect(listPlaceholderMessages("places/glebe.yaml", PLACE.replace(new RegExp(`^${name}.*$`, "m"), line))).toEqual([
    `${field}: ${EXAMPLE}`,
  ])
})

test("words of the example that stayed in a text are told at their line; its headings and components may stay", () => {
  const text = readFixtureContent("blog/_example.mdx")
    .replace(/title: .*/, "title: How cooling off works")
    .replace(/description: .*/, `description: ${DESCRIPTION}`)
    .replace(/heading: .*/, "heading: Cooling off")
    .replace(/lead: .*/, "lead: A few days in which you may change your mind.")
    .replace("name: The office that says so", "name: NSW Fair Trading")
    .replace(/related: .*\n/, "")
  expect(listPlaceholderMessages("blog/cooling-off.mdx", text)).toEqual([`line 25: ${EXAMPLE}`, `line 31: ${EXAMPLE}`])
})

test("a template's sentences may stay, and what it asks a writer to say may not", () => {
  const harbour = readFixtureContent("partners/_example.mdx").replaceAll("Example Partner", "Harbour")
  const lines = listPlaceholderMessages("partners/harbour.mdx", harbour)
  expect(lines.filter(line => line.startsWith("collectionStatement, text"))).toEqual([
    `collectionStatement, text, line 7: ${EXAMPLE}`,
    `collectionStatement, text, line 17: ${EXAMPLE}`,
  ])
})

test.each([
  ["lead: TODO", 'lead: "TODO" is still there; write what belongs there or take it out'],
  ["lead: Lorem ipsum dolor.", 'lead: "Lorem ipsum" is still there; write what belongs there or take it out'],
])("%s is a placeholder without any example", (line, problem) => {
  expect(listPlaceholderMessages("places/glebe.yaml", PLACE.replace(/lead: .*/, line))).toEqual([problem])
})

test("a table is copied with its labels", () => {
  const fees = readFixtureContent("fees/_example.json")
  expect(listPlaceholderMessages("fees/our-fees-qld.json", fees)).toEqual([])
})
