import { readFixtureContent, listCheckLines, buildPageText } from "../testing/content-lines"

const partner = readFixtureContent("partners/_example.mdx").replace("offer: example-offer\n", "")

const STATEMENT = /collectionStatement:\n(?: .*\n|\n)+/

/** Lists the problems of a partner whose collection statement has this text. */
const checkStatement = (text: string, fields = "") => {
  const indented = text.replace(/^(?=.)/gm, "    ")
  const file = partner.replace(/ {2}text: \|\n(?: .*\n|\n)+/, () => `${fields}  text: |\n${indented}\n`)
  return listCheckLines({ "partners/made-up.mdx": file }, ["/", "/privacy-policy"])
}

test("a partner is told what belongs into the collection statement that it cannot do without", () => {
  const checkText = (bad: string) => listCheckLines({ "partners/made-up.mdx": partner.replace(STATEMENT, bad) })
  const group = "content/partners/made-up.mdx: collectionStatement: a group of fields, indented below this line"
  expect(checkText("collectionStatement: see the other file\n")).toEqual([group])
  expect(checkText("")).toEqual([
    `${group}: title, description, lead, text`.replace(": a group", ": is missing: a group"),
  ])
})

test("the text of a collection statement is checked as any body is, with the lines of its own", () => {
  const body = "# Who\n\nIt costs $5.\n\n<Wobble />\n\n[here](nowhere)"
  expect(checkStatement(body)).toEqual([
    'content/partners/made-up.mdx: collectionStatement, text, line 1: heading "Who": the page\'s heading is one of the fields above; begin with ##',
    `content/partners/made-up.mdx: collectionStatement, text, line 3: "$5": put it into <Sourced from="...">, naming one of the page's sources`,
    expect.stringMatching(
      /^content\/partners\/made-up\.mdx: collectionStatement, text, line 5: <Wobble>: no such component; use one of Hero, /,
    ),
    'content/partners/made-up.mdx: collectionStatement, text, line 7: link nowhere: begin with "/" for a page of this site, or with https://, mailto: or tel:',
  ])
})

test("a link, a name and an address in a collection statement that lead nowhere are found by their place", () => {
  const body = '[one](/partners/made-up) [two](/partners/nobody)\n\n<Faqs group="nothing" />\n\n[three](#who-else)'
  expect(checkStatement(body.replace("\n\n[three](#who-else)", ""))).toEqual([
    "content/partners/made-up.mdx: collectionStatement, text, line 3: no faq is named nothing; add it or take it out",
    "content/partners/made-up.mdx: collectionStatement, text, line 1: /partners/nobody leads nowhere; correct the address",
  ])
  expect(checkStatement(body)).toEqual([
    "content/partners/made-up.mdx: collectionStatement, text, line 5: link #who-else: no heading here has that id",
  ])
})

test("figures in a collection statement come from its own sources, not from those of its partner's page", () => {
  const text = 'It takes <Sourced from="The Act">$5</Sourced>.'
  const act = '  - name: The Act\n    url: "https://www.example.com/act"\n    checked: "2026-11-21"\n'
  expect(checkStatement(text, `  sources:\n${act.replace(/^/gm, "  ").trimEnd()}\n`)).toEqual([])
  const supporting = `${act}    supports: [Conveyancing with Example Partner]\n`
  const onPage = partner.replace("collectionStatement:", `sources:\n${supporting}collectionStatement:`)
  const inText = onPage.replace("The firm named at the foot", `${text} The firm named at the foot`)
  expect(listCheckLines({ "partners/made-up.mdx": inText }, ["/", "/privacy-policy"])).toEqual([
    'content/partners/made-up.mdx: collectionStatement, text, line 3: <Sourced>: from: "The Act" is no source of this page; the fields above name no sources',
  ])
})

test("a collection statement is a page: it is led to, and its address, title and description are its own", () => {
  const address = "/privacy-policy-collection-statement-made-up"
  const links = buildPageText(`[there](${address}#who-collects)`)
  const double = links.replace("A page for a test", "Example Partner and your details")
  const files = { "partners/made-up.mdx": partner, [`pages${address}.mdx`]: double }
  expect(listCheckLines(files, ["/", "/privacy-policy"])).toEqual([
    "content/partners/made-up.mdx: collectionStatement, address: the same as in content/pages/privacy-policy-collection-statement-made-up.mdx; change one",
    "content/partners/made-up.mdx: collectionStatement, title: the same as in content/pages/privacy-policy-collection-statement-made-up.mdx; change one",
  ])
})
