import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ANY_FIRM, type FirmInTexts } from "../../../src/domain/content/firm-words"
import { type KeptMentions, parseFalseClaimExceptions } from "./kept-mentions"
import type { SeenText } from "./seen-text"
import { findFalseClaimsAboutFirm } from "./unkept-mentions"

const NONE: KeptMentions = { practitioners: [], practitionersAndUs: [], otherStates: [], otherStatesAndUs: [] }

const BARWON: FirmInTexts = {
  name: "Barwon Conveyancing",
  isSample: false,
  practices: [{ state: "VIC", as: "licensed conveyancer", practitioner: "conveyancer" }],
}

const BONDI: FirmInTexts = {
  name: "Bondi Lawyers",
  isSample: false,
  practices: [{ state: "NSW", as: "law practice", practitioner: "lawyer" }],
}

const buildSeenTexts = (text: string, file?: string): SeenText[] => [
  file === undefined ? { where: "/page", text } : { where: `content/${file}:1`, text, file },
]

const listMentionMessages = (text: string, keptMentions = NONE, firm = BARWON): string[] =>
  findFalseClaimsAboutFirm(buildSeenTexts(text), keptMentions, firm).map(({ message }) => message)

test.each([
  ["We’re property lawyers.", "lawyers"],
  ["Ask our Solicitor", "Solicitor"],
  ["Barwon Conveyancing, a law firm", "law firm"],
  ["Law practices pay it.", "Law practices"],
  ["A legal practitioner signs.", "legal practitioner"],
  ["An attorney signs.", "attorney"],
  ["Our legal team helps.", "legal team"],
  ["Free legal advice", "legal advice"],
  ["Duty in New South Wales", "New South Wales"],
  ["Buying in QLD", "QLD"],
  ["An office in Sydney", "Sydney"],
  ["Queenslanders pay less.", "Queenslanders"],
  ["Not in the ACT", "ACT"],
  ["A buyer in Western Australia", "Western Australia"],
  ["Adelaide, in South Australia", "Adelaide"],
  ["A Tasmanian buyer", "Tasmanian"],
  ["Victoria, NSW and Queensland", "NSW"],
])("a licensed conveyancer in Victoria may not say %j", (text, word) => {
  expect(listMentionMessages(text)).toEqual([expect.stringContaining(`says "${word}"`)])
})

test.each([
  ...["A power of attorney is registered.", "Sign the enduring power of attorney.", "The law firmly says so."],
  ...["Victorian law applies in Melbourne.", "The Act says so.", "You act wa ter was said.", "SALE"],
])("it may say %j", text => {
  expect(listMentionMessages(text)).toEqual([])
})

