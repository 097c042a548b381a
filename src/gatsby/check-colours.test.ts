import { readFixtureContent, listCheckLines } from "../testing/content-lines"

const firm = readFixtureContent("site.yaml")
const checkSiteWithColours = (colours: string): string[] =>
  listCheckLines({ "site.yaml": firm.replace("colours: [coral]", `colours: ${colours}`) })

const FORM =
  "a palette (ink, coral, light-coral, cca-black, cca-grey, cca-red, cca-custom) or a colour as #rrggbb, in quotes"

// Text can't be read on #0077dd, but it may be the second colour.
test.each([
  "[ink]",
  '["#0e6a69"]',
  '["#0e6a69", "#0077dd"]',
  '["#0E6A69", "#1d4ed8"]',
  '[light-coral, "#fff"]',
  '["#ff0"]',
  '["#000000"]',
])("a firm's colours may be %s", colours => {
  expect(checkSiteWithColours(colours)).toEqual([])
})

test.each([
  ["[]", "add colours: a list, at least one line that begins with a hyphen"],
  ["ink", "a list, at least one line that begins with a hyphen"],
  ["[ink, coral, cca-red]", "one colour or two"],
  ["[light-corl]", `${FORM}; did you mean light-coral? (line 1 of the list)`],
  ['[ink, "#0e6a6"]', `${FORM} (line 2 of the list)`],
  ["[teal]", `${FORM} (line 1 of the list)`],
  // Without quotes, YAML treats the colour as a comment.
  ["\n  - #0e6a69", `${FORM} (line 1 of the list)`],
])("colours written as %s are refused", (colours, message) => {
  expect(checkSiteWithColours(colours)).toEqual([`content/site.yaml: colours: ${message}`])
})

test("a partner's first colour is checked as the firm's is", () => {
  const partner = readFixtureContent("partners/_example.mdx").replace("palette: ink", 'colours: ["#0077dd"]')
  expect(listCheckLines({ "partners/acme.mdx": partner }).filter(line => line.includes("colours"))).toEqual([
    "content/partners/acme.mdx: colours 1: neither dark nor white words can be read on #0077dd; the nearest colour that works is #0076dc",
  ])
})

// On #0077dd, white has a contrast of 4.48:1 and the darkest ink 4.20:1, but 4.5:1 is needed. On #0076dc, white has 4.54:1.
test("a colour that no words can be read on is refused with the nearest that works, together with other mistakes", () => {
  const wrong = firm.replace("colours: [coral]", 'colours: ["#0077dd"]').replace("gray: zinc", "gray: slate")
  expect(listCheckLines({ "site.yaml": wrong })).toEqual([
    "content/site.yaml: gray: one of zinc",
    "content/site.yaml: colours 1: neither dark nor white words can be read on #0077dd; the nearest colour that works is #0076dc",
  ])
})
