import { readFileSync } from "node:fs"
import { buildPageFile, buildReadableFile } from "../../testing/readable-file"
import { type ContentFile, formatProblem } from "../read-content"
import { findNearDuplicatePages } from "./near-duplicates"

const example = readFileSync("content/places/_example.yaml", "utf8")

/** Builds sentences about a subject. They have no run of three words in common with the sentences about another subject. */
const renderSentences = (subject: string) =>
  Array.from({ length: 26 }, (_, i) => `${subject} ${String.fromCharCode(97 + i)} brings ${subject}.`).join("\n\n")
const shared = renderSentences("rates")

test("a page that says what another says is refused, both of them by name", () => {
  expect(
    findNearDuplicatePages([buildPageFile("one", shared), buildPageFile("two", shared)]).map(formatProblem),
  ).toEqual([
    expect.stringMatching(/^content\/pages\/one\.mdx: page: says what content\/pages\/two\.mdx says \(100 in a/),
    expect.stringMatching(/^content\/pages\/two\.mdx: page: says what content\/pages\/one\.mdx says \(100 in a/),
  ])
})

test("other names of states and other numbers do not make another page", () => {
  const renderText = (state: string, number: number) => shared.replaceAll("brings", `in ${state} for ${number} brings`)
  expect(
    findNearDuplicatePages([
      buildPageFile("one", renderText("Victoria", 1)),
      buildPageFile("two", renderText("Queensland", 2)),
    ]),
  ).toHaveLength(2)
})

test("pages that differ in the names of places alone are refused, whether the site has those places or not", () => {
  const renderTextForPlace = (place: string) => shared.replaceAll("brings", `in ${place} brings`)
  const pages = [
    buildPageFile("one", renderTextForPlace("Katoomba")),
    buildPageFile("two", renderTextForPlace("Wodonga")),
  ]
  const createPlaceFile = (name: string): Pick<ContentFile, "type" | "read"> => {
    const { type, entry } = buildReadableFile("places/one.yaml", example.replaceAll("Example Place", name))
    return { type, read: { ok: true, entry } }
  }
  const places = [createPlaceFile("Katoomba"), createPlaceFile("Wodonga")]
  expect(findNearDuplicatePages(pages, places)).toHaveLength(2)
})

test("pages with their own words pass", () => {
  const own = buildPageFile("two", renderSentences("water")).entry
  const two = { ...buildPageFile("two", ""), entry: { ...own, fields: { ...own.fields, description: "Another one." } } }
  expect(findNearDuplicatePages([buildPageFile("one", shared), two])).toEqual([])
})

test("a page that is not listed, or names the other as canonical, may say the same", () => {
  const hidden = buildPageFile("two", shared, "index: false\n")
  const twin = buildPageFile("three", shared, "canonical: /one\n")
  expect(findNearDuplicatePages([buildPageFile("one", shared), hidden, twin])).toEqual([])
})
