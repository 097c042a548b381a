import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { sampleTraces } from "../../src/gatsby/sample/sample-traces"
import { lineFor, readContent } from "../../src/gatsby/read-content"
import { contentOfFixtureFirm } from "../../src/testing/content-lines"
import { readAnswers } from "./answers"
import { prepare } from "./prepare"

const FIRMS = join(__dirname, "firms")

/** The answers of a firm, changed, with marks from the folder of firms. */
function answersOf(firm: string, ...changes: readonly (readonly [find: RegExp, replace: string])[]) {
  const yaml = changes.reduce(
    (text, [find, replace]) => text.replace(find, replace),
    readFileSync(join(FIRMS, `${firm}.yaml`), "utf8"),
  )
  const readMark = (name: string): string =>
    name === "letters.svg"
      ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>'
      : readFileSync(join(FIRMS, name), "utf8")
  return { given: parse(yaml) as unknown, read: readAnswers(yaml), readMark }
}

/** Jest can't load the formatter. */
const asItIs = async (_file: string, text: string) => text

/** Every file of a folder with its text. */
const textsIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file, readFileSync(file, "latin1")]),
  )

test("all that's wrong is told at once, and nothing is written", async () => {
  const content = contentOfFixtureFirm()
  const before = textsIn(content)
  const wrong = answersOf(
    "victoria",
    [/^abn:.*$/m, 'abn: "51 824 753 557"'],
    [/^phone:.*$/m, "phone: five"],
    [/^mark:.*$/m, "mark: letters.svg"],
    [/^colours:.*$/m, 'colours: ["#0077dd"]'],
    [/state: VIC/, "state: WA"],
  )
  const made = await prepare(content, wrong, asItIs)
  expect(made.ok ? [] : made.problems).toEqual([
    expect.stringMatching(/^line 4, abn: no business number has these eleven digits/),
    expect.stringMatching(/^line 6, phone: an Australian number/),
    expect.stringMatching(/^line \d+, states 1, state: one of NSW, VIC, QLD$/),
    expect.stringMatching(/^mark: letters\.svg, line 1: .*text/),
    expect.stringMatching(/^colours 1: neither dark nor white words can be read on #0077dd; the nearest/),
  ])
  expect(textsIn(content)).toEqual(before)
})

test("a mark that isn't there is told", async () => {
  const made = await prepare(contentOfFixtureFirm(), answersOf("victoria", [/^mark:.*$/m, "mark: none.svg"]), asItIs)
  expect(made).toEqual({
    ok: false,
    problems: ["mark: none.svg can't be read; it has to be in the folder of your answers"],
  })
})

test.each(["victoria", "queensland", "new-south-wales", "three-states"])(
  "%s: the content is the firm's, right, and says nothing of the sample; a second time changes nothing",
  async firm => {
    const content = contentOfFixtureFirm()
    const before = textsIn(content)
    const made = await prepare(content, answersOf(firm), asItIs)
    if (!made.ok) throw new Error(made.problems.join("\n"))
    expect(textsIn(content)).toEqual(before)
    const { files } = readContent(made.content)
    expect(sampleTraces(files).map(lineFor)).toEqual([])
    const kinds = new Set(files.filter(({ example }) => !example).map(({ type }) => type.kind))
    for (const kind of ["partner", "offer", "city", "person", "test"] as const) expect(kinds).not.toContain(kind)
    const again = await prepare(made.content, answersOf(firm), asItIs)
    expect(again.ok && again.changes).toEqual({ written: [], removed: [] })
  },
)
