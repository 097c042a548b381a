import { addAnswersToQuoteDraft } from "./quote-draft"
import { saveDraft, readDraft } from "./session-draft"

beforeEach(() => sessionStorage.clear())

const addQuestion = () =>
  addAnswersToQuoteDraft({ answers: { side: "buying", state: "QLD" }, note: message => `${message}Why?` })

test.each([null, "words", 3, [], { values: null }, { values: "words" }, { values: { note: 3 } }])(
  "a draft that can't be read, such as %j, doesn't keep an addition out",
  draft => {
    saveDraft("quote", draft)
    addQuestion()
    expect(readDraft("quote")).toEqual({ values: { side: "buying", state: "QLD", note: "Why?" } })
  },
)

test("only questions without an answer get one", () => {
  saveDraft("quote", { side: "selling", values: { side: "selling", state: "" } })
  addQuestion()
  expect(readDraft("quote")).toEqual({ side: "selling", values: { side: "selling", state: "QLD", note: "Why?" } })
})
