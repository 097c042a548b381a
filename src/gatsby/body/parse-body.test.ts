import { ANY_FIRM, type FirmInTexts } from "../../domain/content/firm-words"
import { ICONS } from "../../domain/icons/icon-name"
import { ILLUSTRATIONS } from "../../domain/content/choices"
import { parseMdxBody } from "./parse-body"

const parseTree = (source: string) => {
  const body = parseMdxBody(source)
  return body.ok ? body.tree : body.problems
}

const listProblems = (source: string) => {
  const body = parseMdxBody(source)
  return body.ok ? [] : body.problems.map(({ line, message }) => `${line}: ${message}`)
}

const EXAMPLE_QUOTE = 'side="buying" state="NSW" price="850000" on="2026-11-21"'

test.each<[what: string, source: string, ...tree: unknown[]]>([
  [
    "Markdown becomes a small tree",
    "Some **bold** words\nin two lines.\n\n- one\n- two\n\n> said\n\n***",
    ["p", null, "Some ", ["strong", null, "bold"], " words in two lines."],
    ["ul", null, ["li", null, "one"], ["li", null, "two"]],
    ["blockquote", null, ["p", null, "said"]],
    ["hr", null],
  ],
  [
    "a list with room between its items has paragraphs, and a later start is kept",
    "3. one\n\n4. two",
    ["ol", { start: 3 }, ["li", null, ["p", null, "one"]], ["li", null, ["p", null, "two"]]],
  ],
  [
    "a table has a head, a body and its alignment",
    "| a | b |\n| - | -: |\n| 1 | 2 |",
    [
      "table",
      null,
      ["thead", null, ["tr", null, ["th", null, "a"], ["th", { "data-align": "right" }, "b"]]],
      ["tbody", null, ["tr", null, ["td", null, "1"], ["td", { "data-align": "right" }, "2"]]],
    ],
  ],
  [
    "components hold Markdown and other components, in lines of their own",
    '<Cards>\n<Card title="Buying">Some *words*</Card>\n</Cards>',
    ["Cards", null, ["Card", { title: "Buying" }, "Some ", ["em", null, "words"]]],
  ],
  ["a component may be in one line", '<Card title="A">Words</Card>', ["Card", { title: "A" }, "Words"]],
  [
    "a component may be in a sentence",
    'The <Term meaning="Owed last.">balance</Term>.',
    ["p", null, "The ", ["Term", { meaning: "Owed last." }, "balance"], "."],
  ],
  [
    "an attribute is given as its component takes it",
    `<ExampleQuote ${EXAMPLE_QUOTE} />`,
    ["ExampleQuote", { side: "buying", state: "NSW", price: 850_000, on: "2026-11-21" }],
  ],
  [
    "an example keeps the words between its tags as they are written",
    '<Example title="Two">\n\n<Notice   kind="tip">\n\nSome *words*,\non.\n\n</Notice>\n\nMore &amp; more.\n\n</Example>',
    [
      "Example",
      { title: "Two", source: '<Notice   kind="tip">\n\nSome *words*,\non.\n\n</Notice>\n\nMore &amp; more.' },
      ["Notice", { kind: "tip" }, ["p", null, "Some ", ["em", null, "words"], ", on."]],
      ["p", null, "More & more."],
    ],
  ],
  [
    "an example in one line, and one around another, keep theirs too",
    '<Example title="Out">\n<Example title="In">**b**</Example>\n</Example>',
    [
      "Example",
      { title: "Out", source: '<Example title="In">**b**</Example>' },
      ["Example", { title: "In", source: "**b**" }, ["strong", null, "b"]],
    ],
  ],
  ["script in the text stays text", "&lt;script&gt;a(1)&lt;/script&gt;", ["p", null, "<script>a(1)</script>"]],
])("%s", (_, source, ...tree) => {
  expect(parseTree(source)).toEqual(tree)
})

test("a table of three columns names its rows, and each text says its column, since a phone shows it as cards", () => {
  const [table] = parseTree("| | NSW | *VIC* |\n| - | - | -: |\n| Cooling off | 5 days | 3 days |")
  const column = { role: "columnheader", scope: "col" }
  expect(table).toMatchObject([
    "table",
    { role: "table" },
    [
      "thead",
      { role: "rowgroup" },
      ["tr", { role: "row" }, ["th", column], ["th", column, "NSW"], ["th", column, ["em", null, "VIC"]]],
    ],
    [
      "tbody",
      { role: "rowgroup" },
      [
        "tr",
        { role: "row" },
        ["th", { role: "rowheader", scope: "row" }, "Cooling off"],
        ["td", { role: "cell", "data-label": "NSW" }, "5 days"],
        ["td", { role: "cell", "data-align": "right", "data-label": "VIC" }, "3 days"],
      ],
    ],
  ])
})

