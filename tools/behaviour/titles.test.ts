import { isTitle, titlesIn } from "./titles"

test("titles are found after test and after the cases of test.each, over several lines too", () => {
  const source = `
    test("a plain one", () => {})
    test('with "quotes" and the firm\\'s', async ({ page }) => {})
    test.each([["a", 1], ["b", f(2)]])("from %s", () => {})
    test.each(KINDS.map(({ kind }) => [kind] as const))(
      "of a kind, %s",
      () => {},
    )
    test(\`\${path} is not found\`, () => {})
    expect(text).toBe("no title")`
  expect(titlesIn(source)).toEqual([
    "a plain one",
    'with "quotes" and the firm\'s',
    "from %s",
    "of a kind, %s",
    "${path} is not found",
  ])
})

test.each([
  ["a plain one", "a plain one", true],
  ["a plain one", "a plain", false],
  ["${path} is not found", "${path} is not found", true],
  ["${path} is not found", "/x is not found", true],
  ["${path} is not found", "is not found", false],
  ["on a %s at %s", "on a Monday at 08:30", true],
  ["the mode $mode (of two)", "the mode dark (of two)", true],
  ["%s", "anything", false],
])("the title %j for the name %j: %s", (title, named, fits) => {
  expect(isTitle(title, named)).toBe(fits)
})
