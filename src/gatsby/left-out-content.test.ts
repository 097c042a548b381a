import { readFixtureContent, listCheckLines, buildPageText } from "../testing/content-lines"
import { buildFirmFile } from "../testing/firm-file"
import { listLeftOutFileProblems } from "./check-content"
import { parseContentFiles, formatProblem, listValidSiteFiles } from "./read-content"

const renderPage = (state: string, body: string, name: string) => buildPageText(body, name, `state: ${state}`)

const listFiles = (files: Record<string, string>): string[] =>
  listValidSiteFiles(parseContentFiles(Object.keys(files), file => files[file] ?? "").files).map(({ file }) => file)

test("an entry about a state in which the firm doesn't act isn't part of the site", () => {
  const files = {
    "site.yaml": buildFirmFile("VIC"),
    "pages/here.mdx": renderPage("VIC", "Words.", "here"),
    "pages/there.mdx": renderPage("QLD", "Words.", "there"),
    "rates/transfer-duty-vic.json": readFixtureContent("rates/transfer-duty-vic.json"),
    "rates/transfer-duty-nsw.json": readFixtureContent("rates/transfer-duty-nsw.json"),
  }
  expect(listFiles(files)).toEqual(["site.yaml", "pages/here.mdx", "rates/transfer-duty-vic.json"])
  expect(listFiles({ ...files, "site.yaml": buildFirmFile("VIC", "QLD", "NSW") })).toHaveLength(5)
})

test("a link or a reference to what isn't built is told with what to do about it", () => {
  const files = {
    "site.yaml": buildFirmFile("VIC"),
    "pages/there.mdx": renderPage("QLD", "Words.", "there"),
    "pages/leading.mdx": buildPageText("[There](/there#far)"),
  }
  const why = "isn't built, since the firm doesn't act in QLD"
  expect(listCheckLines(files)).toEqual([
    `content/pages/leading.mdx: line 8: /there#far ${why}; put it into <In state="QLD">`,
  ])
  expect(listCheckLines({ ...files, "site.yaml": buildFirmFile("QLD") })).toEqual([
    "content/pages/leading.mdx: line 8: /there#far: no heading of that page has the id far",
  ])
})

test("a page and a sentence about offers are there only while there's an offer", () => {
  const files = {
    "site.yaml": buildFirmFile("VIC"),
    "pages/offers.mdx": buildPageText("Words.", "offers", "needs: offers"),
    "pages/leading.mdx": buildPageText('Terms.<In needs="offers"> See [our offers](/offers).</In>'),
    "offers/_example.yaml": readFixtureContent("offers/_example.yaml"),
  }
  const offer = { "offers/spring.yaml": readFixtureContent("offers/_example.yaml") }
  const listBody = (all: Record<string, string>): string =>
    JSON.stringify(
      parseContentFiles(Object.keys(all), file => all[file] ?? "").files.find(({ slug }) => slug === "leading")?.read,
    )
  expect(listFiles(files)).toEqual(["site.yaml", "pages/leading.mdx"])
  expect(listBody(files)).not.toContain("our offers")
  expect(listFiles({ ...files, ...offer })).toContain("pages/offers.mdx")
  expect(listBody({ ...files, ...offer })).toContain("our offers")
  const bare = { ...files, "pages/leading.mdx": buildPageText("See [our offers](/offers).") }
  expect(listCheckLines(bare)).toEqual([
    'content/pages/leading.mdx: line 8: /offers isn\'t built, since the firm has no offers; put it into <In needs="offers">',
  ])
})

test("a page that needs lawyers or two states is left out where the firm isn't that", () => {
  const renderNeeds = (what: string, title: string) =>
    renderPage("VIC", "Words.", title).replace("state: VIC", `needs: ${what}`)
  const files = {
    "pages/lawyers.mdx": renderNeeds("lawyers", "lawyers"),
    "pages/compared.mdx": renderNeeds("two states", "two"),
    "pages/leading.mdx": buildPageText("[Lawyers](/lawyers), [compared](/compared)"),
  }
  expect(listCheckLines({ "site.yaml": buildFirmFile("VIC"), ...files })).toEqual([
    "content/pages/leading.mdx: line 8: /lawyers isn't built, since the firm is no law practice; take it out",
    'content/pages/leading.mdx: line 8: /compared isn\'t built, since it needs two states and the firm acts in one; put it into <In atLeast="2">',
  ])
  expect(listCheckLines({ "site.yaml": buildFirmFile("VIC", "QLD"), ...files })).toEqual([])
})

