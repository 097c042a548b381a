import { buildTermsOfUse } from "./write-figures"

const page = "https://www.example.com/figures"

test("a table names its publisher and page, and is cited as the page says", () => {
  const { licence, howToCite } = buildTermsOfUse({
    publisher: "Example Law",
    page,
    label: "Transfer duty",
    checked: "2026-11-21",
  })
  expect(licence).toContain(`if you name Example Law and link to ${page}`)
  expect(howToCite).toBe(`Example Law, “Transfer duty”, checked on 21 November 2026, ${page}`)
})
