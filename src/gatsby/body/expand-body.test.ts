import type { BodyNode, BodyTree } from "../../domain/content/body-tree"
import { addOfferPeopleAndSources, addDataToBodyComponents } from "./expand-body"

const WORDS: BodyNode = ["p", null, "Words."]
const OFFER: BodyNode = ["OfferSnippet", { offer: "first-call" }]
const SOURCES: BodyNode = ["Sources", null]
const sources = [{ name: "The Act", url: "https://www.example.com/act", checked: "2026-11-21" }]

test("a page's offer opens its body and its sources close it, though its writer placed neither", () => {
  expect(addOfferPeopleAndSources([WORDS], { offer: "first-call", sources })).toEqual([OFFER, WORDS, SOURCES])
})

test("what the writer placed stays there alone, inside another component too", () => {
  const body: BodyNode[] = [["Section", null, SOURCES, OFFER], WORDS]
  expect(addOfferPeopleAndSources(body, { offer: "first-call", sources })).toEqual(body)
})

test.each([{}, { offer: null, sources: null }, { sources: [] }])("a page with %j gets nothing", page => {
  expect(addOfferPeopleAndSources([WORDS], page)).toEqual([WORDS])
})

const office = { slug: "geelong", name: "Geelong", sources, internal: { type: "CityPage" } }

test("an office shows its people between its text and its sources, unless its writer placed them in it", () => {
  const people = ["People", { title: "Our people in Geelong", office: "geelong" }]
  expect(addOfferPeopleAndSources([WORDS], office)).toEqual([WORDS, people, SOURCES])
  const tree: BodyTree = [["Section", null, ["People", { office: "geelong" }]], SOURCES]
  expect(addOfferPeopleAndSources(tree, office)).toEqual(tree)
})

test("a component that names what isn't there stops a build; in the writing mode it says so in its place", async () => {
  const rejectMissingOffer = () => Promise.reject(new RangeError("no Offer with the slug gone"))
  const body: BodyNode[] = [WORDS, ["Section", null, ["OfferSnippet", { offer: "gone" }], WORDS]]
  await expect(addDataToBodyComponents(body, { OfferSnippet: rejectMissingOffer })).rejects.toThrow(
    "no Offer with the slug gone",
  )
  const title = "<OfferSnippet> can't be shown yet"
  const notice = ["Notice", { kind: "warning", title }, ["p", null, "no Offer with the slug gone"]]
  expect(await addDataToBodyComponents(body, { OfferSnippet: rejectMissingOffer }, true)).toEqual([
    WORDS,
    ["Section", null, notice, WORDS],
  ])
})
