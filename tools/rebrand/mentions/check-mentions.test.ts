import { buildPageText } from "../../../src/testing/content-lines"
import { buildFirmFile } from "../../../src/testing/firm-file"
import { createTemporaryFolder } from "../../../src/testing/build-folder"
import { findFalseClaimsInContent, findFalseClaimsInTexts } from "./check-mentions"

const KEPT = `practitioners:
  - reason: "Others."
    mentions:
      any file: ["the agent’s lawyer"]
      pages/page.mdx: ["the seller’s lawyer"]
      src/answer.tsx: ["ask a solicitor there"]
practitionersAndUs: []
otherStates: []
otherStatesAndUs: []
`

function createProject(body: string): string {
  const site = buildFirmFile("VIC")
    .replace(/^description:.*$/m, "description: We help people who buy or sell a house, a unit or a piece of land.")
    .replace(/^address:.*$/m, "address: 1 Test Street, Geelong VIC 3220")
  const sources =
    'sources:\n  - name: "Emma Lawyers"\n    url: "https://emma.example"\n    checked: "2026-11-21"\n    supports: [A page]\n'
  return createTemporaryFolder({
    "tools/rebrand/kept-mentions.yaml": KEPT,
    "src/answer.tsx": "<p>\n  Ask a\n  solicitor there.\n</p>",
    "content/site.yaml": site,
    "content/pages/page.mdx": buildPageText(body).replace("---\n\n", `${sources}---\n\n`),
  })
}

test("a page is judged by the firm's own file and the kept mentions", () => {
  const project = createProject("The seller’s lawyer asks.\n\nWe act in Queensland too.\n\nMake us your lawyers.")
  const ofPage = findFalseClaimsInContent(project).filter(({ where }) => where.startsWith("content/pages"))
  expect(ofPage.map(({ where, message }) => `${where} ${message.replace(/;.*/, "")}`)).toEqual([
    'content/pages/page.mdx:17 "Make us your lawyers." says "lawyers" and speaks of us',
    'content/pages/page.mdx:15 "We act in Queensland too." says "Queensland" and speaks of us',
  ])
})

test("so is what's seen anywhere, where sources are cited", () => {
  const project = createProject("Words.")
  const texts = ["Ask a solicitor there.", "Source: Emma Lawyers", "An office in Sydney"]
  expect(
    findFalseClaimsInTexts(
      project,
      texts.map(text => ({ where: "/page", text })),
    ).map(({ where }) => where),
  ).toEqual(["/page"])
})
