import { isAbn, isSampleAbn } from "./abn"

// The numbers of the Australian Taxation Office and of the Australian Competition and Consumer Commission.
test.each(["51 824 753 556", "94410483623"])("%s can be a business number", abn => {
  expect(isAbn(abn)).toBe(true)
})

test.each([
  ["one digit is wrong", "51 824 753 557"],
  ["two digits have changed places", "51 824 735 556"],
  ["eleven zeros", "00 000 000 000"],
  ["a letter", "51 824 753 55A"],
  ["nothing", ""],
])("%s: refused", (_, abn) => {
  expect(isAbn(abn)).toBe(false)
})

test("a firm is a sample until it has a business number", () => {
  expect([isSampleAbn("00 000 000 000"), isSampleAbn(undefined), isSampleAbn("51 824 753 556")]).toEqual([
    true,
    true,
    false,
  ])
})
