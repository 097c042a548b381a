import { digestOf, readTable } from "./read-table"

test("a row has its sentence and the tests that its cell names", () => {
  const table = `
| No. | Sentence | Proved by |
| --- | --- | --- |
| 2.1 | A \\| B.  | \`e2e/a.spec.ts :: it does A\`<br>\`src/b.test.ts :: a \\| b\` |
| 2.2 | C is not shown. | No test: the decision is in docs. |
| D.1 | E breaks. | \`src/e.test.ts :: e is mended\` |`
  expect(readTable(table)).toEqual([
    {
      section: "2",
      number: 1,
      sentence: "A | B.",
      proofs: [
        { file: "e2e/a.spec.ts", title: "it does A" },
        { file: "src/b.test.ts", title: "a | b" },
      ],
      reason: null,
    },
    { section: "2", number: 2, sentence: "C is not shown.", proofs: [], reason: "the decision is in docs." },
    {
      section: "D",
      number: 1,
      sentence: "E breaks.",
      proofs: [{ file: "src/e.test.ts", title: "e is mended" }],
      reason: null,
    },
  ])
})

test("how the words are set out changes no digest, and another word does", () => {
  expect(digestOf("| `A` |\n| B. |")).toBe(digestOf("A B"))
  expect(digestOf("A b")).not.toBe(digestOf("A B"))
})
