import { execFileSync } from "node:child_process"

type Case = readonly [name: string, file: string, code: string]

const buildImport = (path: string): string => `export * from "${path}"`

const importType = (path: string, name: string): string =>
  `import type { ${name} } from "${path}"\nexport type X = ${name}`

/** Code that lint must refuse, by the rule that does. */
const REFUSED: Readonly<Record<string, readonly Case[]>> = {
  "no-restricted-syntax": [
    ["a hex colour in a string", "src/components/x/x.tsx", `export const edge = "#f08080"`],
    ["a hex colour in a template", "functions/x/x.mts", "export const edge = (x: string) => `${x} #FFF`"],
    ["a pixel value in an attribute", "src/layouts/x.tsx", `export const X = () => <hr style={{ width: "12px" }} />`],
    ["a pixel value in text", "src/documents/x.tsx", `export const X = () => <p>12px</p>`],
    ["a font family", "src/templates/x.tsx", "export const face = `font-family: x`"],
    ["a typeface by name", "src/gatsby/x.ts", `export const face = "Figtree"`],
    ["an amount in text", "src/components/x/x.tsx", `export const X = () => <p>It costs $850.</p>`],
    ["an amount in a template", "src/features/x/x.ts", "export const x = (y: string) => `${y} costs $1,250`"],
    ["a percentage in a string", "src/templates/x.tsx", `export const leaving = "0.25% of the price"`],
    ["a percentage in words", "src/layouts/x.tsx", `export const X = () => <p>a deposit of 10 per cent</p>`],
    ["a rule that reads the clock", "src/domain/x.ts", `export const now = () => new Date()`],
    ["a rule that asks the clock", "src/domain/x.ts", `export const now = () => Date.now()`],
  ],
  "import-x/no-restricted-paths": [
    ["a component that imports a feature", "src/components/x/x.tsx", buildImport("../../features/quote/quote-dialog")],
    ["a function that imports a component", "functions/x/x.mts", buildImport("../../src/components/button/button")],
    ["a rule that imports the theme", "src/domain/x.ts", buildImport("../theme/roles")],
    ["money that imports the quote", "src/domain/money/x.ts", buildImport("../quote/quote")],
    ["money that imports a type of the quote", "src/domain/money/x.ts", importType("../quote/quote-types", "Quote")],
    ["a file of the domain itself that imports a folder", "src/domain/x.ts", buildImport("./money/money")],
    ["a folder of the domain without a place", "src/domain/another/x.ts", buildImport("../money/money")],
    ["the core of leads that imports the store", "src/leads/core/x.ts", buildImport("../store/find-quote")],
    [
      "the outbox that imports the taking of requests",
      "src/leads/outbox/mail/x.ts",
      buildImport("../../http/take-lead"),
    ],
    ["the taking of requests that imports the commands", "src/leads/http/x.ts", buildImport("../admin/erase-person")],
    ["health that imports the taking of requests", "src/leads/health/x.ts", buildImport("../http/refusals")],
    ["the commands that import the real ports", "src/leads/admin/x.ts", buildImport("../production/env")],
    ["a new room of leads that imports another", "src/leads/x/x.ts", buildImport("../core/ids")],
    ["a function that imports the commands", "functions/x/x.mts", buildImport("../../src/leads/admin/erase-person")],
    ["leads that import the harness", "src/leads/core/x.ts", buildImport("../../harness/chances")],
    ["a tool that imports what needs Jest", "tools/x.ts", buildImport("../src/testing/css-rules")],
    ["the harness that imports what needs Jest", "src/harness/x.ts", buildImport("../testing/css-rules")],
  ],
  "@typescript-eslint/naming-convention": [
    ["a variable named by a bare participle", "tools/x.ts", "export const found = 1"],
    ["such a parameter", "e2e/x.ts", "export const count = (asked: string[]) => asked.length"],
    ["such a function", "tools/x.ts", "export function kept(): void {}"],
  ],
  "no-restricted-globals": [
    ["the harness that uses Jest", "src/harness/x.ts", `export const clock = () => jest.spyOn(Date, "now")`],
    ["a rule that reads the environment", "src/domain/x.ts", `export const key = () => process.env.KEY`],
  ],
  "no-restricted-imports": [
    ["a rule that imports Node", "src/domain/x.ts", `export { readFileSync } from "node:fs"`],
    ["a rule that imports React", "src/domain/x.ts", `export { useState } from "react"`],
    ["a rule that imports Gatsby", "src/domain/x.ts", `export { Link } from "gatsby"`],
  ],
}

const LET_THROUGH: readonly Case[] = [
  [
    "a bare participle as a key of data",
    "tools/x.ts",
    "export const count = ({ kept }: { kept: number }) => ({ found: kept })",
  ],
  ["an amount that is worked out", "src/components/x/x.tsx", "export const X = (y: number) => `$${y} and ${y}%`"],
  ["how to type an amount", "src/features/x/x.ts", `export const hint = "Enter the price in dollars, like $850,000"`],
  ["an amount in a test", "src/components/x/x.test.tsx", `export const price = "$850"`],
  ["a pixel value in the theme", "src/theme/tokens/x.ts", `export const edge = "12px #f08080"`],
  ["a colour in a test", "src/components/x/x.test.tsx", `export const edge = "#f08080"`],
  ["a feature that imports a component", "src/features/x/x.tsx", buildImport("../../components/button/button")],
  [
    "the outbox that imports what is below it",
    "src/leads/outbox/retention/x.ts",
    buildImport("../../store/find-quote"),
  ],
  ["a test of leads that imports a layer above", "src/leads/core/x.test.ts", buildImport("../outbox/sweep")],
  ["a tool that imports the harness", "tools/x.ts", buildImport("../src/harness/chances")],
  ["a test of a tool that imports what needs Jest", "tools/x.test.ts", buildImport("../src/testing/css-rules")],
  ["the quote that imports money", "src/domain/quote/x.ts", buildImport("../money/money")],
  ["a rule that is given a day", "src/domain/x.ts", `export const day = (iso: string) => new Date(iso)`],
  ["an anchor and a number", "src/components/x/x.tsx", `export const X = () => <a href="#main">12 months</a>`],
]

/** ESLint can't load its modules in the test runner's sandbox, so one separate process checks all texts. */
const JUDGE = `
  import { ESLint } from "eslint"
  import { text } from "node:stream/consumers"
  const eslint = new ESLint()
  const answer = []
  for (const [, filePath, code] of JSON.parse(await text(process.stdin))) {
    const [result] = await eslint.lintText(code, { filePath })
    answer.push(result.messages.map(message => message.ruleId ?? message.message))
  }
  process.stdout.write(JSON.stringify(answer))
`

const cases = [
  ...Object.entries(REFUSED).flatMap(([rule, ofRule]) => ofRule.map(one => ({ one, rules: [rule] }))),
  ...LET_THROUGH.map(one => ({ one, rules: [] })),
]
const answers: string[][] = JSON.parse(
  execFileSync(process.execPath, ["--input-type=module", "--eval", JUDGE], {
    input: JSON.stringify(cases.map(({ one }) => one)),
    encoding: "utf8",
  }),
)

test.each(cases.map(({ one: [name], rules }, at) => ({ name, rules, answer: answers[at] })))(
  "lint on $name says $rules",
  ({ rules, answer }) => expect(answer).toEqual(rules),
)
