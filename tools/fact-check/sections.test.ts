import { parseMdxBody } from "../../src/gatsby/body/parse-body"
import { listPageSections } from "./sections"

function parseSections(source: string, sources: string[] = []) {
  const body = parseMdxBody(source, sources)
  if (!body.ok) throw new Error(JSON.stringify(body.problems))
  return listPageSections(body.tree)
}

test("each heading begins a section below those above it, and one without text of its own is none", () => {
  const source =
    "Top.\n\n## Duty\n\n### In July\n\nNew rates.\n\n### In June\n\nOld rates.\n\n## Cooling-off\n\nFive days."
  expect(parseSections(source)).toEqual([
    { headings: [], text: "Top.", sourced: [] },
    { headings: ["Duty", "In July"], text: "New rates.", sourced: [] },
    { headings: ["Duty", "In June"], text: "Old rates.", sourced: [] },
    { headings: ["Cooling-off"], text: "Five days.", sourced: [] },
  ])
})

test("a section has the sources that its figures name, and the words of a line stay together", () => {
  const source = '## Cost\n\nYou pay <Sourced from="SRO">0.2% of the price</Sourced>, or _more_.\n\nBy law.'
  expect(parseSections(source, ["SRO"])).toEqual([
    { headings: ["Cost"], text: "You pay 0.2% of the price, or more. By law.", sourced: ["SRO"] },
  ])
})

test("what a component shows as an example says nothing of its page", () => {
  expect(parseSections('## Notice\n\n<Example title="x">\n\nBy law.\n\n</Example>')).toEqual([])
})
