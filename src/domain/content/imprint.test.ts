import { formatImprint, formatLicenceSentences, isAbn, isSampleAbn } from "./imprint"

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

// The numbers of the Australian Taxation Office and of the Australian Competition and Consumer Commission.
test.each(["51 824 753 556", "94410483623"])("%s can be a business number", abn => {
  expect(isAbn(abn)).toBe(true)
})

test.each([
  ["one digit is wrong", "51 824 753 557"],
  ["two digits have changed places", "51 824 735 556"],
  ["eleven zeros", "00 000 000 000"],
  ["a letter", "51 824 753 55A"],
  ["nothing", ""],
])("%s: refused", (_, abn) => {
  expect(isAbn(abn)).toBe(false)
})

test("a firm is a sample until it has a business number", () => {
  expect([isSampleAbn("00 000 000 000"), isSampleAbn(undefined), isSampleAbn("51 824 753 556")]).toEqual([
    true,
    true,
    false,
  ])
})