test("a page that needs a partner's sites is there while a partner that's part of the site lists its own", () => {
  const renderPartner = (more: string) => readFixtureContent("partners/_example.mdx").replace(/^name:/m, `${more}name:`)
  const files = {
    "site.yaml": buildFirmFile("VIC"),
    "pages/tools.mdx": renderPage("VIC", "Words.", "tools").replace("state: VIC", "needs: partner sites"),
  }
  const hosts = "hosts: [www.example.com]\n"
  const hasToolsPage = (partners: Record<string, string>) =>
    listFiles({ ...files, ...partners }).includes("pages/tools.mdx")
  expect(hasToolsPage({})).toBe(false)
  expect(hasToolsPage({ "partners/_example.mdx": renderPartner(hosts) })).toBe(false)
  expect(hasToolsPage({ "partners/acme.mdx": renderPartner("") })).toBe(false)
  expect(hasToolsPage({ "partners/acme.mdx": renderPartner(`${hosts}state: QLD\n`) })).toBe(false)
  expect(hasToolsPage({ "partners/acme.mdx": renderPartner(hosts) })).toBe(true)
})

test("a link of the navigation needs the field that leaves it out with its page", () => {
  const renderNavigation = (link: string) => `
header: [{ label: Home, path: / }]
footer: [{ title: Pages, links: [{ label: Home, path: / }, { label: There, path: /there${link} }] }]
legal: [{ label: Home, path: / }]
`
  const files = { "site.yaml": buildFirmFile("VIC"), "pages/there.mdx": renderPage("QLD", "Words.", "there") }
  expect(listCheckLines({ ...files, "navigation.yaml": renderNavigation("") })).toEqual([
    "content/navigation.yaml: footer 1, links 2, path: /there isn't built, since the firm doesn't act in QLD; give the link state: QLD",
  ])
  expect(listCheckLines({ ...files, "navigation.yaml": renderNavigation(", state: QLD") })).toEqual([])
})

test("a group of questions that's left out, or in which nothing is left, can't be shown", () => {
  const renderQuestions = (lines: string, state = "") =>
    `title: Questions\norder: 1\n${state}questions:\n${lines.replace(/^(?=.)/gm, "  - { question: Who?, answer: We., ")}`
  const files = {
    "faqs/whole.yaml": renderQuestions("needs: two states }\n", "state: QLD\n"),
    "faqs/empty.yaml": renderQuestions("states: [NSW, QLD] }\nneeds: two states }\n"),
    "faqs/part.yaml": renderQuestions("states: [VIC, QLD] }\nneeds: two states }\n"),
    "pages/asking.mdx": buildPageText('<Faqs group="whole" />\n\n<Faqs group="empty" />\n\n<Faqs group="part" />'),
  }
  expect(listCheckLines({ "site.yaml": buildFirmFile("VIC"), ...files })).toEqual([
    "content/pages/asking.mdx: line 8: the faq whole isn't built, since the firm doesn't act in QLD; put it into <In state=\"QLD\">",
    'content/pages/asking.mdx: line 10: the faq empty isn\'t built, since the firm acts in none of NSW, QLD; put it into <In state="NSW QLD">',
  ])
})

test("a mistake in a file that isn't built stops nothing and is told apart", () => {
  const wrong = renderPage("QLD", "<Nonsense />", "there")
  const files = { "site.yaml": buildFirmFile("VIC"), "pages/there.mdx": wrong }
  expect(listCheckLines(files)).toEqual([])
  const { files: all } = parseContentFiles(Object.keys(files), file => ({ ...files })[file] ?? "")
  expect(listLeftOutFileProblems(all).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/pages\/there\.mdx: line 9: <Nonsense>/),
  ])
  expect(listCheckLines({ ...files, "site.yaml": buildFirmFile("QLD") })).toEqual([
    expect.stringMatching(/^content\/pages\/there\.mdx: line 9: <Nonsense>/),
  ])
})

test("places nearby over the border are dropped without a word", () => {
  const renderPlace = (state: string, nearby: string) =>
    readFixtureContent("places/_example.yaml")
      .replace(/^state: .*$/m, `state: ${state}`)
      .replace(/^nearby: .*(?:\n {2}- .*)*$/m, `nearby: [${nearby}]`)
  const files = {
    "site.yaml": buildFirmFile("VIC"),
    "places/wodonga.yaml": renderPlace("VIC", "albury"),
    "places/albury.yaml": renderPlace("NSW", "wodonga"),
  }
  expect(listCheckLines(files).filter(line => line.includes("albury"))).toEqual([])
})

test("a test of pages that compares one that isn't built is told", () => {
  const files = {
    "site.yaml": buildFirmFile("VIC"),
    "pages/here.mdx": buildPageText("Words."),
    "pages/there.mdx": renderPage("QLD", "Words.", "there"),
    "tests/here.yaml": `title: Two pages
page: /here
from: "2027-01-01"
until: "2027-02-01"
variants:
  - { name: short, page: /here, weight: 50 }
  - { name: long, page: /there, weight: 50 }
`,
  }
  expect(listCheckLines(files)).toEqual([
    "content/tests/here.yaml: variants 2, page: /there isn't built, since the firm doesn't act in QLD; compare another page or take the test out",
  ])
})
