import { execFileSync } from "node:child_process"

const CASES = {
  "a hex colour in a string": ["src/components/x/x.tsx", `export const edge = "#f08080"`],
  "a hex colour in a template": ["functions/x/x.mts", "export const edge = (x: string) => `${x} #FFF`"],
  "a pixel value in an attribute": ["src/layouts/x.tsx", `export const X = () => <hr style={{ width: "12px" }} />`],
  "a pixel value in text": ["src/documents/x.tsx", `export const X = () => <p>12px</p>`],
  "a font family": ["src/templates/x.tsx", "export const face = `font-family: x`"],
  "a typeface by name": ["src/gatsby/x.ts", `export const face = "Figtree"`],
  "a component that imports a feature": [
    "src/components/x/x.tsx",
    `export { QuoteForm } from "../../features/quote/quote-form"`,
  ],
  "a rule that imports the theme": ["src/domain/x.ts", `export { theme } from "../theme/theme"`],
  "a rule that imports Node": ["src/domain/x.ts", `export { readFileSync } from "node:fs"`],
  "a rule that imports React": ["src/domain/x.ts", `export { useState } from "react"`],
  "a rule that imports Gatsby": ["src/domain/x.ts", `export { Link } from "gatsby"`],
  "a rule that reads the clock": ["src/domain/x.ts", `export const now = () => new Date()`],
  "a rule that asks the clock": ["src/domain/x.ts", `export const now = () => Date.now()`],
  "a rule that reads the environment": ["src/domain/x.ts", `export const key = () => process.env.KEY`],
  "a function that imports a component": [
    "functions/x/x.mts",
    `export { Button } from "../../src/components/button/button"`,
  ],
  "the core of leads that imports the store": [
    "src/leads/core/x.ts",
    `export { findQuote } from "../store/find-quote"`,
  ],
  "the outbox that imports the taking of requests": [
    "src/leads/outbox/mail/x.ts",
    `export { takeLead } from "../../http/take-lead"`,
  ],
  "the taking of requests that imports the commands": [
    "src/leads/http/x.ts",
    `export { erasePerson } from "../admin/erase-person"`,
  ],
  "health that imports the taking of requests": [
    "src/leads/health/x.ts",
    `export { refusals } from "../http/refusals"`,
  ],
  "the commands that import the real ports": ["src/leads/admin/x.ts", `export { readEnv } from "../production/env"`],
  "a new room of leads that imports another": ["src/leads/x/x.ts", `export { storeId } from "../core/ids"`],
  "a function that imports the commands": [
    "functions/x/x.mts",
    `export { erasePerson } from "../../src/leads/admin/erase-person"`,
  ],
  "leads that import the harness": ["src/leads/core/x.ts", `export { chances } from "../../harness/chances"`],
  "a tool that imports what needs Jest": ["tools/x.ts", `export { cssRules } from "../src/testing/css-rules"`],
  "the harness that imports what needs Jest": ["src/harness/x.ts", `export { cssRules } from "../testing/css-rules"`],
  "the harness that uses Jest": ["src/harness/x.ts", `export const clock = () => jest.spyOn(Date, "now")`],
  "an amount in text": ["src/components/x/x.tsx", `export const X = () => <p>It costs $850.</p>`],
  "an amount in a template": ["src/features/x/x.ts", "export const x = (y: string) => `${y} costs $1,250`"],
  "a percentage in a string": ["src/templates/x.tsx", `export const leaving = "0.25% of the price"`],
  "a percentage in words": ["src/layouts/x.tsx", `export const X = () => <p>a deposit of 10 per cent</p>`],
  "an amount that is worked out": ["src/components/x/x.tsx", "export const X = (y: number) => `$${y} and ${y}%`"],
  "how to type an amount": ["src/features/x/x.ts", `export const hint = "Enter the price in dollars, like $850,000"`],
  "an amount in a test": ["src/components/x/x.test.tsx", `export const price = "$850"`],
  "a pixel value in the theme": ["src/theme/tokens/x.ts", `export const edge = "12px #f08080"`],
  "a colour in a test": ["src/components/x/x.test.tsx", `export const edge = "#f08080"`],
  "a feature that imports a component": [
    "src/features/x/x.tsx",
    `export { Button } from "../../components/button/button"`,
  ],
  "the outbox that imports what is below it": [
    "src/leads/outbox/retention/x.ts",
    `export { findQuote } from "../../store/find-quote"`,
  ],
  "a test of leads that imports a layer above": ["src/leads/core/x.test.ts", `export { sweep } from "../outbox/sweep"`],
  "a tool that imports the harness": ["tools/x.ts", `export { chances } from "../src/harness/chances"`],
  "a test of a tool that imports what needs Jest": [
    "tools/x.test.ts",
    `export { cssRules } from "../src/testing/css-rules"`,
  ],
  "a rule that is given a day": ["src/domain/x.ts", `export const day = (iso: string) => new Date(iso)`],
  "an anchor and a number": ["src/components/x/x.tsx", `export const X = () => <a href="#main">12 months</a>`],
} as const

