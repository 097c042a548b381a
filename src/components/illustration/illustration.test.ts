import { readdirSync, readFileSync } from "node:fs"
import { brotliCompressSync, constants } from "node:zlib"
import { ILLUSTRATIONS, MINIATURES, SCENES, STAMPS } from "../../domain/content/choices"
import { drawingProblems, type DrawingKind } from "./drawing-problems"

const KINDS: readonly (readonly [DrawingKind, readonly string[]])[] = [
  [{ width: 320, height: 240, line: 2, mostBytes: 2_000 }, ILLUSTRATIONS],
  [{ width: 560, height: 240, line: 2, mostBytes: 4_000 }, SCENES],
  [{ width: 200, height: 120, line: 1.5, mostBytes: 1_000 }, MINIATURES],
  [{ width: 64, height: 64, line: 1.5, mostBytes: 1_000 }, STAMPS],
]

const FOLDER = "static/illustrations"

const compressed = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

test.each(KINDS.flatMap(([kind, names]) => names.map(name => ({ name, kind }))))(
  "the drawing $name is in the hand of the others, and light",
  ({ name, kind }) => {
    const svg = readFileSync(`${FOLDER}/${name}.svg`, "utf8")
    expect(drawingProblems(svg, kind)).toEqual([])
    expect(compressed(svg)).toBeLessThanOrEqual(kind.mostBytes)
  },
)

test("no drawing lies there unused", () => {
  const used = KINDS.flatMap(([, names]) => names).map(name => `${name}.svg`)
  expect(readdirSync(FOLDER).sort()).toEqual(used.sort())
})

const KIND = { width: 64, height: 64, line: 1.5, mostBytes: 1_000 }
const GOOD =
  '<svg viewBox="0 0 64 64" width="64" height="64"><g id="art" stroke-width="1.5" style="stroke:var(--text,#1e2638)">' +
  '<path style="fill:var(--surface,#fff)" d="M0 0h9"/><path style="fill:var(--accent,#f08080)" d="M0 0h9"/></g></svg>'

test.each([
  ["no mistake", GOOD, []],
  ["another size", GOOD.replace("0 0 64 64", "0 0 32 32"), ['its viewBox is to be "0 0 64 64"']],
  ["another line", GOOD.replace("1.5", "3"), ["its lines are to be 1.5 wide, once for all"]],
  ["a colour of its own", GOOD.replace("var(--surface,#fff)", "#fff"), ["#fff is no role of the palette"]],
  ["a role that isn't there", GOOD.replace("--surface", "--paper"), ["--paper is no role of the palette"]],
  [
    "nothing in the firm's colour",
    GOOD.replace("--accent", "--text"),
    ["one part is to be in the firm's colour, not 0"],
  ],
  [
    "two parts in the firm's colour",
    GOOD.replace("--surface", "--accent"),
    ["one part is to be in the firm's colour, not 2"],
  ],
  ["a script", GOOD.replace("</g>", "<script/></g>"), ["only svg, g and path are allowed, not script"]],
])("a drawing with %s", (_, svg, problems) => {
  expect(drawingProblems(svg, KIND)).toEqual(problems)
})
