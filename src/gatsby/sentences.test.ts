import { readFixtureContent, listCheckLines, buildPageText } from "../testing/content-lines"

const place = readFixtureContent("places/_example.yaml")
const LEAD = /lead: .*/

/** Lists the check's messages about a page with this body, without the name of its file. The body begins on line 8 of the file. */
const checkPageBody = (body: string): string[] =>
  listCheckLines({ "pages/page.mdx": buildPageText(body) }).map(line => line.replace("content/pages/page.mdx: ", ""))

/** Lists the check's messages about a place, without the name of its file. */
const checkPlaceText = (text: string): string[] =>
  listCheckLines({ "places/glebe.yaml": text }).map(line => line.replace("content/places/glebe.yaml: ", ""))

// Each mistake gets one sentence, at the line that a writer has to correct. In the example of a place, `name` is in line 2,
// `title` in 14 and `lead` in 17.

test.each<[field: string | RegExp, wrong: string, sentence: string]>([
  ["  price:", "\tprice:", "line 36: begins with a tab; write two spaces instead"],
  ["lead: One", 'lead: "One', 'line 17: the text begins with " and does not end with it; write " at its end'],
  ["lead: One", "lead: 'One", "line 17: the text begins with ' and does not end with it; write ' at its end"],
  [LEAD, 'lead: "Hidden" costs add up.', `line 17: the text goes on after its second "; put the whole text in '`],
  [LEAD, "lead: 'It's steep.'", `line 17: the text goes on after its second '; put the whole text in "`],
  ["lead:", "title: Two\nlead:", "line 17: title is there twice; keep one"],
  // The editor writes texts in quotation marks over several lines, so that isn't the mistake.
  [LEAD, 'lead: "Words that go\n  on, and on."\ntitle: Two', "line 19: title is there twice; keep one"],
  [LEAD, "lead: Steep: look twice.", "line 17: put the text in quotes: it has a colon followed by a space"],
  [LEAD, "lead: @home in Glebe.", "line 17: put the text in quotes: it begins with @"],
  [LEAD, "lead\nbst: B", "line 17: write the name of a field, a colon and a space, then its text"],
  [LEAD, "lead:Words\nbst: B", "line 17: write the name of a field, a colon and a space, then its text"],
  ["lead:", "  lead:", "line 17: begins further in than the line above; begin both at the same place"],
  ["  on:", " on:", "line 37: begins at another place than the lines it belongs with; begin it right below them"],
  ['"2001"]', '"2001"', "line 8: the list begins with [ and does not end with ]"],
  [LEAD, "lead: It is **steep** here.", 'lead: visitors would see "**"; take it out, since fields are plain text'],
])("in the fields of a place, %s as %j is told in one sentence", (field, wrong, sentence) => {
  expect(checkPlaceText(place.replace(field, wrong))).toEqual([sentence])
})

test.each([
  ['{\n  "table": "x"\n  "state": "VIC"\n}\n', "line 3: a comma is missing at the end of the line above"],
  ['{\n  "table": "x",\n}\n', "line 3: take out the comma at the end of the line above"],
  ['{\n  "table": "x\n}\n', "line 2: a quotation mark is missing at the end of the text"],
  ['{\n  "table": "x"\n', "line 2: the file ends too early; a } or ] is missing at its end"],
  ["{\n  table: 1 }\n", "line 2: cannot be read; put names and texts in double quotes, with a comma between two lines"],
])("a table that cannot be read, %j, says where", (text, line) => {
  expect(listCheckLines({ "rates/x.json": text })).toEqual([`content/rates/x.json: ${line}`])
})

const SOLD = 'state="NSW" price="850000" on="2026-11-21"'
const NO_CODE = "import and export are not used in content; take the line out, components are known by name"
const BOLD = '"**" starts bold text that never ends; write **words**, with no space inside the asterisks'

test.each([
  ["First.\n\nIt is **binding from today.", `line 10: ${BOLD}`],
  ["It is **binding **from today.", `line 8: ${BOLD}`],
  ["It is\n**binding.", `line 9: ${BOLD}`],
  ["| a | b |\n| - | - |\n| x | **y |", `line 10: ${BOLD}`],
  ["It is *binding.", 'line 8: "*" starts italics that never end; write _words_, or \\* for the sign itself'],
  ["See [our fees](/fees and more.", "line 8: a link is not complete; write [words](/address)"],
  ["A `word.", 'line 8: "`" starts code that never ends; write another one after it, or \\` for the sign itself'],
  [`<ExampelQuote ${SOLD} />`, "line 8: <ExampelQuote>: no such component; did you mean ExampleQuote?"],
  [`<ExampleQuote sied="buying" ${SOLD} />`, "line 8: <ExampleQuote>: sied: no such field here; did you mean side?"],
  [`<ExampleQuote side="buy" ${SOLD} />`, "line 8: <ExampleQuote>: side: one of buying, selling; did you mean buying?"],
  ["<Notice>\n\nWords.\n\n## A heading", "line 8: <Notice> is never closed; write </Notice> after its text"],
  ["A <Term>caveat is a warning.\n\nMore.", "line 8: <Term> is never closed; write </Term> after its text"],
  ["<Notice>words\n\nmore</Notice>", "line 8: <Notice>: leave an empty line after <Notice ...> and before </Notice>"],
  ["Words.\n\n<QuoteButton>\n\nMore.", "line 10: <QuoteButton> is never closed; write <QuoteButton ... />"],
  ["<Notise>\n\nMore.", "line 8: <Notise>: no such component; did you mean Notice?"],
  ["<Cards>\n\n<Card>\n\nw\n\n</Cards>\n\n</Card>", "line 10: <Card> is never closed; write </Card> before </Cards>"],
  ['<Notice kind="tip">\n\nx\n\n</Notic>', "line 12: </Notic>: did you mean </Notice>?"],
  ["a\n\n</Notice>", "line 10: </Notice> closes nothing; take it out, or write <Notice ...> before its text"],
  ['words\n\n<Card title="x />\n\nwords "and" more', 'line 10: <Card>: put " before and after each value'],
  ["words\n\n<Card title=x />", 'line 10: <Card>: put " before and after each value'],
  ["<Card title=“x” />", 'line 8: <Card>: the quotation marks are curly; write straight ones: "'],
  ['words\n\n<Card title="x"', "line 10: <Card> never ends; write /> or > at its end"],
  ["<!-- note -->", "line 8: comments are not used in content; take it out"],
  ["See <https://a.b>.", "line 8: write a link as [words](https://...)"],
  ["Ask <me@a.b>.", "line 8: write an email address as [words](mailto:...)"],
  ["Fewer than <5 days.", 'line 8: write &lt;5 for "<5"'],
  [
    "One<br>two",
    "line 8: <br>: HTML is not used in content; write Markdown, or paste the words without their formatting",
  ],
  ["words\n\na {b\n\nmore", "line 10: a brace starts code; take it out or write \\{"],
  ["import x from 'y", `line 8: ${NO_CODE}`],
  ['import x from "y"', `line 8: ${NO_CODE}`],
])("in a text, %j is told in one sentence", (body, sentence) => {
  expect(checkPageBody(body)).toEqual([sentence])
})

test.each(["5 * 3 * 2", "a \\*\\*sign\\*\\* and \\_more", "snake_case_name", "`**`", "**bold** and _italics_", "x*"])(
  "%j is no mistake",
  body => {
    expect(checkPageBody(body)).toEqual([])
  },
)
