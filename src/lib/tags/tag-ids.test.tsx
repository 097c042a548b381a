import { hasTags, readTagIds, formatTagIds } from "./tag-ids"

const addTagIdsMeta = (content: string) => {
  document.head.innerHTML = content && `<meta name="tag-ids" content="${content}">`
}

test("a page without ids has nothing to consent to", () => {
  addTagIdsMeta("")
  expect(hasTags()).toBe(false)
  expect(formatTagIds(undefined, "")).toBe("")
})

test("the page is told the ids of the build", () => {
  addTagIdsMeta(formatTagIds("GTM-ABC123", "G-ABCDEF1234"))
  expect(readTagIds()).toEqual({ container: "GTM-ABC123", analytics: "G-ABCDEF1234" })
  addTagIdsMeta(formatTagIds("", "G-ABCDEF1234"))
  expect(readTagIds()).toEqual({ container: undefined, analytics: "G-ABCDEF1234" })
})

test("an id that is none stops the build, by the name of its variable", () => {
  expect(() => formatTagIds("ABC123", undefined)).toThrow("GTM_ID: ABC123 is not like GTM-ABC123")
  expect(() => formatTagIds(undefined, "UA-1")).toThrow("ANALYTICS_ID: UA-1 is not like G-ABC123")
})
