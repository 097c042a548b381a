import { contentText, linesFor, pageText } from "../testing/content-lines"

const place = contentText("places/_example.yaml")

/** What the check says of a page with this body, without the name of its file. Its first line is line 8 of the file. */
const ofBody = (body: string): string[] =>
  linesFor({ "pages/page.mdx": pageText(body) }).map(line => line.replace("content/pages/page.mdx: ", ""))

/** The same of a place. */
const ofPlace = (text: string): string[] =>
  linesFor({ "places/glebe.yaml": text }).map(line => line.replace("content/places/glebe.yaml: ", ""))

// Each of these is one sentence, at the line where a writer puts it right. In the example of a place, `name` is in line 2,
// `title` in 12 and `lead` in 15.

test.each([
  ["tab", place.replace("  price:", "\tprice:"), "line 33: begins with a tab; write two spaces instead"],
  [
    "quotation mark that is never closed",
    place.replace("lead: One", 'lead: "One'),
    'line 15: the text begins with " and does not end with it; write " at its end',
  ],
  [
    "single quotation mark that is never closed",
    place.replace("lead: One", "lead: 'One"),
    "line 15: the text begins with ' and does not end with it; write ' at its end",
  ],
  [
    "text of which only a word is in quotation marks",
    place.replace(/lead: .*/, 'lead: "Hidden" costs add up.'),
    `line 15: the text goes on after its second "; put the whole text in '`,
  ],
  [
    "apostrophe in single quotation marks",
    place.replace(/lead: .*/, "lead: 'It's steep.'"),
    `line 15: the text goes on after its second '; put the whole text in "`,
  ],
  ["field that is there twice", place.replace("lead:", "title: Two\nlead:"), "line 15: title is there twice; keep one"],
  [
    "colon",
    place.replace(/lead: .*/, "lead: Steep: look twice."),
    "line 15: put the text in quotes: it has a colon followed by a space",
  ],
  [
    "sign that cannot begin a text",
    place.replace(/lead: .*/, "lead: @home in Glebe."),
    "line 15: put the text in quotes: it begins with @",
  ],
  [
    "field without a colon",
    place.replace(/lead: .*/, "lead\nbst: B"),
    "line 15: write the name of a field, a colon and a space, then its text",
  ],
  [
    "field without a space after its colon",
    place.replace(/lead: .*/, "lead:Words\nbst: B"),
    "line 15: write the name of a field, a colon and a space, then its text",
  ],
  [
    "line too far in",
    place.replace("lead:", "  lead:"),
    "line 15: begins further in than the line above; begin both at the same place",
  ],
  [
    "line between two groups",
    place.replace("  on:", " on:"),
    "line 34: begins at another place than the lines it belongs with; begin it right below them",
  ],
  [
    "list that is never closed",
    place.replace('"2001"]', '"2001"'),
    "line 6: the list begins with [ and does not end with ]",
  ],
])("a %s is told in one sentence", (_what, text, line) => {
  expect(ofPlace(text)).toEqual([line])
})

test("a text over several lines in quotation marks, as the editor writes it, is not the mistake", () => {
  const wrapped = place.replace(/lead: .*/, 'lead: "Words that go\n  on, and on."\ntitle: Two')
  expect(ofPlace(wrapped)).toEqual(["line 17: title is there twice; keep one"])
})

test.each([
  ['{\n  "table": "x"\n  "state": "VIC"\n}\n', "line 3: a comma is missing at the end of the line above"],
  ['{\n  "table": "x",\n}\n', "line 3: take out the comma at the end of the line above"],
  ['{\n  "table": "x\n}\n', "line 2: a quotation mark is missing at the end of the text"],
  ['{\n  "table": "x"\n', "line 2: the file ends too early; a } or ] is missing at its end"],
  ["{\n  table: 1 }\n", "line 2: cannot be read; put names and texts in double quotes, with a comma between two lines"],
])("a table that cannot be read, %j, says where", (text, line) => {
  expect(linesFor({ "rates/x.json": text })).toEqual([`content/rates/x.json: ${line}`])
})

const BOLD = '"**" starts bold text that never ends; write **words**, with no space inside the asterisks'

