import { deleteDraft, saveDraft, readDraft } from "./session-draft"

beforeEach(() => sessionStorage.clear())

test("a draft is there until it is forgotten, and what is not JSON is no draft", () => {
  saveDraft("quote", { price: "850k" })
  expect(readDraft("quote")).toEqual({ price: "850k" })
  deleteDraft("quote")
  expect(readDraft("quote")).toBeNull()
  sessionStorage.setItem("draft:quote", "{")
  expect(readDraft("quote")).toBeNull()
})

test("a closed storage costs the draft and nothing else", () => {
  const closed = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(() => saveDraft("quote", {})).not.toThrow()
  closed.mockRestore()
  expect(readDraft("quote")).toBeNull()
})