test.each([
  ["![A coast](coast.png)", {}],
  ["![A coast](/pictures/coast.png)", {}],
  ["![A coast](../../content/pictures/coast.png)", {}],
  ['![A coast](coast.png "The sea.")', { caption: "The sea." }],
  ['<Picture file="coast.png" alt="A coast" />', {}],
])("%s is a picture as wide as the text", (source, more) => {
  expect(parseTree(source)).toEqual([["Picture", { file: "coast.png", alt: "A coast", width: "text", ...more }]])
  const body = parseMdxBody(source)
  expect(body.ok && body.references).toEqual([{ line: 1, kind: "picture", slug: "coast.png", use: "text" }])
})

test("headings get ids that are told apart, also from one that is numbered already", () => {
  const body = parseMdxBody("## Stage 4: *Cooling* off\n\n## Costs\n\n## Costs 2\n\n## Costs\n\n### Don’t sign")
  expect(body.ok && body.headings).toEqual([
    { id: "stage-4-cooling-off", text: "Stage 4: Cooling off", depth: 2 },
    { id: "costs", text: "Costs", depth: 2 },
    { id: "costs-2", text: "Costs 2", depth: 2 },
    { id: "costs-3", text: "Costs", depth: 2 },
    { id: "dont-sign", text: "Don’t sign", depth: 3 },
  ])
})

test("a heading doesn't get the id of a tool that may be on its page", () => {
  const body = parseMdxBody("## Calculator")
  expect(body.ok && body.headings).toMatchObject([{ id: "calculator-2", text: "Calculator" }])
})

test("what a body leads to is listed with its lines", () => {
  const body = parseMdxBody(
    '[a](/buying?from=here#costs)\n\n<Card title="b" href="/selling" action="c" />\n\n<Faqs group="fees" />',
  )
  expect(body.ok && { links: body.links, references: body.references }).toEqual({
    links: [
      { line: 1, href: "/buying?from=here#costs" },
      { line: 3, href: "/selling" },
    ],
    references: [{ line: 5, kind: "faq", slug: "fees" }],
  })
})

const NORTH = 'place="x" state="VIC" lat="38" lng="144"'
const NO_BRACES = "braces start code, which is not used in content; take them out or write \\{"
const OWN_LINE = "give the picture a line of its own, between two empty ones"
const ALT = "what the picture shows, for people who can't see it"
const ACTION = 'a card with an href says what its link does, such as action="Read the guide"; one without has no action'
const LUCIDE = 'or an icon of the Lucide set, such as "lucide:anchor"'

test.each([
  ["{1 + 1}", `1: ${NO_BRACES}`],
  ["Costs {price + 1}", `1: ${NO_BRACES}`],
  ["![](b.png)", "1: say what the picture shows, between the brackets: ![what it shows](b.png)"],
  ["![a](https://example.com/b.png)", "1: <Picture>: file: a file of content/pictures, such as coast.png"],
  ["![a][b]\n\n[b]: c.png", '1: write <Picture file="" alt="" /> for a picture'],
  ["words ![a](b.png)", `1: ${OWN_LINE}`],
  ['words <Picture file="b.png" alt="a" />', `1: ${OWN_LINE}`],
  ['<Picture file="b.png" />', `1: <Picture>: alt: is missing: ${ALT}`],
  ['<Picture file="b.png" alt="a" width="full" />', "1: <Picture>: width: one of text, wide, half"],
  ["# Title", '1: heading "Title": the page\'s heading is one of the fields above; begin with ##'],
  ["## A\n\n#### B", '3: heading "B": write one # less; it skips a level'],
  ["- [ ] tick", "1: tick boxes are not used in content; take out the brackets"],
  ["words[^1]\n\n[^1]: note", "1: write footnotes as text, or name the source in the fields above"],
  ['<Card title={"x"} />', "1: <Card>: title: write the value in quotes, without braces"],
  ["<Card {...x} />", "1: <Card>: braces are not used here"],
  ["<Card />", "1: <Card>: title: is missing: a title"],
  ['<Card title="x" href="/buying" />', `1: <Card>: action: ${ACTION}`],
  ['<Card title="x" action="Read the guide" />', `1: <Card>: action: ${ACTION}`],
  ['<Card title="x" color="red" />', "1: <Card>: color: no such field here; check its spelling or take it out"],
  ['<Notice kind="loud">x</Notice>', "1: <Notice>: kind: one of info, tip, warning, law"],
  ['<Figure name="boat" alt="x" />', `1: <Figure>: name: one of ${ILLUSTRATIONS.join(", ")}`],
  ['<Card title="x" icon="boat" />', `1: <Card>: icon: one of ${ICONS.join(", ")}, ${LUCIDE}`],
  ['<Card title="x" icon="lucide:boat" />', "1: <Card>: icon: the Lucide set has no lucide:boat; see lucide.dev/icons"],
  [`<LocatorMap ${NORTH} />`, "1: <LocatorMap>: lat: degrees south as a negative number, such as -33.87"],
  ["<Sources>x</Sources>", "1: <Sources>: can't have anything inside; write <Sources ... />"],
  ['<Card title="x" href="javascript:a" />', '1: <Card>: href: an address that begins with "/" or "https://"'],
])("%s is refused", (source, message) => {
  expect(listProblems(source)[0]).toBe(message)
})

