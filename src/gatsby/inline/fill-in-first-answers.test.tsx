import { QUOTE_FORM_ID } from "../../domain/paths"
import { fillInFirstAnswers } from "./fill-in-first-answers"

const DRAFT_KEY = "draft:quote"

/** Opens the form's page at an address with `query`. @returns the answers that are chosen. */
function openForm(query: string): string[] {
  history.replaceState(null, "", `/request-a-quote${query}`)
  const boxes = [
    ["side", "buying"],
    ["side", "selling"],
    ["state", "NSW"],
    ["state", "VIC"],
  ].map(([name, value]) => `<input type="radio" name="${name}" value="${value}">`)
  document.body.innerHTML = `<form id="${QUOTE_FORM_ID}">${boxes.join("")}</form>`
  fillInFirstAnswers(QUOTE_FORM_ID, DRAFT_KEY)
  return [...document.querySelectorAll<HTMLInputElement>("input:checked")].map(box => box.value)
}

beforeEach(() => sessionStorage.clear())

test.each([
  ["?side=selling&state=VIC", ["selling", "VIC"]],
  ["?state=nsw", ["NSW"]],
  ["?side=renting&state=", []],
  ["", []],
])("a page opened with %s shows the answers in it", (query, answers) => {
  expect(openForm(query)).toEqual(answers)
})

test("a tab with a draft keeps its newer answers", () => {
  sessionStorage.setItem(DRAFT_KEY, "{}")
  expect(openForm("?state=VIC")).toEqual([])
})

test("a browser without storage for the tab shows them too", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied")
  })
  expect(openForm("?state=VIC")).toEqual(["VIC"])
})
