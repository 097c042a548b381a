import { ANY_FIRM } from "../../domain/content/firm-words"
import type { State } from "../../domain/states"
import { parseMdxBody } from "./parse-body"

const parseForStates = (source: string, states: readonly State[]) =>
  parseMdxBody(source, [], { ...ANY_FIRM, practices: ANY_FIRM.practices.filter(({ state }) => states.includes(state)) })

const parseTree = (states: readonly State[], source: string) => {
  const body = parseForStates(source, states)
  return body.ok ? body.tree : body.problems
}

const parseLinks = (states: readonly State[], source: string) => {
  const body = parseForStates(source, states)
  return body.ok ? body.links.map(({ href }) => href) : body.problems
}

describe("what's in <In>", () => {
  const block = 'Always.\n\n<In state="NSW QLD">\n\n## Strata\n\nA report.\n\n</In>\n\nLast.'
  const always = ["p", null, "Always."]
  const last = ["p", null, "Last."]

  test.each<[states: State[], isThere: boolean]>([
    [["NSW"], true],
    [["VIC", "QLD"], true],
    [["VIC"], false],
  ])("is there for a firm in %j: %j", (states, isThere) => {
    const inside = [
      ["h2", { id: "strata" }, "Strata"],
      ["p", null, "A report."],
    ]
    expect(parseTree(states, block)).toEqual([always, ...(isThere ? inside : []), last])
  })

  test.each<[states: State[], words: string]>([
    [["NSW", "VIC"], "In NSW and Victoria. You sign."],
    [["NSW"], "In NSW. You sign."],
  ])("may be some words of a sentence, or a sentence of a paragraph (%j)", (states, words) => {
    const source = 'In NSW<In state="VIC"> and Victoria</In>. <In state="QLD">A lawyer signs.</In> You sign.'
    expect(parseTree(states, source)).toEqual([["p", null, words]])
  })

  test("leaves no space at the end of a paragraph, and no empty paragraph, item or list", () => {
    const source =
      'Sign. <In state="VIC">Wait.</In>\n\n<In state="VIC">A line.</In>\n\n- one\n- <In state="VIC">two</In>'
    expect(parseTree(["NSW"], source)).toEqual([
      ["p", null, "Sign."],
      ["ul", null, ["li", null, "one"]],
    ])
    expect(parseTree(["NSW"], '- <In state="VIC">two</In>')).toEqual([])
  })

  test("is there only where the firm acts in so many states", () => {
    const source = '<In atLeast="2">The states differ.</In>\n\n<In atLeast="3">All of them.</In>'
    const [two, three] = [
      ["p", null, "The states differ."],
      ["p", null, "All of them."],
    ]
    expect(parseTree(["NSW"], source)).toEqual([])
    expect(parseTree(["NSW", "QLD"], source)).toEqual([two])
    expect(parseTree(["NSW", "VIC", "QLD"], source)).toEqual([two, three])
  })

  test("may hold cards and further conditions", () => {
    const source =
      '<Cards>\n<In state="NSW VIC">\n<Card title="Fee">\n\nIt is due.<In state="VIC"> Soon.</In>\n\n</Card>\n</In>\n</Cards>'
    expect(parseTree(["NSW"], source)).toEqual([["Cards", null, ["Card", { title: "Fee" }, ["p", null, "It is due."]]]])
    expect(parseTree(["QLD"], source)).toEqual([])
  })

  test("counts as what the page leads to only where it's there", () => {
    const source = '[a](/buying)\n\n<In state="VIC">[b](/victoria) and <Sourced from="Nobody">5%</Sourced></In>'
    expect(parseLinks(["NSW"], source)).toEqual(["/buying"])
    expect(parseLinks(["VIC"], source)).toEqual([
      { line: 3, message: '<Sourced>: from: "Nobody" is no source of this page; the fields above name no sources' },
    ])
  })

  test("is shown as it's written in an example", () => {
    const section = '<In state="VIC">\n\nWords.\n\n</In>\n\nMore.'
    expect(parseTree(["NSW"], `<Example title="In">\n\n${section}\n\n</Example>`)).toEqual([
      ["Example", { title: "In", source: section }, ["p", null, "More."]],
    ])
  })

  test.each([
    ['<In state="WA">x</In>', "1: <In>: state: one of NSW, VIC, QLD, or several with a space between them"],
    ['<In state="NSW, VIC">x</In>', "1: <In>: state: one of NSW, VIC, QLD, or several with a space between them"],
    ['<In atLeast="1">x</In>', "1: <In>: atLeast: one of 2, 3"],
    ["Words.\n\n<In>x</In>", '3: <In>: write state="NSW", atLeast="2", needs="partners" or sample="yes"'],
    ['<In states="NSW">x</In>', "1: <In>: states: no such field here; did you mean state?"],
    ['<In state={"NSW"}>x</In>', "1: <In>: state: write the value in quotes, without braces"],
    ['<In state="NSW">\n\nx', "1: <In> is never closed; write </In> after its text"],
  ])("is refused with a condition that can't be read: %j", (source, problem) => {
    const body = parseForStates(source, ["VIC"])
    expect(body.ok ? [] : body.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([problem])
  })
})

describe("of states in which the firm doesn't act", () => {
  const listTableRows = (tree: unknown): string[] =>
    [...JSON.stringify(tree).matchAll(/"(cell .)"/g)].map(([, cell = ""]) => cell)
  const byColumn =
    '<Comparison caption="By state">\n\n| | NSW | [Victoria](/victoria) | QLD |\n| - | - | -: | - |\n| Duty | cell n | cell v | cell q |\n\n</Comparison>'
  const byRow = "| State | Words |\n| - | - |\n| New South Wales | cell n |\n| VIC | cell v |\n| Anywhere | cell a |"

  test.each<[states: State[], columns: string[], kept: string[], links: string[]]>([
    [["NSW", "VIC", "QLD"], ["cell n", "cell v", "cell q"], ["cell n", "cell v", "cell a"], ["/victoria"]],
    [["VIC", "QLD"], ["cell v", "cell q"], ["cell v", "cell a"], ["/victoria"]],
    [["QLD"], ["cell q"], ["cell a"], []],
  ])("columns and rows of a table are gone for a firm in %j", (states, columns, remaining, links) => {
    expect(listTableRows(parseTree(states, byColumn))).toEqual(columns)
    expect(listTableRows(parseTree(states, byRow))).toEqual(remaining)
    expect(parseLinks(states, byColumn)).toEqual(links)
  })

  test("a column takes its alignment with it", () => {
    expect(parseTree(["VIC"], "| | NSW | VIC |\n| - | - | -: |\n| a | b | c |")).toEqual([
      [
        "table",
        null,
        ["thead", null, ["tr", null, ["th", null], ["th", { "data-align": "right" }, "VIC"]]],
        ["tbody", null, ["tr", null, ["td", null, "a"], ["td", { "data-align": "right" }, "c"]]],
      ],
    ])
  })

  test("a comparison without a column or a row left is gone, and the section that held only it", () => {
    const lastRow = '<Comparison caption="x">\n\n| State | Words |\n| - | - |\n| Queensland | cell q |\n\n</Comparison>'
    const lastColumn = '<Comparison caption="x">\n\n| | QLD |\n| - | - |\n| Duty | cell q |\n\n</Comparison>'
    const source = `<Section>\n\n${lastRow}\n\n</Section>\n\n${lastColumn}\n\nWords.`
    expect(parseTree(["NSW"], source)).toEqual([["p", null, "Words."]])
  })

  test("a section whose heading is a state's name goes, up to the next heading that isn't below it", () => {
    const source =
      "## Duty\n\n### New South Wales\n\nn\n\n### Victoria\n\nv\n\n#### Off the plan\n\n- [a](/a)\n\n### Queensland\n\nq\n\n## Victoria and Queensland\n\nBoth."
    expect(parseTree(["NSW"], source)).toEqual([
      ["h2", { id: "duty" }, "Duty"],
      ["h3", { id: "new-south-wales" }, "New South Wales"],
      ["p", null, "n"],
      ["h2", { id: "victoria-and-queensland" }, "Victoria and Queensland"],
      ["p", null, "Both."],
    ])
  })

  test("a component about one is gone, and the cards and sections that are empty without it", () => {
    const example = '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />'
    const source = `<Section title="In NSW">\n\n${example}\n\n</Section>\n\nIn <StateTag state="VIC" /> and <StateTag state="NSW" />`
    expect(parseTree(["VIC"], source)).toEqual([["p", null, "In ", ["StateTag", { state: "VIC" }], " and"]])
    const cards =
      '<Cards>\n<In state="NSW">\n<Card title="Sydney" href="/new-south-wales" action="c" />\n</In>\n</Cards>'
    expect(parseTree(["VIC"], cards)).toEqual([])
  })

  test("a card whose text is gone, and one that never had any, stay", () => {
    const source =
      '<Cards>\n<Card title="a"><In state="NSW">x</In></Card>\n<Card title="b" href="/buying" action="c" />\n</Cards>'
    expect(parseTree(["VIC"], source)).toEqual([
      ["Cards", null, ["Card", { title: "a" }], ["Card", { title: "b", href: "/buying", action: "c" }]],
    ])
  })

  test("a link to a heading that's gone is told", () => {
    expect(parseTree(["NSW"], "[Victoria](#victoria)\n\n## Victoria\n\nWords.")).toEqual([
      { line: 1, message: "link #victoria: no heading here has that id" },
    ])
  })
})

test("what's said of the sample is there only while the firm is one", () => {
  const source = 'Text.\n\n<In sample="yes">\n\nA sample.\n\n</In>'
  const parseForFirm = (isSample: boolean) => {
    const read = parseMdxBody(source, [], { ...ANY_FIRM, isSample })
    return read.ok ? read.tree : read.problems
  }
  expect(parseForFirm(true)).toEqual([
    ["p", null, "Text."],
    ["p", null, "A sample."],
  ])
  expect(parseForFirm(false)).toEqual([["p", null, "Text."]])
})
