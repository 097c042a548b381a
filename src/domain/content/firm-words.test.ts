import {
  parseFirmInTexts,
  type FirmInTexts,
  getFirmPlaceholderValues,
  replaceFirmPlaceholdersInFields,
  replaceFirmPlaceholders,
  listFirmStates,
} from "./firm-words"

const inNsw = { state: "NSW", as: "law practice", practitioner: "solicitor" } as const
const inVic = { state: "VIC", as: "licensed conveyancer", practitioner: "conveyancer" } as const
const inQld = { state: "QLD", as: "law practice", practitioner: "lawyer" } as const

const createFirm = (...practices: FirmInTexts["practices"]): FirmInTexts => ({
  name: "Ash Law",
  isSample: false,
  practices,
})

const ALL =
  "{firm}; {states}; {statesOr}; {statesShort}; {state}; {count}; {practitioner}; {practitioners}; {aPractitioner}"

test.each([
  [
    createFirm(inNsw, inVic, inQld),
    "Ash Law; New South Wales, Victoria and Queensland; New South Wales, Victoria or Queensland; NSW, Victoria or Queensland; New South Wales; three; solicitor; solicitors; a solicitor",
  ],
  [
    createFirm(inQld, inNsw),
    "Ash Law; Queensland and New South Wales; Queensland or New South Wales; Queensland or NSW; Queensland; two; lawyer; lawyers; a lawyer",
  ],
  [createFirm(inVic), "Ash Law; Victoria; Victoria; Victoria; Victoria; one; conveyancer; conveyancers; a conveyancer"],
])("words in braces are those of the firm", (one, expectedText) => {
  expect(replaceFirmPlaceholders(ALL, getFirmPlaceholderValues(one)).text).toBe(expectedText)
})

test("others' charges are passed on at cost only if the firm says so", () => {
  const firm = createFirm(inVic)
  expect(getFirmPlaceholderValues({ ...firm, passedOnAtCost: true })["atCost"]).toBe("at cost")
  expect(getFirmPlaceholderValues(firm)["atCost"]).toBe("separately")
})

test("people are called as in the state that a page is about, if the firm acts there", () => {
  const both = createFirm(inVic, inQld)
  expect(getFirmPlaceholderValues(both, "QLD")["practitioners"]).toBe("lawyers")
  expect(getFirmPlaceholderValues(both, "NSW")["practitioners"]).toBe("conveyancers")
})

test("a word with a capital begins with one", () => {
  expect(
    replaceFirmPlaceholders("{APractitioner} acts. {Count} states.", getFirmPlaceholderValues(createFirm(inNsw, inQld)))
      .text,
  ).toBe("A solicitor acts. Two states.")
})

test("words in fields are replaced at any depth; others are told with their field", () => {
  const fields = {
    heading: "{Practitioners} in {statesShort}",
    questions: [{ question: "Who is {firmm}?", answer: "{aPractitioner}" }],
    order: 1,
  }
  expect(replaceFirmPlaceholdersInFields(fields, getFirmPlaceholderValues(createFirm(inVic, inQld)))).toEqual({
    value: {
      heading: "Conveyancers in Victoria or Queensland",
      questions: [{ question: "Who is firmm?", answer: "a conveyancer" }],
      order: 1,
    },
    problems: [
      { field: "questions 1, question", message: "{firmm} isn't one of the words in braces; did you mean {firm}?" },
    ],
  })
})

test("a word that's all of a text must be in quotes, since to YAML it's a group of fields", () => {
  expect(
    replaceFirmPlaceholdersInFields(
      { heading: { practitioners: null }, empty: { other: null } },
      getFirmPlaceholderValues(createFirm(inVic)),
    ),
  ).toEqual({
    value: { heading: "conveyancers", empty: { other: null } },
    problems: [{ field: "heading", message: "put the text in quotes: it begins with {" }],
  })
})

test("the firm is read from its own file as far as that's right", () => {
  const site = { name: "Ash Law", states: [{ ...inVic, registration: { register: "BLA", number: "1" } }], abn: 1 }
  expect(parseFirmInTexts(site).name).toBe("Ash Law")
  expect(listFirmStates(parseFirmInTexts(site))).toEqual(["VIC"])
  expect(listFirmStates(parseFirmInTexts({ name: "Ash", states: [{ state: "TAS" }] }))).toEqual(["NSW", "VIC", "QLD"])
})