describe("of a firm that's only a licensed conveyancer", () => {
  test("the firm's name after a page's title doesn't make the title speak of the firm", () => {
    const keptMentions = { ...NONE, practitioners: [{ file: "pages/who.mdx", words: "lawyer or conveyancer" }] }
    expect(listMentionMessages("Lawyer or conveyancer? | Barwon Conveyancing", keptMentions)).toEqual([])
  })

  test("each sentence that names lawyers is told, with the list that could keep it", () => {
    expect(
      findFalseClaimsAboutFirm(buildSeenTexts("Read it first. The seller’s lawyer sends it. Then sign."), NONE, BARWON),
    ).toEqual([
      {
        where: "/page",
        message:
          '"The seller’s lawyer sends it." says "lawyer"; use another word, or say under practitioners in tools/rebrand/kept-mentions.yaml why it may stay',
      },
    ])
  })

  const keptMentions = { ...NONE, practitioners: [{ file: "faqs/fees.yaml", words: "the seller's lawyer" }] }

  test("a kept mention keeps the sentences of its file that have its words", () => {
    const texts = buildSeenTexts("The Seller’s lawyer asks. A lawyer answers.", "faqs/fees.yaml")
    expect(findFalseClaimsAboutFirm(texts, keptMentions, BARWON)).toEqual([
      { where: "content/faqs/fees.yaml:1", message: expect.stringContaining('"A lawyer answers."') },
    ])
    expect(
      findFalseClaimsAboutFirm(buildSeenTexts("The seller’s lawyer asks.", "pages/fees.mdx"), keptMentions, BARWON),
    ).toHaveLength(1)
  })

  test("words that are kept in any file are kept in each, unless they speak of the firm", () => {
    const anywhere = { ...NONE, practitioners: [{ file: "any file", words: "seller's lawyer" }] }
    expect(findFalseClaimsAboutFirm(buildSeenTexts("Seller’s lawyer", "samples/nsw.yaml"), anywhere, BARWON)).toEqual(
      [],
    )
    expect(
      findFalseClaimsAboutFirm(buildSeenTexts("We’re the seller’s lawyer", "pages/us.mdx"), anywhere, BARWON),
    ).toHaveLength(1)
  })

  test("it keeps a sentence that isn't known to be of a file wherever it's seen", () => {
    expect(listMentionMessages("The seller’s lawyer asks.", keptMentions)).toEqual([])
  })

  test.each([
    "We ask the seller’s lawyer.",
    "The seller’s lawyer asks us.",
    "Barwon Conveyancing, the seller’s lawyer",
  ])("%j speaks of the firm, and is kept by the other list only", text => {
    expect(listMentionMessages(text, keptMentions)).toEqual([
      expect.stringMatching(/and speaks of us; .* practitionersAndUs in /),
    ])
    expect(listMentionMessages(text, { ...NONE, practitionersAndUs: keptMentions.practitioners })).toEqual([])
  })

  test("the name of a source is nobody's own words", () => {
    const text = "Source: Emma Lawyers, on fees. Emma Lawyers wrote it for lawyers."
    const findings = findFalseClaimsAboutFirm(buildSeenTexts(text), NONE, BARWON, [
      "Emma Lawyers",
      "Emma Lawyers, on fees",
    ])
    expect(findings).toEqual([{ where: "/page", message: expect.stringContaining('"… wrote it for lawyers."') }])
  })
})

test("a firm that's a law practice in a state may name lawyers, but not where it's a licensed conveyancer", () => {
  const both = { ...BARWON, practices: [...BARWON.practices, ...BONDI.practices] }
  for (const firm of [BONDI, both]) expect(listMentionMessages("We’re lawyers.", NONE, firm)).toEqual([])
  const texts = (["VIC", "NSW"] as const).map(state => ({ where: state, text: "We’re lawyers.", state }))
  expect(findFalseClaimsAboutFirm(texts, NONE, both).map(({ where }) => where)).toEqual(["VIC"])
})

describe("of a firm in one state", () => {
  const keptMentions = { ...NONE, otherStates: [{ file: "places/wodonga.yaml", words: "on the nsw border" }] }

  test("a kept mention keeps it, unless the sentence speaks of the firm or says who acts", () => {
    for (const text of ["A town on the NSW border", "It’s on the NSW border, where the Act differs."])
      expect(listMentionMessages(text, keptMentions)).toEqual([])
    for (const text of [
      "We act on the NSW border.",
      "Someone who acts on the NSW border",
      "Our town on the NSW border",
    ])
      expect(listMentionMessages(text, keptMentions)).toEqual([expect.stringContaining("otherStatesAndUs")])
  })

  test("what's ours goes by the firm", () => {
    expect(listMentionMessages("NSW or Victoria", NONE, BONDI)).toEqual([expect.stringContaining('says "Victoria"')])
  })
})

test("a firm in every state may name each", () => {
  expect(listMentionMessages("We act in NSW, Victoria and Queensland.", NONE, ANY_FIRM)).toEqual([])
})

const LISTS = "practitionersAndUs: []\notherStates: []\notherStatesAndUs: []\n"

test("a mention without a reason is refused", () => {
  const yaml = `practitioners:\n  - mentions:\n      faqs/a.yaml: ["x"]\n${LISTS}`
  expect(() => parseFalseClaimExceptions(yaml)).toThrow(/practitioners 1, reason/)
})

test("the project's own list can be read", () => {
  const mentions = parseFalseClaimExceptions(readFileSync(join(__dirname, "../kept-mentions.yaml"), "utf8"))
  expect(mentions.practitioners.length).toBeGreaterThan(50)
})
