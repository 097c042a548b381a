import { listMissingProperties, listStructuredDataTypes } from "./required-properties"

const buildStructuredData = (...things: object[]) => ({ "@context": "https://schema.org", "@graph": things })

test("a thing without a required property is told, also inside another thing", () => {
  const questions = [{ "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "" } }]
  const data = buildStructuredData(
    { "@type": "WebSite", name: "A site" },
    { "@type": "FAQPage", mainEntity: questions },
  )
  expect(listMissingProperties(data)).toEqual(["WebSite: url", "Answer: text"])
})

test("a firm that is only named as an author needs no address", () => {
  const author = { "@type": "LegalService", "@id": "#firm", name: "A firm", url: "https://www.example.com" }
  const article = { "@type": "Article", headline: "H", image: "i", dateModified: "d", description: "D", author }
  expect(listMissingProperties(buildStructuredData(article))).toEqual([])
  expect(listMissingProperties(buildStructuredData(author))).toContain("LegalService: address")
})

test("a type that nobody has set a rule for is told", () => {
  expect(listMissingProperties(buildStructuredData({ "@type": "Recipe" }))).toEqual(["no rule for Recipe"])
})

test("structured data without things is refused", () => {
  expect(() => listStructuredDataTypes(buildStructuredData())).toThrow()
})
