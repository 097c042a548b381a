import type { BodyNode, BodyTree } from "../../domain/content/body-tree"
import { completeBody } from "./expand-body"

const WORDS: BodyNode = ["p", null, "Words."]
const OFFER: BodyNode = ["OfferSnippet", { offer: "first-call" }]
const SOURCES: BodyNode = ["Sources", null]
const sources = [{ name: "The Act", url: "https://www.example.com/act", checked: "2026-11-21" }]

test("a page's offer opens its body and its sources close it, though its writer placed neither", () => {
  expect(completeBody([WORDS], { offer: "first-call", sources })).toEqual([OFFER, WORDS, SOURCES])
})

test("what the writer placed stays there alone, inside another component too", () => {
  const body: BodyNode[] = [["Section", null, SOURCES, OFFER], WORDS]
  expect(completeBody(body, { offer: "first-call", sources })).toEqual(body)
})

test.each([{}, { offer: null, sources: null }, { sources: [] }])("a page with %j gets nothing", page => {
  expect(completeBody([WORDS], page)).toEqual([WORDS])
})

const office = { slug: "geelong", name: "Geelong", sources, internal: { type: "CityPage" } }

test("an office shows its people between its text and its sources, unless its writer placed them in it", () => {
  const people = ["People", { title: "Our people in Geelong", office: "geelong" }]
  expect(completeBody([WORDS], office)).toEqual([WORDS, people, SOURCES])
  const placed: BodyTree = [["Section", null, ["People", { office: "geelong" }]], SOURCES]
  expect(completeBody(placed, office)).toEqual(placed)
})
