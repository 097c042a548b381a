import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { parse } from "yaml"
import { findLeftoverSampleTexts } from "../../src/gatsby/sample/sample-traces"
import { formatProblem, readContent } from "../../src/gatsby/read-content"
import { copyFixtureFirmContent } from "../../src/testing/content-lines"
import { parseRebrandAnswers } from "./answers"
import { createRebrandedContentCopy } from "./prepare"

const FIRMS = join(__dirname, "firms")

function readChangedAnswers(firm: string, ...changes: readonly (readonly [find: RegExp, replace: string])[]) {
  const yaml = changes.reduce(
    (text, [find, replace]) => text.replace(find, replace),
    readFileSync(join(FIRMS, `${firm}.yaml`), "utf8"),
  )
  const readMark = (name: string): string =>
    name === "letters.svg"
      ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>'
      : readFileSync(join(FIRMS, name), "utf8")
  return { given: parse(yaml) as unknown, read: parseRebrandAnswers(yaml), readMark }
}

/** Leaves the format as it is, since Jest can't load the formatter. */
const skipFormatting = async (_file: string, text: string) => text

async function rebrandContentFolder(content: string, ...firm: Parameters<typeof readChangedAnswers>): Promise<string> {
  const result = await createRebrandedContentCopy(content, readChangedAnswers(...firm), skipFormatting)
  if (!result.ok) throw new Error(result.problems.join("\n"))
  return result.content
}

const readFolderTexts = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file, readFileSync(file, "latin1")]),
  )

test("all that's wrong is told at once, and nothing is written", async () => {
  const content = copyFixtureFirmContent()
  const before = readFolderTexts(content)
  const wrong = readChangedAnswers(
    "victoria",
    [/^phone:.*$/m, "phone: five"],
    [/^mark:.*$/m, "mark: letters.svg"],
    [/^colours:.*$/m, 'colours: ["#0077dd"]'],
  )
  const result = await createRebrandedContentCopy(content, wrong, skipFormatting)
  expect(result.ok ? [] : result.problems).toEqual([
    expect.stringMatching(/^line 6, phone: an Australian number/),
    expect.stringMatching(/^mark: letters\.svg, line 1: .*text/),
    expect.stringMatching(/^colours 1: neither dark nor white words can be read on #0077dd; the nearest/),
  ])
  expect(readFolderTexts(content)).toEqual(before)
})

test("a mark that isn't there is told", async () => {
  const result = await createRebrandedContentCopy(
    copyFixtureFirmContent(),
    readChangedAnswers("victoria", [/^mark:.*$/m, "mark: none.svg"]),
    skipFormatting,
  )
  expect(result).toEqual({
    ok: false,
    problems: ["mark: none.svg can't be read; it has to be in the folder of your answers"],
  })
})

test.each(["victoria", "queensland-and-new-south-wales", "new-south-wales", "three-states"])(
  "%s: the content is the firm's, right, and says nothing of the sample; a second time changes nothing",
  async firm => {
    const content = copyFixtureFirmContent()
    const before = readFolderTexts(content)
    const result = await rebrandContentFolder(content, firm)
    expect(readFolderTexts(content)).toEqual(before)
    const { files } = readContent(result)
    expect(findLeftoverSampleTexts(files).map(formatProblem)).toEqual([])
    const kinds = new Set(files.filter(({ example }) => !example).map(({ type }) => type.kind))
    for (const kind of ["partner", "offer", "city", "person", "test"] as const) expect(kinds).not.toContain(kind)
    const again = await createRebrandedContentCopy(result, readChangedAnswers(firm), skipFormatting)
    expect(again.ok && again.changes).toEqual({ written: [], removed: [] })
  },
)

test("a law practice in two states with two colours of its own has each of them, in its order", async () => {
  const result = await rebrandContentFolder(copyFixtureFirmContent(), "queensland-and-new-south-wales")
  const states = [
    { state: "QLD", practitioner: "solicitor" },
    { state: "NSW", practitioner: "lawyer" },
  ]
  const site = parse(readFileSync(join(result, "site.yaml"), "utf8"))
  expect(site).toMatchObject({ states, colours: ["#7a1f3d", "#0b5a8a"], productTitle: "Property law" })
  const readFirmFees = (state: string): number[] => {
    const { periods } = JSON.parse(readFileSync(join(result, `fees/our-fees-${state}.json`), "utf8"))
    return [periods[0].amounts.purchase.amount, periods[0].amounts.sale.amount]
  }
  expect(["qld", "nsw"].map(readFirmFees)).toEqual([
    [1309, 979],
    [1595, 1320],
  ])
})

test("a firm's own charges are in its fees, with GST, and what it doesn't charge isn't the sample's", async () => {
  const charges = [
    /\{ purchase: 1080, sale: 960 \}/,
    "{ purchase: '$1,000', sale: 960, platform: 70 }\ngst: added",
  ] as const
  const readAmounts = (folder: string): Record<string, { amount: number }> =>
    JSON.parse(readFileSync(join(folder, "fees/our-fees-vic.json"), "utf8")).periods[0].amounts
  const result = await rebrandContentFolder(copyFixtureFirmContent(), "victoria", charges)
  const { purchase, platform, ...others } = readAmounts(result)
  expect([purchase, platform, others["sale"]]).toEqual([{ amount: 1100 }, { amount: 77 }, { amount: 1056 }])
  expect([others["strata"], others["identity-check"]]).toEqual([{ amount: 0 }, { amount: 0 }])

  const again = await rebrandContentFolder(result, "victoria", [
    /\{ purchase: 1080, sale: 960 \}/,
    "{ purchase: 1200, sale: 960 }",
  ])
  expect(readAmounts(again)).toMatchObject({ purchase: { amount: 1200 }, platform: { amount: 77 } })
})

const IN_BOTH = [
  [
    /(?=^product:)/m,
    '  - { state: NSW, as: licensed conveyancer, registration: { register: NSW Fair Trading, number: "05001" }, practitioner: conveyancer }\n',
  ],
  [/(?=^ {2}VIC: )/m, "  NSW: { purchase: 1080, sale: 960 }\n"],
] as const

test("a state that's added later has all that it has when it's named at once", async () => {
  const content = copyFixtureFirmContent()
  const readTextsByRelativePath = (folder: string) =>
    new Map([...readFolderTexts(folder)].map(([file, text]) => [relative(folder, file), text]))
  const later = await rebrandContentFolder(await rebrandContentFolder(content, "victoria"), "victoria", ...IN_BOTH)
  expect(readTextsByRelativePath(later)).toEqual(
    readTextsByRelativePath(await rebrandContentFolder(content, "victoria", ...IN_BOTH)),
  )
})