test.each([
  ["bold that is never closed", "First.\n\nIt is **binding from today.", `line 10: ${BOLD}`],
  ["bold with a space before its end", "It is **binding **from today.", `line 8: ${BOLD}`],
  ["bold in the second line of a paragraph", "It is\n**binding.", `line 9: ${BOLD}`],
  ["bold in a table", "| a | b |\n| - | - |\n| x | **y |", `line 10: ${BOLD}`],
  [
    "italics that are never closed",
    "It is *binding from today.",
    'line 8: "*" starts italics that never end; write _words_, or \\* for the sign itself',
  ],
  [
    "a link that is never closed",
    "See [our fees](/fees and more.",
    "line 8: a link is not complete; write [words](/address)",
  ],
  [
    "code that is never closed",
    "Write `words.",
    'line 8: "`" starts code that never ends; write another one after it, or \\` for the sign itself',
  ],
  [
    "a component with a slip",
    '<ExampelQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
    "line 8: <ExampelQuote>: no such component; did you mean ExampleQuote?",
  ],
  [
    "an attribute with a slip",
    '<ExampleQuote sied="buying" state="NSW" price="850000" on="2026-11-21" />',
    "line 8: <ExampleQuote>: sied: no such field here; did you mean side?",
  ],
  [
    "a value with a slip",
    '<ExampleQuote side="buy" state="NSW" price="850000" on="2026-11-21" />',
    "line 8: <ExampleQuote>: side: one of buying, selling; did you mean buying?",
  ],
  [
    "a component that is never closed",
    'Words.\n\n<Notice kind="tip">\n\nMore words.\n\n## A heading',
    "line 10: <Notice> is never closed; write </Notice> after its text",
  ],
  [
    "a component that is never closed inside a line",
    "A <Term>caveat is a warning.\n\nMore.",
    "line 8: <Term> is never closed; write </Term> after its text",
  ],
  [
    "a component whose text begins on its own line",
    '<Notice kind="tip">words\n\nmore</Notice>',
    "line 8: <Notice>: leave an empty line after <Notice ...> and before </Notice>",
  ],
  [
    "a component without its slash",
    "Words.\n\n<QuoteButton>\n\nMore.",
    "line 10: <QuoteButton> is never closed; write <QuoteButton ... />",
  ],
  [
    "a component with a slip that is never closed",
    "<Notise>\n\nMore.",
    "line 8: <Notise>: no such component; did you mean Notice?",
  ],
  [
    "a component closed in the wrong order",
    '<Cards>\n\n<Card title="x">\n\nw\n\n</Cards>\n\n</Card>',
    "line 10: <Card> is never closed; write </Card> before </Cards>",
  ],
  ["a closing tag with a slip", '<Notice kind="tip">\n\nx\n\n</Notic>', "line 12: </Notic>: did you mean </Notice>?"],
  [
    "a closing tag alone",
    "words\n\n</Notice>",
    "line 10: </Notice> closes nothing; take it out, or write <Notice ...> before its text",
  ],
  [
    "a value whose quotation mark is never closed",
    'words\n\n<Card title="x />\n\nwords "and" more',
    'line 10: <Card>: put " before and after each value',
  ],
  [
    "a value without quotation marks",
    "words\n\n<Card title=x />",
    'line 10: <Card>: put " before and after each value',
  ],
  ["a value in curly quotation marks", "<Card title=“x” />", 'line 8: <Card>: put " before and after each value'],
  ["a tag that never ends", 'words\n\n<Card title="x"', "line 10: <Card> never ends; write /> or > at its end"],
  ["an HTML comment", "<!-- note -->", "line 8: comments are not used in content; take it out"],
  ["an address in angle brackets", "See <https://a.b>.", "line 8: write a link as [words](https://...)"],
  ["an email address in angle brackets", "Ask <me@a.b>.", "line 8: write an email address as [words](mailto:...)"],
  ["a number after <", "Fewer than <5 days.", 'line 8: write &lt; for "<"'],
  ["a line break in HTML", "One<br>two", "line 8: <br>: HTML is not used in content; write Markdown"],
  ["a brace that is never closed", "words\n\na {b\n\nmore", "line 10: a brace starts code; take it out or write \\{"],
  [
    "code that cannot be read",
    "import x from 'y",
    "line 8: import and export are not used in content; take the line out, components are known by name",
  ],
])("%s is told in one sentence", (_what, body, line) => {
  expect(ofBody(body)).toEqual([line])
})

test.each(["5 * 3 * 2", "a \\*\\*sign\\*\\* and \\_more", "snake_case_name", "`**`", "**bold** and _italics_", "x*"])(
  "%j is no mistake",
  body => {
    expect(ofBody(body)).toEqual([])
  },
)

test("signs of Markdown in a field, which visitors would see, are refused", () => {
  expect(ofPlace(place.replace(/lead: .*/, "lead: It is **steep** here."))).toEqual([
    'lead: visitors would see "**"; take it out, since fields are plain text',
  ])
})

test("a link and a name that lead nowhere ask what was meant", () => {
  const links = "[a](/lp/glebe-property-lwa)\n\n<Faqs group='feez' />"
  const faq = "title: Fees\norder: 1\nquestions:\n  - question: Is it much?\n    answer: It is not.\n"
  const files = { "places/glebe.yaml": place, "faqs/fees.yaml": faq, "pages/links.mdx": pageText(links) }
  expect(linesFor(files)).toEqual([
    "content/pages/links.mdx: line 10: no faq is named feez; did you mean fees?",
    "content/pages/links.mdx: line 8: /lp/glebe-property-lwa leads nowhere; did you mean /lp/glebe-property-law?",
  ])
})