/** ESLint loads its own modules, which the test runner's sandbox cannot; one process judges all texts. */
const JUDGE = `
  import { ESLint } from "eslint"
  import { text } from "node:stream/consumers"
  const eslint = new ESLint()
  const answer = {}
  for (const [name, [filePath, code]] of Object.entries(JSON.parse(await text(process.stdin)))) {
    const [result] = await eslint.lintText(code, { filePath })
    answer[name] = result.messages.map(message => message.ruleId ?? message.message)
  }
  process.stdout.write(JSON.stringify(answer))
`

const refusals: Record<string, string[]> = JSON.parse(
  execFileSync(process.execPath, ["--input-type=module", "--eval", JUDGE], {
    input: JSON.stringify(CASES),
    encoding: "utf8",
  }),
)

test.each([
  ["a hex colour in a string", "no-restricted-syntax"],
  ["a hex colour in a template", "no-restricted-syntax"],
  ["a pixel value in an attribute", "no-restricted-syntax"],
  ["a pixel value in text", "no-restricted-syntax"],
  ["a font family", "no-restricted-syntax"],
  ["a typeface by name", "no-restricted-syntax"],
  ["an amount in text", "no-restricted-syntax"],
  ["an amount in a template", "no-restricted-syntax"],
  ["a percentage in a string", "no-restricted-syntax"],
  ["a percentage in words", "no-restricted-syntax"],
  ["a component that imports a feature", "import-x/no-restricted-paths"],
  ["a function that imports a component", "import-x/no-restricted-paths"],
  ["a rule that imports the theme", "import-x/no-restricted-paths"],
  ["the core of leads that imports the store", "import-x/no-restricted-paths"],
  ["the outbox that imports the taking of requests", "import-x/no-restricted-paths"],
  ["the taking of requests that imports the commands", "import-x/no-restricted-paths"],
  ["health that imports the taking of requests", "import-x/no-restricted-paths"],
  ["the commands that import the real ports", "import-x/no-restricted-paths"],
  ["a new room of leads that imports another", "import-x/no-restricted-paths"],
  ["a function that imports the commands", "import-x/no-restricted-paths"],
  ["leads that import the harness", "import-x/no-restricted-paths"],
  ["a tool that imports what needs Jest", "import-x/no-restricted-paths"],
  ["the harness that imports what needs Jest", "import-x/no-restricted-paths"],
  ["the harness that uses Jest", "no-restricted-globals"],
  ["a rule that imports Node", "no-restricted-imports"],
  ["a rule that imports React", "no-restricted-imports"],
  ["a rule that imports Gatsby", "no-restricted-imports"],
  ["a rule that reads the clock", "no-restricted-syntax"],
  ["a rule that asks the clock", "no-restricted-syntax"],
  ["a rule that reads the environment", "no-restricted-globals"],
])("%s is refused", (name, rule) => {
  expect(refusals[name]).toEqual([rule])
})

test.each([
  "an amount that is worked out",
  "how to type an amount",
  "an amount in a test",
  "a pixel value in the theme",
  "a colour in a test",
  "a feature that imports a component",
  "the outbox that imports what is below it",
  "a test of leads that imports a layer above",
  "a tool that imports the harness",
  "a test of a tool that imports what needs Jest",
  "a rule that is given a day",
  "an anchor and a number",
])("%s is let through", name => {
  expect(refusals[name]).toEqual([])
})