test.each([
  ["/buying/", 'leave out the "/" at the end'],
  ["http://example.com", "write https:// instead of http://"],
  ["//example.com", 'begin with "/" for a page of this site, or with https://, mailto: or tel:'],
  ["javascript:alert(1)", 'begin with "/" for a page of this site, or with https://, mailto: or tel:'],
  ["#nothing", "no heading here has that id"],
])("a link to %s is refused", (href, advice) => {
  expect(listProblems(`[words](${href})`)).toEqual([`1: link ${href}: ${advice}`])
})

test("a hash may name a heading of the page, or open the quote form", () => {
  expect(listProblems("[a](#costs) [b](#openRaq) [c](/#openRaq)\n\n## Costs")).toEqual([])
})

test("all mistakes of a body are told at once", () => {
  expect(listProblems("# A\n\n{b}\n\n[c](d)\n\n<E />\n\n![f](g)")).toHaveLength(5)
})

describe("words in braces", () => {
  const firm: FirmInTexts = {
    name: 'Smith & "Sons" *_|',
    isSample: false,
    practices: [
      { state: "VIC", as: "licensed conveyancer", practitioner: "conveyancer" },
      { state: "QLD", as: "law practice", practitioner: "solicitor" },
    ],
  }
  const parseTreeForState = (source: string, about?: string) => {
    const body = parseMdxBody(source, [], firm, about)
    return body.ok ? body.tree : body.problems
  }

  test("speak of the firm in text, attributes and tables, whatever signs its name has", () => {
    const name = firm.name
    expect(
      parseTreeForState('Ask {firm} in {states}.\n\n<Card title="About {firm}" />\n\n| {firm} | {count} |\n| - | - |'),
    ).toEqual([
      ["p", null, `Ask ${name} in Victoria and Queensland.`],
      ["Card", { title: `About ${name}` }],
      ["table", null, ["thead", null, ["tr", null, ["th", null, name], ["th", null, "two"]]], ["tbody", null]],
    ])
  })

  test("may be a heading that names a state, and stay as they're written after a backslash", () => {
    expect(parseTreeForState("## {state}\n\nWrite \\{firm\\}.")).toEqual([
      ["h2", { id: "victoria" }, "Victoria"],
      ["p", null, "Write {firm}."],
    ])
  })

  test("that stand for nothing are told once, with the other mistakes at their lines", () => {
    expect(parseTreeForState("One {firn}\nand {state}\n\n[two](three)")).toEqual([
      { line: 1, message: "{firn} isn't one of the words in braces; did you mean {firm}?" },
      expect.objectContaining({ line: 4 }),
    ])
  })

  test("leave the address of a form as it is", () => {
    const form = '<QuoteForm thankYou="/quotes/{id}/lp-thank-you" />'
    expect(parseTreeForState(form)).toEqual([["QuoteForm", { thankYou: "/quotes/{id}/lp-thank-you" }]])
  })
})

test.each(["ExampleQuote", "CostBreakdown", "CostTable", "KeyDateExample"])(
  "a %s without a state is about that of the page, elsewhere about the firm's first",
  name => {
    const more =
      name === "CostTable" ? "" : name === "KeyDateExample" ? 'side="buying"' : 'side="buying" price="850000"'
    const parseComponentState = (attribute: string, about?: string) => {
      const firm = { ...ANY_FIRM, practices: [...ANY_FIRM.practices].reverse() }
      const body = parseMdxBody(`<${name} ${more} ${attribute} on="2026-11-21" />`, [], firm, about)
      const [node] = body.ok ? body.tree : []
      return typeof node === "object" ? node[1]?.["state"] : body
    }
    expect(parseComponentState("", "VIC")).toBe("VIC")
    expect(parseComponentState("")).toBe("QLD")
    expect(parseComponentState('state="NSW"', "VIC")).toBe("NSW")
  },
)
