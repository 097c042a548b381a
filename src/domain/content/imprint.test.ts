import { formatImprint, formatLicenceSentences } from "./imprint"

const createConveyancerPractice = (state: "NSW" | "VIC" | "QLD", register: string, number: string) => ({
  ...{ state, registration: { register, number } },
  ...{ as: "licensed conveyancer" as const, practitioner: "conveyancer" as const },
})
const createLawPractice = (state: "NSW" | "QLD", number: string) => ({
  ...{ state, registration: { register: "Law Society", number } },
  ...{ as: "law practice" as const, practitioner: "solicitor" as const },
})

const firm = {
  ...{ name: "Yarra", legalName: "Yarra Conveyancing Pty Ltd", abn: "51 824 753 556", schemeNotice: false },
  states: [createConveyancerPractice("VIC", "Business Licensing Authority", "012345")],
}

test("a firm of one state says its legal name, its ABN, and what it is there by which registration", () => {
  expect(formatImprint(firm)).toBe(
    "Yarra Conveyancing Pty Ltd, ABN 51 824 753 556. Licensed conveyancer in Victoria (Business Licensing Authority 012345).",
  )
})

test("what the firm is in several states is one sentence, and what it is elsewhere another", () => {
  const both = [
    createConveyancerPractice("NSW", "NSW Fair Trading", "0001"),
    createLawPractice("QLD", "0002"),
    createConveyancerPractice("VIC", "Licensing Authority", "0003"),
  ]
  expect(formatLicenceSentences(both)).toBe(
    "Licensed conveyancer in New South Wales (NSW Fair Trading 0001) and Victoria (Licensing Authority 0003). Law practice in Queensland (Law Society 0002).",
  )
})

test("what the firm writes of its licences takes the place of its registrations", () => {
  expect(formatImprint({ ...firm, licence: "All of us are licensed." })).toBe(
    "Yarra Conveyancing Pty Ltd, ABN 51 824 753 556. All of us are licensed.",
  )
})

test("only a firm of a scheme says that its liability is limited, in the words that the law prescribes", () => {
  expect(formatImprint(firm)).not.toContain("iability")
  // Professional Standards Act 1994 (NSW), section 33.
  expect(formatImprint({ ...firm, schemeNotice: true })).toMatch(
    / Liability limited by a scheme approved under Professional Standards Legislation\.$/,
  )
})

test("a firm whose business number can't be one says that it's a sample", () => {
  expect(formatImprint(firm)).not.toContain("sample")
  expect(formatImprint({ ...firm, abn: "00 000 000 000" })).toMatch(
    / Yarra is a sample firm, made to show this website\. It doesn't act for anyone\.$/,
  )
})
